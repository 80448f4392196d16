CREATE TABLE "red_rain_envelopes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"round" timestamp with time zone NOT NULL,
	"prize" bigint NOT NULL,
	"member_id" bigint,
	"bonus_id" bigint,
	"won_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "red_rain_rounds" (
	"merchant" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"pool" bigint NOT NULL,
	CONSTRAINT "red_rain_rounds_merchant_starts_at_pk" PRIMARY KEY("merchant","starts_at")
);
--> statement-breakpoint
CREATE TABLE "red_rain_rules" (
	"merchant" text PRIMARY KEY NOT NULL,
	"starts" jsonb DEFAULT '[43200,72000]'::jsonb NOT NULL,
	"seconds" integer DEFAULT 10 NOT NULL,
	"least_bets" bigint DEFAULT 100000 NOT NULL,
	"bet_days" integer DEFAULT 7 NOT NULL,
	"pool" bigint DEFAULT 1000000 NOT NULL,
	"envelopes" integer DEFAULT 1000 NOT NULL,
	"min_prize" bigint DEFAULT 100 NOT NULL,
	"max_prize" bigint DEFAULT 8800 NOT NULL,
	"turnover_times" integer DEFAULT 1 NOT NULL,
	"valid_days" integer DEFAULT 7 NOT NULL,
	CONSTRAINT "red_rain_rules_turnover" CHECK ("red_rain_rules"."turnover_times" between 1 and 10),
	CONSTRAINT "red_rain_rules_pool" CHECK ("red_rain_rules"."min_prize" > 0 and "red_rain_rules"."min_prize" * "red_rain_rules"."envelopes" <= "red_rain_rules"."pool" and "red_rain_rules"."pool" <= "red_rain_rules"."max_prize" * "red_rain_rules"."envelopes")
);
--> statement-breakpoint
ALTER TABLE "bonuses" ALTER COLUMN "deposit_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "red_rain_envelopes" ADD CONSTRAINT "red_rain_envelopes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "red_rain_envelopes" ADD CONSTRAINT "red_rain_envelopes_bonus_id_bonuses_order_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonuses"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "red_rain_rounds" ADD CONSTRAINT "red_rain_rounds_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "red_rain_rules" ADD CONSTRAINT "red_rain_rules_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "red_rain_waiting" ON "red_rain_envelopes" USING btree ("round","merchant","id") WHERE "red_rain_envelopes"."member_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "red_rain_member" ON "red_rain_envelopes" USING btree ("member_id","round") WHERE "red_rain_envelopes"."member_id" is not null;
CREATE TABLE "bet_count_progress" (
	"id" integer PRIMARY KEY NOT NULL,
	"bet_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bet_days" (
	"member_id" bigint NOT NULL,
	"day" date NOT NULL,
	"category" text NOT NULL,
	"valid_bet" bigint NOT NULL,
	"rounds" integer NOT NULL,
	CONSTRAINT "bet_days_member_id_day_category_pk" PRIMARY KEY("member_id","day","category")
);
--> statement-breakpoint
CREATE TABLE "bet_ranks" (
	"merchant" text NOT NULL,
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"member_id" bigint NOT NULL,
	"valid_bet" bigint NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bet_ranks_member_id_period_starts_on_pk" PRIMARY KEY("member_id","period","starts_on")
);
--> statement-breakpoint
CREATE TABLE "counted_bets" (
	"bet_id" bigint PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"promotion" text,
	"title" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"turnover_times" integer NOT NULL,
	"available_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"bonus_id" bigint,
	CONSTRAINT "rewards_source" UNIQUE("member_id","source"),
	CONSTRAINT "rewards_amount" CHECK ("rewards"."amount" > 0),
	CONSTRAINT "rewards_turnover" CHECK ("rewards"."turnover_times" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "missions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"period" text NOT NULL,
	"metric" text NOT NULL,
	"category" text,
	"target" bigint NOT NULL,
	"title" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"turnover_times" integer DEFAULT 1 NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vip_tiers" ADD COLUMN "level_bonus" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vip_tiers" ADD COLUMN "monthly_bonus" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vip_tiers" ADD COLUMN "turnover_times" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bonuses" ADD COLUMN "title" jsonb;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_bonus_id_orders_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missions" ADD CONSTRAINT "missions_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bet_days_day" ON "bet_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "bet_ranks_order" ON "bet_ranks" USING btree ("merchant","period","starts_on","valid_bet" DESC NULLS FIRST,"reached_at","member_id");--> statement-breakpoint
CREATE INDEX "bet_ranks_start" ON "bet_ranks" USING btree ("starts_on");--> statement-breakpoint
CREATE INDEX "rewards_member" ON "rewards" USING btree ("member_id","available_at");--> statement-breakpoint
CREATE INDEX "rewards_unclaimed" ON "rewards" USING btree ("member_id","expires_at") WHERE "rewards"."claimed_at" is null;--> statement-breakpoint
CREATE INDEX "rewards_bonus" ON "rewards" USING btree ("bonus_id") WHERE "rewards"."bonus_id" is not null;--> statement-breakpoint
CREATE INDEX "rewards_over" ON "rewards" USING btree ("expires_at") WHERE "rewards"."claimed_at" is null;--> statement-breakpoint
CREATE INDEX "missions_merchant" ON "missions" USING btree ("merchant");--> statement-breakpoint
DROP TABLE "member_promotions";

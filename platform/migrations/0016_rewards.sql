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
ALTER TABLE "vip_tiers" ADD COLUMN "level_bonus" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vip_tiers" ADD COLUMN "monthly_bonus" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vip_tiers" ADD COLUMN "turnover_times" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bonuses" ADD COLUMN "title" jsonb;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_bonus_id_orders_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rewards_member" ON "rewards" USING btree ("member_id","available_at");--> statement-breakpoint
CREATE INDEX "rewards_unclaimed" ON "rewards" USING btree ("member_id","expires_at") WHERE "rewards"."claimed_at" is null;--> statement-breakpoint
CREATE INDEX "rewards_bonus" ON "rewards" USING btree ("bonus_id") WHERE "rewards"."bonus_id" is not null;--> statement-breakpoint
CREATE INDEX "rewards_over" ON "rewards" USING btree ("expires_at") WHERE "rewards"."claimed_at" is null;--> statement-breakpoint
DROP TABLE "member_promotions";

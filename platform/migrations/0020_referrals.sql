CREATE TABLE "referral_rules" (
	"merchant" text PRIMARY KEY NOT NULL,
	"min_deposit" bigint DEFAULT 50000 NOT NULL,
	"min_turnover" bigint DEFAULT 100000 NOT NULL,
	"days" integer DEFAULT 30 NOT NULL,
	"reward" bigint DEFAULT 10000 NOT NULL,
	"turnover_times" integer DEFAULT 1 NOT NULL,
	"per_month" integer DEFAULT 20 NOT NULL,
	CONSTRAINT "referral_rules_days" CHECK ("referral_rules"."days" between 1 and 90),
	CONSTRAINT "referral_rules_reward" CHECK ("referral_rules"."reward" > 0 and "referral_rules"."turnover_times" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"merchant" text NOT NULL,
	"recommender_id" bigint NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"step" text DEFAULT 'registered' NOT NULL,
	"outcome" text,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"ended_at" timestamp with time zone,
	"reward_id" bigint,
	"note" text,
	CONSTRAINT "referrals_member_id_unique" UNIQUE("member_id")
);
--> statement-breakpoint
ALTER TABLE "referral_rules" ADD CONSTRAINT "referral_rules_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_recommender_id_members_id_fk" FOREIGN KEY ("recommender_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referrals_recommender" ON "referrals" USING btree ("recommender_id","registered_at");--> statement-breakpoint
CREATE INDEX "referrals_open" ON "referrals" USING btree ("member_id") WHERE "referrals"."outcome" is null;--> statement-breakpoint
CREATE INDEX "referrals_desk" ON "referrals" USING btree ("ended_at") WHERE "referrals"."outcome" in ('held', 'rejected');--> statement-breakpoint
CREATE INDEX "referrals_reward" ON "referrals" USING btree ("reward_id") WHERE "referrals"."reward_id" is not null;
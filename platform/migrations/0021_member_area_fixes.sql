ALTER TABLE "referrals" DROP CONSTRAINT "referrals_reward_id_rewards_id_fk";
--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_sent" ON "feedback" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "messages_sent" ON "messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "bank_accounts_mark" ON "bank_accounts" USING btree ("merchant","bank_code","account_mark");--> statement-breakpoint
ALTER TABLE "missions" ADD CONSTRAINT "missions_reward" CHECK ("missions"."amount" > 0 and "missions"."turnover_times" between 0 and 10);--> statement-breakpoint
ALTER TABLE "missions" ADD CONSTRAINT "missions_target" CHECK ("missions"."target" > 0);
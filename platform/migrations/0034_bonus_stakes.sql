DELETE FROM "social_tickets";--> statement-breakpoint
ALTER TABLE "social_tickets" ADD COLUMN "written_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "bonus_stake" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_transactions_transfers" ON "ledger_transactions" USING btree ("created_at") WHERE "ledger_transactions"."kind" = 'transfer';--> statement-breakpoint
CREATE INDEX "bets_member_id" ON "bets" USING btree ("member_id","id");
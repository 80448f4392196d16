ALTER TABLE "deposits" ADD COLUMN "pay_url" text;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "follow_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "payout_due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "deposits_followed" ON "deposits" USING btree ("asked_at") WHERE "deposits"."follow_until" is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_payout" ON "withdrawals" USING btree ("payout_due_at") WHERE "withdrawals"."payout_due_at" is not null;--> statement-breakpoint
UPDATE "withdrawals" SET "payout_due_at" = now() FROM "orders" WHERE "orders"."id" = "withdrawals"."order_id" AND "orders"."state" = 'paying';

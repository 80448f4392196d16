DROP INDEX "bank_accounts_number";--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "account_mark" text;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "account_tail" text;--> statement-breakpoint
UPDATE "bank_accounts" SET "account_mark" = "account_number", "account_tail" = right("account_number", 4);--> statement-breakpoint
ALTER TABLE "bank_accounts" ALTER COLUMN "account_mark" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_accounts" ALTER COLUMN "account_tail" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_number" ON "bank_accounts" USING btree ("merchant","bank_code","account_mark") WHERE not "bank_accounts"."is_removed";

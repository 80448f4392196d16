ALTER TABLE "accounts" ALTER COLUMN "balance" DROP NOT NULL;--> statement-breakpoint
UPDATE "accounts" SET "balance" = NULL WHERE "member_id" IS NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_balance" CHECK (("accounts"."member_id" is null) = ("accounts"."balance" is null));
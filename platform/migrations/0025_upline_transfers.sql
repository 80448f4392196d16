ALTER TABLE "money_rules" ADD COLUMN "transfer_min" bigint DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "money_rules" ADD COLUMN "transfer_per_day" bigint DEFAULT 5000000 NOT NULL;
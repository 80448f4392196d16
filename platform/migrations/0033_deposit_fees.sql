ALTER TABLE "deposit_channels" ADD COLUMN "fee_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_channels" ADD COLUMN "fee_fixed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "fee_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "fee_fixed" bigint DEFAULT 0 NOT NULL;
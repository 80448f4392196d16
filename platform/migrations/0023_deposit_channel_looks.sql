ALTER TABLE "deposit_channels" ADD COLUMN "method" text DEFAULT 'BANK' NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_channels" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_channels" ADD COLUMN "account_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_channels" ADD COLUMN "account_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_channels" ADD COLUMN "has_qr" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_channels" ADD COLUMN "minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_channels" ADD COLUMN "quick_amounts" bigint[] DEFAULT '{}' NOT NULL;
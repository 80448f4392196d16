ALTER TABLE "affiliate_codes" ADD COLUMN "kind" text DEFAULT 'player' NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD COLUMN "uses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD COLUMN "expires_at" timestamp with time zone;
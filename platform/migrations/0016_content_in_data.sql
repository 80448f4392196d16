CREATE TABLE "help_articles" (
	"merchant" text NOT NULL,
	"key" text NOT NULL,
	"sort" integer NOT NULL,
	"wording" jsonb NOT NULL,
	CONSTRAINT "help_articles_merchant_key_pk" PRIMARY KEY("merchant","key")
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "repeats_every_days" integer;
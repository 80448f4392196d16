CREATE TABLE "rebate_cuts" (
	"day" date PRIMARY KEY NOT NULL,
	"cut_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rebate_rates" (
	"merchant" text NOT NULL,
	"category" text NOT NULL,
	"level" integer NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "rebate_rates_merchant_category_level_pk" PRIMARY KEY("merchant","category","level")
);
--> statement-breakpoint
DELETE FROM "rebates";--> statement-breakpoint
ALTER TABLE "rebates" ALTER COLUMN "claimed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "money_rules" ADD COLUMN "least_rebate" bigint DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "rebates" ADD COLUMN "valid_bet" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "rebates" ADD COLUMN "rate" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "rebates" ADD COLUMN "status" text NOT NULL;--> statement-breakpoint
ALTER TABLE "rebate_rates" ADD CONSTRAINT "rebate_rates_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;
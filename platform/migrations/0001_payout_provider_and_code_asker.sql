DELETE FROM "sms_codes";--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "asker" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes" DROP CONSTRAINT "sms_codes_merchant_purpose_mobile_pk";--> statement-breakpoint
ALTER TABLE "sms_codes" ADD CONSTRAINT "sms_codes_merchant_purpose_mobile_asker_pk" PRIMARY KEY("merchant","purpose","mobile","asker");--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "provider" text;

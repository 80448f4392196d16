CREATE TABLE "mail_outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_links" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "affiliate_codes" (
	"merchant" text NOT NULL,
	"code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_codes_merchant_code_pk" PRIMARY KEY("merchant","code")
);
--> statement-breakpoint
CREATE TABLE "member_profiles" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"mobile" text,
	"is_mobile_verified" boolean DEFAULT false NOT NULL,
	"email" text,
	"nickname" text,
	"payee_name" text,
	"id_number" text,
	"qq_num" text,
	"facebook" text,
	"wechat" text,
	"line" text,
	"whatsapp" text,
	"zalo" text,
	"payment_password_hash" text,
	"affiliate_code" text,
	"recommended_by" bigint,
	"register_url" text NOT NULL,
	"register_method" text NOT NULL,
	"domain" text
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"merchant" text NOT NULL,
	"purpose" text NOT NULL,
	"mobile" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries_left" integer NOT NULL,
	CONSTRAINT "sms_codes_merchant_purpose_mobile_pk" PRIMARY KEY("merchant","purpose","mobile")
);
--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "field_rules" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD CONSTRAINT "affiliate_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_profiles" ADD CONSTRAINT "member_profiles_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_profiles" ADD CONSTRAINT "member_profiles_recommended_by_members_id_fk" FOREIGN KEY ("recommended_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_sent" ON "mail_outbox" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "password_links_expires" ON "password_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "affiliate_codes_member" ON "affiliate_codes" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_profiles_mobile" ON "member_profiles" USING btree ("merchant","mobile") WHERE "member_profiles"."is_mobile_verified";--> statement-breakpoint
CREATE INDEX "member_profiles_recommended" ON "member_profiles" USING btree ("recommended_by");--> statement-breakpoint
CREATE INDEX "sms_codes_expires" ON "sms_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_outbox_sent" ON "sms_outbox" USING btree ("sent_at");
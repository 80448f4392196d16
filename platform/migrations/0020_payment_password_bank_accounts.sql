CREATE TABLE "bank_accounts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"merchant" text NOT NULL,
	"bank_code" text NOT NULL,
	"account_number" text NOT NULL,
	"payee_name" text NOT NULL,
	"is_default" boolean NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"removes_at" timestamp with time zone,
	"is_removed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdraw_banks" (
	"merchant" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"account_pattern" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "withdraw_banks_merchant_code_pk" PRIMARY KEY("merchant","code")
);
--> statement-breakpoint
CREATE TABLE "payment_passwords" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_passwords" ADD CONSTRAINT "payment_passwords_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_accounts_member" ON "bank_accounts" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "bank_accounts_removes" ON "bank_accounts" USING btree ("removes_at") WHERE not "bank_accounts"."is_removed";--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_number" ON "bank_accounts" USING btree ("merchant","bank_code","account_number") WHERE not "bank_accounts"."is_removed";--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_default" ON "bank_accounts" USING btree ("member_id") WHERE "bank_accounts"."is_default" and not "bank_accounts"."is_removed";--> statement-breakpoint
INSERT INTO "payment_passwords" ("member_id", "hash", "tries_left", "changed_at")
	SELECT "member_id", "payment_password_hash", 5, "registered_at" FROM "member_profiles"
	JOIN "members" ON "members"."id" = "member_profiles"."member_id" WHERE "payment_password_hash" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "member_profiles" DROP COLUMN "payment_password_hash";
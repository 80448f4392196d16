CREATE TABLE "money_rules" (
	"merchant" text PRIMARY KEY NOT NULL,
	"min_wallet" bigint DEFAULT 10000 NOT NULL,
	"min_bank" bigint DEFAULT 50000 NOT NULL,
	"max_amount" bigint DEFAULT 5000000 NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"per_day" integer DEFAULT 3 NOT NULL,
	"review_above" bigint DEFAULT 2000000 NOT NULL,
	"turnover_weights" jsonb DEFAULT '{"RNG":100,"FISH":100,"other":20}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "turnover_progress" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"bet_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "turnover_requirements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"required" bigint NOT NULL,
	"met" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"met_at" timestamp with time zone,
	CONSTRAINT "turnover_requirements_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"bank_account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"reject_reason" text,
	"provider_reference" text,
	CONSTRAINT "withdrawals_provider_reference_unique" UNIQUE("provider_reference")
);
--> statement-breakpoint
ALTER TABLE "money_rules" ADD CONSTRAINT "money_rules_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnover_progress" ADD CONSTRAINT "turnover_progress_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnover_requirements" ADD CONSTRAINT "turnover_requirements_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "turnover_open" ON "turnover_requirements" USING btree ("member_id","created_at") WHERE "turnover_requirements"."met_at" is null;--> statement-breakpoint
CREATE INDEX "withdrawals_account" ON "withdrawals" USING btree ("bank_account_id");
CREATE TABLE "agent_rate_limits" (
	"merchant" text NOT NULL,
	"category" text NOT NULL,
	"rate" integer NOT NULL,
	"quota_from" integer NOT NULL,
	"quota" integer NOT NULL,
	CONSTRAINT "agent_rate_limits_merchant_category_pk" PRIMARY KEY("merchant","category")
);
--> statement-breakpoint
CREATE TABLE "agent_rates" (
	"member_id" bigint NOT NULL,
	"category" text NOT NULL,
	"from_day" date NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "agent_rates_member_id_category_from_day_pk" PRIMARY KEY("member_id","category","from_day")
);
--> statement-breakpoint
CREATE TABLE "agent_rebate_days" (
	"day" date PRIMARY KEY NOT NULL,
	"paid_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_rebates" (
	"agent_id" bigint NOT NULL,
	"day" date NOT NULL,
	"member_id" bigint NOT NULL,
	"category" text NOT NULL,
	"valid_bet" bigint NOT NULL,
	"rate" integer NOT NULL,
	"member_rate" integer NOT NULL,
	"amount" bigint NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_rebates_agent_id_day_member_id_category_pk" PRIMARY KEY("agent_id","day","member_id","category")
);
--> statement-breakpoint
ALTER TABLE "agent_rate_limits" ADD CONSTRAINT "agent_rate_limits_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_rates" ADD CONSTRAINT "agent_rates_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_rebates" ADD CONSTRAINT "agent_rebates_agent_id_members_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_rebates" ADD CONSTRAINT "agent_rebates_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;
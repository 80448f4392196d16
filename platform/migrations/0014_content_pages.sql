CREATE TABLE "agreements" (
	"merchant" text NOT NULL,
	"version" text NOT NULL,
	"effective_from" timestamp with time zone NOT NULL,
	"wording" jsonb NOT NULL,
	CONSTRAINT "agreements_merchant_version_pk" PRIMARY KEY("merchant","version")
);
--> statement-breakpoint
CREATE TABLE "campaign_joins" (
	"member_id" bigint NOT NULL,
	"announcement_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_joins_member_id_announcement_id_pk" PRIMARY KEY("member_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"announcement_id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"category" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"action" text NOT NULL,
	"wording" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_joins" ADD CONSTRAINT "campaign_joins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_joins" ADD CONSTRAINT "campaign_joins_announcement_id_campaigns_announcement_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."campaigns"("announcement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE no action ON UPDATE no action;
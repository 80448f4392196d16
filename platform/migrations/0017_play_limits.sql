CREATE TABLE "play_limits" (
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint,
	"next_amount" bigint,
	"next_at" timestamp with time zone,
	CONSTRAINT "play_limits_member_id_kind_period_pk" PRIMARY KEY("member_id","kind","period")
);
--> statement-breakpoint
CREATE TABLE "play_meters" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"open_stake" bigint NOT NULL,
	"played_at" timestamp with time zone,
	"totals" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "play_sessions" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"every_minutes" integer,
	"started_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "has_sign_in_alerts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "play_gap_minutes" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "play_break_minutes" integer DEFAULT 15 NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "reality_check_minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "reality_check_most_minutes" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "limit_confirm_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_meters" ADD CONSTRAINT "play_meters_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_sessions" ADD CONSTRAINT "play_sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;
CREATE TABLE "level_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"from_level" integer NOT NULL,
	"to_level" integer NOT NULL,
	"month" date NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "level_reviews" (
	"month" date PRIMARY KEY NOT NULL,
	"after_id" bigint DEFAULT 0 NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "level_changes" ADD CONSTRAINT "level_changes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "level_changes_member" ON "level_changes" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "members_levels" ON "members" USING btree ("id") WHERE "members"."vip_level" > 0;
CREATE TABLE "exclusions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"term" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exclusions" ADD CONSTRAINT "exclusions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exclusions_member" ON "exclusions" USING btree ("member_id","ends_at");--> statement-breakpoint
CREATE TRIGGER exclusions_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON exclusions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

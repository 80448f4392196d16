CREATE TABLE "login_places" (
	"member_id" bigint NOT NULL,
	"place" text NOT NULL,
	"last_login_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_places_member_id_place_pk" PRIMARY KEY("member_id","place")
);
--> statement-breakpoint
ALTER TABLE "login_places" ADD CONSTRAINT "login_places_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_places_place" ON "login_places" USING btree ("place");--> statement-breakpoint
CREATE INDEX "login_places_last" ON "login_places" USING btree ("last_login_at");
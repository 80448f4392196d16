CREATE TABLE "partner_sites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"merchant" text NOT NULL,
	"agent_id" bigint NOT NULL,
	"origins" jsonb NOT NULL,
	"public_key" jsonb NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "partner_site" text;--> statement-breakpoint
ALTER TABLE "partner_sites" ADD CONSTRAINT "partner_sites_agent_id_members_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_sites_merchant" ON "partner_sites" USING btree ("merchant","added_at");--> statement-breakpoint
CREATE INDEX "sessions_partner" ON "sessions" USING btree ("partner_site") WHERE "sessions"."partner_site" is not null;
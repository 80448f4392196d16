CREATE TABLE "social_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"visitor" text NOT NULL,
	"provider" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"return_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_links" (
	"merchant" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" bigint NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_links_merchant_issuer_subject_pk" PRIMARY KEY("merchant","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "social_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"visitor" text NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "social_links" ADD CONSTRAINT "social_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "social_attempts_expires" ON "social_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_links_member" ON "social_links" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "social_tickets_expires" ON "social_tickets" USING btree ("expires_at");
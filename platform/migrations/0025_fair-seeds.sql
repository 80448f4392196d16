CREATE TABLE "member_seeds" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"seed_hash" text NOT NULL,
	"sealed_seed" jsonb NOT NULL,
	"client_seed" text NOT NULL,
	"rounds" integer DEFAULT 0 NOT NULL,
	"next_hash" text NOT NULL,
	"next_sealed" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revealed_seeds" (
	"seed_hash" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"server_seed" text NOT NULL,
	"client_seed" text NOT NULL,
	"rounds" integer NOT NULL,
	"revealed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "seed_hash" text;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "nonce" integer;--> statement-breakpoint
ALTER TABLE "member_seeds" ADD CONSTRAINT "member_seeds_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revealed_seeds" ADD CONSTRAINT "revealed_seeds_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;
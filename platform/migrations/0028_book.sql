CREATE TABLE "book_legs" (
	"bet_no" text NOT NULL,
	"place" integer NOT NULL,
	"match_id" text NOT NULL,
	"pick" text NOT NULL,
	"odds" integer NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "book_legs_bet_no_place_pk" PRIMARY KEY("bet_no","place")
);
--> statement-breakpoint
CREATE TABLE "book_limits" (
	"merchant" text PRIMARY KEY NOT NULL,
	"least_stake" bigint NOT NULL,
	"most_stake" bigint NOT NULL,
	"most_payout" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "book_matches" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"sport" text NOT NULL,
	"league" jsonb NOT NULL,
	"home_team" text NOT NULL,
	"away_team" text NOT NULL,
	"rates" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"moves_at" timestamp with time zone,
	"moves" jsonb NOT NULL,
	"state" text NOT NULL,
	"seed_hash" text NOT NULL,
	"sealed_seed" jsonb NOT NULL,
	"seed" text,
	"score" jsonb
);
--> statement-breakpoint
ALTER TABLE "book_legs" ADD CONSTRAINT "book_legs_match_id_book_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."book_matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_legs_match" ON "book_legs" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "book_legs_open" ON "book_legs" USING btree ("bet_no") WHERE "book_legs"."state" = 'open';--> statement-breakpoint
CREATE INDEX "book_matches_old" ON "book_matches" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "book_matches_category" ON "book_matches" USING btree ("category","starts_at");--> statement-breakpoint
CREATE INDEX "book_matches_moves" ON "book_matches" USING btree ("moves_at") WHERE "book_matches"."moves_at" is not null;--> statement-breakpoint
CREATE INDEX "book_matches_ends" ON "book_matches" USING btree ("ends_at") WHERE "book_matches"."state" = 'open';
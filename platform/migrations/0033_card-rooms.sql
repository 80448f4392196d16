CREATE TABLE "card_rounds" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"room" text NOT NULL,
	"game" text NOT NULL,
	"settings" jsonb NOT NULL,
	"seed_hash" text NOT NULL,
	"sealed_seed" jsonb NOT NULL,
	"client_seed" text,
	"seed_marks" jsonb,
	"server_seed" text,
	"closes_at" timestamp with time zone,
	"dealt" jsonb,
	"moves" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"away" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"turn_ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"is_void" boolean DEFAULT false NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "card_seats" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"round_id" bigint NOT NULL,
	"seat" integer NOT NULL,
	"member_id" bigint NOT NULL,
	"bet_no" text NOT NULL,
	CONSTRAINT "card_seats_bet_no_unique" UNIQUE("bet_no"),
	CONSTRAINT "card_seats_place" UNIQUE("round_id","seat"),
	CONSTRAINT "card_seats_of_member" UNIQUE("round_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "card_seats" ADD CONSTRAINT "card_seats_round_id_card_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."card_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_seats" ADD CONSTRAINT "card_seats_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_seats" ADD CONSTRAINT "card_seats_bet_no_bets_bet_no_fk" FOREIGN KEY ("bet_no") REFERENCES "public"."bets"("bet_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_rounds_waiting" ON "card_rounds" USING btree ("room") WHERE "card_rounds"."dealt" is null and "card_rounds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "card_rounds_open" ON "card_rounds" USING btree ("id") WHERE "card_rounds"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "card_rounds_settled" ON "card_rounds" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "card_seats_member" ON "card_seats" USING btree ("member_id","id");
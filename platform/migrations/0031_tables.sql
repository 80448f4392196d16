CREATE TABLE "game_tables" (
	"code" text PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"shoe" integer NOT NULL,
	"watched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "table_bets" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"bet_no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"table_code" text NOT NULL,
	"shoe" integer NOT NULL,
	"round" integer NOT NULL,
	"round_id" bigint NOT NULL,
	"laid" jsonb NOT NULL,
	CONSTRAINT "table_bets_bet_no_unique" UNIQUE("bet_no")
);
--> statement-breakpoint
CREATE TABLE "table_rounds" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"table_code" text NOT NULL,
	"shoe" integer NOT NULL,
	"round" integer NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"dealt_at" timestamp with time zone,
	"result_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"outcome" jsonb,
	"mark" jsonb,
	"is_void" boolean DEFAULT false NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "table_rounds_place" UNIQUE("table_code","shoe","round")
);
--> statement-breakpoint
CREATE TABLE "table_shoes" (
	"table_code" text NOT NULL,
	"shoe" integer NOT NULL,
	"seed_hash" text NOT NULL,
	"sealed_seed" jsonb NOT NULL,
	"client_seed" text,
	"seed_marks" jsonb,
	"server_seed" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "table_shoes_table_code_shoe_pk" PRIMARY KEY("table_code","shoe")
);
--> statement-breakpoint
ALTER TABLE "table_bets" ADD CONSTRAINT "table_bets_bet_no_bets_bet_no_fk" FOREIGN KEY ("bet_no") REFERENCES "public"."bets"("bet_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_bets" ADD CONSTRAINT "table_bets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_rounds" ADD CONSTRAINT "table_rounds_table_code_game_tables_code_fk" FOREIGN KEY ("table_code") REFERENCES "public"."game_tables"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_shoes" ADD CONSTRAINT "table_shoes_table_code_game_tables_code_fk" FOREIGN KEY ("table_code") REFERENCES "public"."game_tables"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "table_bets_round" ON "table_bets" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "table_bets_member" ON "table_bets" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "table_bets_shoe" ON "table_bets" USING btree ("table_code","shoe");--> statement-breakpoint
CREATE INDEX "table_rounds_table" ON "table_rounds" USING btree ("table_code","id");--> statement-breakpoint
CREATE INDEX "table_rounds_settled" ON "table_rounds" USING btree ("settled_at");
CREATE TABLE "vendor_players" (
	"vendor" text NOT NULL,
	"member_id" bigint NOT NULL,
	"player" text NOT NULL,
	CONSTRAINT "vendor_players_vendor_member_id_pk" PRIMARY KEY("vendor","member_id"),
	CONSTRAINT "vendor_players_player" UNIQUE("vendor","player")
);
--> statement-breakpoint
CREATE TABLE "vendor_rounds" (
	"vendor" text NOT NULL,
	"round_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"node_id" text NOT NULL,
	"is_free_play" boolean NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_rounds_vendor_round_id_pk" PRIMARY KEY("vendor","round_id")
);
--> statement-breakpoint
CREATE TABLE "vendor_transactions" (
	"vendor" text NOT NULL,
	"transaction_id" text NOT NULL,
	"kind" text NOT NULL,
	"member_id" bigint NOT NULL,
	"round_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"bet_no" text,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"answer" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_transactions_vendor_transaction_id_pk" PRIMARY KEY("vendor","transaction_id")
);
--> statement-breakpoint
ALTER TABLE "launches" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "vendor_players" ADD CONSTRAINT "vendor_players_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_rounds" ADD CONSTRAINT "vendor_rounds_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_rounds" ADD CONSTRAINT "vendor_rounds_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_transactions" ADD CONSTRAINT "vendor_transactions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_rounds_member" ON "vendor_rounds" USING btree ("vendor","member_id","opened_at");--> statement-breakpoint
CREATE INDEX "vendor_rounds_open" ON "vendor_rounds" USING btree ("opened_at") WHERE "vendor_rounds"."state" <> 'closed';--> statement-breakpoint
CREATE INDEX "vendor_rounds_old" ON "vendor_rounds" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "vendor_transactions_round" ON "vendor_transactions" USING btree ("vendor","round_id");--> statement-breakpoint
CREATE INDEX "vendor_transactions_old" ON "vendor_transactions" USING btree ("at");
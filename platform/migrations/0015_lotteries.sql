CREATE TABLE "lottery_draws" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"game_code" text NOT NULL,
	"numero" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"draws_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"seed_hash" text NOT NULL,
	"sealed_seed" jsonb NOT NULL,
	"seed" text,
	"numbers" jsonb,
	"drawn_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "lottery_draws_numero" UNIQUE("game_code","numero")
);
--> statement-breakpoint
CREATE TABLE "lottery_lines" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"play" text NOT NULL,
	"marks" jsonb NOT NULL,
	"combinations" integer NOT NULL,
	"unit_stake" bigint NOT NULL,
	"multiple" integer NOT NULL,
	"stake" bigint NOT NULL,
	"odds" jsonb NOT NULL,
	"state" text NOT NULL,
	"payout" bigint NOT NULL,
	CONSTRAINT "lottery_lines_place" UNIQUE("order_id","place")
);
--> statement-breakpoint
CREATE TABLE "lottery_orders" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"draw_id" bigint NOT NULL,
	"game_code" text NOT NULL,
	"prize_mode" text NOT NULL,
	"account_id" bigint NOT NULL,
	"house_id" bigint NOT NULL,
	"is_free_play" boolean NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lottery_lines" ADD CONSTRAINT "lottery_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_orders" ADD CONSTRAINT "lottery_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_orders" ADD CONSTRAINT "lottery_orders_draw_id_lottery_draws_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."lottery_draws"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_orders" ADD CONSTRAINT "lottery_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_orders" ADD CONSTRAINT "lottery_orders_house_id_accounts_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lottery_draws_game" ON "lottery_draws" USING btree ("game_code","draws_at");--> statement-breakpoint
CREATE INDEX "lottery_draws_unsettled" ON "lottery_draws" USING btree ("draws_at") WHERE "lottery_draws"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "lottery_draws_old" ON "lottery_draws" USING btree ("draws_at");--> statement-breakpoint
CREATE INDEX "lottery_orders_draw" ON "lottery_orders" USING btree ("draw_id");
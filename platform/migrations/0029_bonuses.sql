CREATE TABLE "bonuses" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"deposit_id" bigint NOT NULL,
	"promotion" text NOT NULL,
	"amount" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "bonuses_deposit_id_unique" UNIQUE("deposit_id")
);
--> statement-breakpoint
CREATE TABLE "deposit_promotions" (
	"merchant" text NOT NULL,
	"code" text NOT NULL,
	"percent" integer NOT NULL,
	"max_bonus" bigint NOT NULL,
	"min_deposit" bigint NOT NULL,
	"turnover_times" integer NOT NULL,
	"valid_days" integer NOT NULL,
	"once" text NOT NULL,
	"chosen_within_days" integer,
	"is_offered" boolean NOT NULL,
	"sort" integer NOT NULL,
	"wording" jsonb NOT NULL,
	CONSTRAINT "deposit_promotions_merchant_code_pk" PRIMARY KEY("merchant","code"),
	CONSTRAINT "deposit_promotions_turnover" CHECK ("deposit_promotions"."turnover_times" between 1 and 10)
);
--> statement-breakpoint
ALTER TABLE "turnover_requirements" RENAME COLUMN "met_at" TO "closed_at";--> statement-breakpoint
DROP INDEX "turnover_open";--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "promotion" text;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "promotion_refusal" text;--> statement-breakpoint
ALTER TABLE "turnover_requirements" ADD COLUMN "source" text DEFAULT 'deposit' NOT NULL;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_deposit_id_orders_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bonuses_active" ON "bonuses" USING btree ("member_id") WHERE "bonuses"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "bonuses_member" ON "bonuses" USING btree ("member_id","promotion");--> statement-breakpoint
CREATE INDEX "turnover_open" ON "turnover_requirements" USING btree ("member_id","created_at") WHERE "turnover_requirements"."closed_at" is null;--> statement-breakpoint
CREATE TRIGGER bonuses_stay BEFORE DELETE OR TRUNCATE ON bonuses FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

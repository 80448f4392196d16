ALTER TABLE "bets" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bets_open" ON "bets" USING btree ("member_id") WHERE "bets"."status" = 'open';
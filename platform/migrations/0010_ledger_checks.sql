CREATE TABLE "ledger_checks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"extent" text NOT NULL,
	"through_id" bigint NOT NULL,
	"is_sound" boolean NOT NULL,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ledger_checks_at" ON "ledger_checks" USING btree ("at");
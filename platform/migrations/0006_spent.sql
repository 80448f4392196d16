CREATE TABLE "spent" (
	"what" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "spent_until" ON "spent" USING btree ("until");
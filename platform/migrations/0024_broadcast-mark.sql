ALTER TABLE "broadcasts" ADD COLUMN "mark" text;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_mark_unique" UNIQUE("mark");
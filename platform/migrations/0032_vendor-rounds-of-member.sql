DROP INDEX "vendor_rounds_member";--> statement-breakpoint
CREATE INDEX "vendor_rounds_member" ON "vendor_rounds" USING btree ("member_id","opened_at");
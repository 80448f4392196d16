DROP INDEX "members_upline";--> statement-breakpoint
CREATE INDEX "members_upline_name" ON "members" USING btree ("upline_id","username");
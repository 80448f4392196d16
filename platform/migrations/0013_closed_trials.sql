CREATE INDEX "members_open_trials" ON "members" USING btree ("registered_at") WHERE "members"."type" = 4 and not "members"."is_disabled";--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "launches_expires" ON "launches" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "launches_session" ON "launches" USING btree ("session_hash");
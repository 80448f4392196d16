CREATE TABLE "agent_rebate_totals" (
	"root_id" bigint NOT NULL,
	"day" date NOT NULL,
	"category" text NOT NULL,
	"is_agent" boolean NOT NULL,
	"is_direct" boolean NOT NULL,
	"lines" integer NOT NULL,
	"valid_bet" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "agent_rebate_totals_root_id_day_category_is_agent_is_direct_pk" PRIMARY KEY("root_id","day","category","is_agent","is_direct")
);
--> statement-breakpoint
CREATE TABLE "branch_days" (
	"member_id" bigint NOT NULL,
	"day" date NOT NULL,
	"category" text NOT NULL,
	"vassalage" text NOT NULL,
	"own_bet" bigint NOT NULL,
	"all_bet" bigint NOT NULL,
	"rate" integer NOT NULL,
	"member_rate" integer NOT NULL,
	CONSTRAINT "branch_days_member_id_day_category_vassalage_pk" PRIMARY KEY("member_id","day","category","vassalage")
);
--> statement-breakpoint
ALTER TABLE "agent_rebate_totals" ADD CONSTRAINT "agent_rebate_totals_root_id_members_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_days" ADD CONSTRAINT "branch_days_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_rebate_totals_day" ON "agent_rebate_totals" USING btree ("day");--> statement-breakpoint
CREATE INDEX "branch_days_day" ON "branch_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "agent_rates_day" ON "agent_rates" USING btree ("from_day");--> statement-breakpoint
CREATE INDEX "agent_rebates_day_member" ON "agent_rebates" USING btree ("day","member_id");--> statement-breakpoint
INSERT INTO "agent_rebate_totals" ("root_id", "day", "category", "is_agent", "is_direct", "lines", "valid_bet", "amount")
SELECT a."ancestor_id", line."day", line."category", m."type" NOT IN (0, 4, 40),
	a."depth" = 1 AND line."agent_id" = a."ancestor_id", count(*), sum(line."valid_bet"), sum(line."amount")
FROM (
	SELECT "agent_id", "member_id", "day", "category", sum("valid_bet") AS "valid_bet", sum("amount") AS "amount"
	FROM "agent_rebates"
	WHERE "agent_id" <> "member_id" AND "day" < (SELECT max("day") FROM "agent_rebate_days")
	GROUP BY "agent_id", "member_id", "day", "category", "rate", "member_rate"
) line
JOIN "member_ancestors" a ON a."member_id" = line."member_id"
LEFT JOIN "member_ancestors" mine ON mine."ancestor_id" = a."ancestor_id" AND mine."member_id" = line."agent_id"
JOIN "members" m ON m."id" = line."member_id"
WHERE a."ancestor_id" = line."agent_id" OR mine."member_id" IS NOT NULL
GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
-- The days that are not paid yet are written anew, with their branches.
DELETE FROM "member_days" WHERE "day" >= (SELECT max("day") FROM "agent_rebate_days");--> statement-breakpoint
DELETE FROM "team_days" WHERE "day" >= (SELECT max("day") FROM "agent_rebate_days");--> statement-breakpoint
DELETE FROM "written_days" WHERE "day" >= (SELECT max("day") FROM "agent_rebate_days");

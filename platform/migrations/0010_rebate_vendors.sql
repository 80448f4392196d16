ALTER TABLE "agent_rebates" DROP CONSTRAINT "agent_rebates_agent_id_day_member_id_category_pk";--> statement-breakpoint
ALTER TABLE "agent_rebates" ADD COLUMN "vassalage" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_rebates" ADD CONSTRAINT "agent_rebates_agent_id_day_member_id_category_vassalage_pk" PRIMARY KEY("agent_id","day","member_id","category","vassalage");
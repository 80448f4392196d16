ALTER TABLE "agent_commissions" ADD COLUMN "held_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "agent_commissions" ADD COLUMN "held_back_reason" text;
CREATE TABLE "agent_commission_runs" (
	"kind" text NOT NULL,
	"period_from" timestamp with time zone NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_commission_runs_kind_period_from_pk" PRIMARY KEY("kind","period_from")
);
--> statement-breakpoint
CREATE TABLE "agent_commissions" (
	"kind" text NOT NULL,
	"agent_id" bigint NOT NULL,
	"period_from" timestamp with time zone NOT NULL,
	"period_until" timestamp with time zone NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"active_members" integer DEFAULT 0 NOT NULL,
	"stake" bigint DEFAULT 0 NOT NULL,
	"payout" bigint DEFAULT 0 NOT NULL,
	"rebate" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"fees" bigint DEFAULT 0 NOT NULL,
	"carried_in" bigint DEFAULT 0 NOT NULL,
	"base" bigint DEFAULT 0 NOT NULL,
	"rate" integer NOT NULL,
	"own" bigint DEFAULT 0 NOT NULL,
	"below" bigint DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"carried_out" bigint DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"pay_from" timestamp with time zone NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "agent_commissions_kind_agent_id_period_from_pk" PRIMARY KEY("kind","agent_id","period_from")
);
--> statement-breakpoint
ALTER TABLE "agent_commissions" ADD CONSTRAINT "agent_commissions_agent_id_members_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_commissions_pending" ON "agent_commissions" USING btree ("pay_from") WHERE "agent_commissions"."status" = 'pending';
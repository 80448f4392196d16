CREATE TABLE "chat_conversations" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_launches" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"is_operator" boolean NOT NULL,
	"text" text NOT NULL,
	"key" text,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "broadcast_states" (
	"broadcast_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "broadcast_states_member_id_broadcast_id_pk" PRIMARY KEY("member_id","broadcast_id")
);
--> statement-breakpoint
CREATE TABLE "broadcasts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_type" integer,
	"least_level" integer,
	"registered_before" timestamp with time zone,
	"subject" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_launches" ADD CONSTRAINT "chat_launches_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_member_id_chat_conversations_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."chat_conversations"("member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_states" ADD CONSTRAINT "broadcast_states_broadcast_id_broadcasts_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_states" ADD CONSTRAINT "broadcast_states_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_conversations_last" ON "chat_conversations" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "chat_conversations_open" ON "chat_conversations" USING btree ("last_at") WHERE "chat_conversations"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "chat_launches_expires" ON "chat_launches" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "chat_launches_session" ON "chat_launches" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "chat_messages_member" ON "chat_messages" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_key" ON "chat_messages" USING btree ("member_id","key");--> statement-breakpoint
CREATE INDEX "chat_messages_sent" ON "chat_messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "broadcast_states_broadcast" ON "broadcast_states" USING btree ("broadcast_id");--> statement-breakpoint
CREATE INDEX "broadcasts_merchant" ON "broadcasts" USING btree ("merchant","sent_at");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("member_id") WHERE "messages"."read_at" is null and "messages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "messages_deleted" ON "messages" USING btree ("deleted_at") WHERE "messages"."deleted_at" is not null;
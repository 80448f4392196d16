import { bigserial, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/instant.ts';

/** A delay or failure asked for a path prefix; `remaining` null means until it is reset. */
export const controlFaults = pgTable('control_faults', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  path: text().notNull(),
  latencyMs: integer('latency_ms'),
  status: integer(),
  errorCode: text('error_code'),
  remaining: integer(),
});

export const smsOutbox = pgTable('sms_outbox', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  mobile: text().notNull(),
  text: text().notNull(),
  sentAt: instant('sent_at').notNull(),
});

import { instant } from '../database/instant.ts';
import { sql } from '../database/orm.ts';
import { bigserial, index, integer, jsonb, pgTable, text } from '../database/pg-core.ts';

/** Transactional outbox: domain events, written in the transaction that they report, until they are delivered. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    topic: text().notNull(),
    fact: jsonb().notNull(),
    at: instant('at').notNull(),
    dueAt: instant('due_at').notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    lastError: text('last_error'),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [index('outbox_due').on(table.dueAt).where(sql`${table.deliveredAt} is null`)],
);

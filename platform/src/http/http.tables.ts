import { instant } from '../database/instant.ts';
import { index, integer, jsonb, pgTable, primaryKey, text } from '../database/pg-core.ts';
import type { StoredJwk } from '../encryption/key-wrap.ts';

/** What was answered under a key, for a day. `answer` is written with what the call wrote. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The member, or the browser of a guest. */
    subject: text().notNull(),
    endpoint: text().notNull(),
    key: text().notNull(),
    inputHash: text('input_hash').notNull(),
    answer: jsonb(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.endpoint, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

export const rateLimits = pgTable('rate_limits', {
  subject: text().primaryKey(),
  windowStart: instant('window_start').notNull(),
  count: integer().notNull(),
});

/** What was good for one use and has had it, until it is worth nothing anyway. */
export const spent = pgTable(
  'spent',
  {
    what: text().primaryKey(),
    until: instant('until').notNull(),
  },
  (table) => [index('spent_until').on(table.until)],
);

export const encryptionKeys = pgTable('encryption_keys', {
  kid: text().primaryKey(),
  publicJwk: jsonb('public_jwk').$type<StoredJwk>().notNull(),
  privateJwk: jsonb('private_jwk').$type<StoredJwk>().notNull(),
  createdAt: instant('created_at').notNull(),
});

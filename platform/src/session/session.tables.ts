import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from '../members/members.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The token itself is never stored. Ended sessions stay: they are the history of logins. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    startedAt: instant('started_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('sessions_started').on(table.startedAt, table.memberId),
    index('sessions_seen').on(table.lastSeenAt, table.memberId),
  ],
);

/** While a row lives, a login of this visitor or username needs a captcha. */
export const loginChallenges = pgTable('login_challenges', {
  subject: text().primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

export const rateLimits = pgTable('rate_limits', {
  subject: text().primaryKey(),
  windowStart: instant('window_start').notNull(),
  count: integer().notNull(),
});

export type StoredJwk = Record<string, string>;

export const encryptionKeys = pgTable('encryption_keys', {
  kid: text().primaryKey(),
  publicJwk: jsonb('public_jwk').$type<StoredJwk>().notNull(),
  privateJwk: jsonb('private_jwk').$type<StoredJwk>().notNull(),
  createdAt: instant('created_at').notNull(),
});

import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/instant.ts';
import { members } from './members.tables.ts';

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

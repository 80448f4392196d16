import { instant } from '../database/instant.ts';
import { sql } from '../database/orm.ts';
import { bigint, index, pgTable, text, uuid } from '../database/pg-core.ts';
import { members } from './members.tables.ts';

/** Who ended a session: its own browser, the member from another, a new password, a self-exclusion, or the operator. */
export type EndedBy = 'member' | 'elsewhere' | 'password' | 'exclusion' | 'staff';

/** The token itself is never stored. Ended sessions stay: they are the history of logins. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** What the member's list calls it: opens nothing. */
    id: uuid().notNull().unique().defaultRandom(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    startedAt: instant('started_at').notNull(),
    /** Written now and then (`find-session.ts`): the idle time counts from here. */
    lastSeenAt: instant('last_seen_at').notNull(),
    /** No renewal moves it. */
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    endedBy: text('ended_by').$type<EndedBy>(),
    /** Families, as `Chrome` and `Android`: what its owner knows it by. */
    browser: text(),
    system: text(),
    /** Shortened to its network. */
    network: text(),
    /** The affiliate's site whose word opened it; null: the member's own. */
    partnerSite: text('partner_site'),
  },
  (table) => [
    index('sessions_started').on(table.startedAt, table.memberId),
    index('sessions_seen').on(table.lastSeenAt, table.memberId),
    index('sessions_expires').on(table.expiresAt),
    index('sessions_member').on(table.memberId, table.startedAt),
    index('sessions_partner').on(table.partnerSite).where(sql`${table.partnerSite} is not null`),
  ],
);

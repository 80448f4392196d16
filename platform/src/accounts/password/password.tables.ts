import { instant } from '../../database/instant.ts';
import { bigint, index, pgTable, text } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';

/** Links of mails that set a forgotten password, by the hash of their token. A member has one at a time. */
export const passwordLinks = pgTable(
  'password_links',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .primaryKey()
      .references(() => members.id),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('password_links_expires').on(table.expiresAt)],
);

import type { Language } from '@shared-kernel/contracts/system/values';
import { instant } from '../../database/instant.ts';
import { bigint, boolean, index, pgTable, text } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';
import { sessions } from '../../identity/sessions.tables.ts';
import { games } from '../catalogue/catalogue.tables.ts';

/** One member, one game, one account, while the session that opened it lives. */
export const launches = pgTable(
  'launches',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    nodeId: text('node_id')
      .notNull()
      .references(() => games.nodeId),
    isFreePlay: boolean('is_free_play').notNull(),
    /** In which the game was opened; a launch of before does not say. */
    language: text().$type<Language>(),
    expiresAt: instant('expires_at').notNull(),
  },
  // A session that is cleared away is looked for among them.
  (table) => [index('launches_expires').on(table.expiresAt), index('launches_session').on(table.sessionHash)],
);

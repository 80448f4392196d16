import { instant } from '../database/instant.ts';
import { bigint, index, pgTable, primaryKey, text } from '../database/pg-core.ts';
import { members } from './members.tables.ts';

/** From where a member has logged in: a browser (`visitor/<hash of its id>`) or an address (`address/<key>`). */
export const loginPlaces = pgTable(
  'login_places',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    place: text().notNull(),
    lastLoginAt: instant('last_login_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.place] }),
    index('login_places_place').on(table.place),
    index('login_places_last').on(table.lastLoginAt),
  ],
);

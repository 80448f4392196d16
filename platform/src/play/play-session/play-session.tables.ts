import { instant } from '../../database/instant.ts';
import { bigint, integer, pgTable } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';

/** How a member's session of play stands, and how often they want to be told; no instants before the first game. */
export const playSessions = pgTable('play_sessions', {
  memberId: bigint('member_id', { mode: 'number' })
    .primaryKey()
    .references(() => members.id),
  /** null: as the merchant has it. */
  everyMinutes: integer('every_minutes'),
  startedAt: instant('started_at'),
  /** When a game was last open. */
  seenAt: instant('seen_at'),
  /** The last reality check that was answered, or the start. */
  checkedAt: instant('checked_at'),
});

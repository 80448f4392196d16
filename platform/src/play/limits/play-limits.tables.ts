import type { LimitPeriod } from '@shared-kernel/contracts/member/deposit-limits';
import type { PLAY_LIMIT_KINDS } from '@shared-kernel/contracts/member/play-limits';
import { instant } from '../../database/instant.ts';
import { bigint, jsonb, pgTable, primaryKey, text } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';

export type PlayLimitKind = (typeof PLAY_LIMIT_KINDS)[number];

/** What a member has set for losses, in minor units, and for time played, in minutes; null: no limit. */
export const playLimits = pgTable(
  'play_limits',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    kind: text().$type<PlayLimitKind>().notNull(),
    period: text().$type<LimitPeriod>().notNull(),
    amount: bigint({ mode: 'bigint' }),
    /** What takes its place from `nextAt` on, once it is confirmed; without an instant nothing does. */
    nextAmount: bigint('next_amount', { mode: 'bigint' }),
    nextAt: instant('next_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind, table.period] })],
);

/** A running total; `from` is the start of its period, `loss` in minor units. */
export interface StoredTotal {
  readonly from: string;
  readonly loss: string;
  readonly playedMs: number;
}

/**
 * Running totals of who has ever set a limit of play, so that no stake sums up bets. Read and written while the member's account
 * is held.
 */
export const playMeters = pgTable('play_meters', {
  memberId: bigint('member_id', { mode: 'number' })
    .primaryKey()
    .references(() => members.id),
  /** Stakes of lottery orders and bets that are open. */
  openStake: bigint('open_stake', { mode: 'bigint' }).notNull(),
  /** The last round or order. */
  playedAt: instant('played_at'),
  totals: jsonb().$type<Readonly<Record<LimitPeriod, StoredTotal>>>().notNull(),
});

import { instant } from '../../database/instant.ts';
import { sql } from '../../database/orm.ts';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';
import { games } from '../catalogue/catalogue.tables.ts';

/** Amounts in minor units. `roundKey` is the frame's idempotency key; `outcome` is answered again when it repeats. */
export const bets = pgTable(
  'bets',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    betNo: text('bet_no').notNull().unique(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    nodeId: text('node_id')
      .notNull()
      .references(() => games.nodeId),
    isFreePlay: boolean('is_free_play').notNull(),
    stake: bigint({ mode: 'bigint' }).notNull(),
    validBet: bigint('valid_bet', { mode: 'bigint' }).notNull(),
    /** What of the stake was bonus money: it meets a bonus's turnover alone, and earns no rebate. */
    bonusStake: bigint('bonus_stake', { mode: 'bigint' }).notNull().default(sql`0`),
    payout: bigint({ mode: 'bigint' }).notNull(),
    /** An open one is not decided yet, and counts in no figure. */
    status: text().$type<'open' | 'settled' | 'void'>().notNull(),
    /** When it counts: once an open bet ends, the time of its end, with a new `id` (`stakes/open-bets.ts`). */
    placedAt: instant('placed_at').notNull(),
    /** When its stake was taken, of one that is or was open. */
    openedAt: instant('opened_at'),
    roundKey: text('round_key'),
    outcome: jsonb(),
    /** What the player chose besides the stake; null in games without a choice. */
    choice: jsonb(),
    /** The hash of the server seed that drew the round, and the round's number under it. */
    seedHash: text('seed_hash'),
    nonce: integer(),
  },
  (table) => [
    index('bets_member_id').on(table.memberId, table.id),
    index('bets_member').on(table.memberId, table.placedAt),
    index('bets_placed').on(table.placedAt, table.memberId),
    index('bets_open').on(table.memberId).where(sql`${table.status} = 'open'`),
    uniqueIndex('bets_round').on(table.memberId, table.roundKey),
  ],
);

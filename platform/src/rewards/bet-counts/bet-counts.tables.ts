import type { CalendarDay } from '@shared-kernel/contracts/system/calendar';
import { instant } from '../../database/instant.ts';
import { bigint, date, index, integer, pgTable, primaryKey, text } from '../../database/pg-core.ts';

const day = (name: string) => date(name, { mode: 'string' }).$type<CalendarDay>().notNull();
const member = () => bigint('member_id', { mode: 'number' }).notNull();
const validBet = () => bigint('valid_bet', { mode: 'bigint' }).notNull();

/** Settled bets of own money by member, day and category, in minor units: what missions are measured by. */
export const betDays = pgTable(
  'bet_days',
  {
    memberId: member(),
    day: day('day'),
    category: text().notNull(),
    validBet: validBet(),
    rounds: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day, table.category] }),
    index('bet_days_day').on(table.day),
  ],
);

/** The same by period: a ranking is read from its index, whatever the number of members. */
export const betRanks = pgTable(
  'bet_ranks',
  {
    merchant: text().notNull(),
    period: text().$type<'day' | 'week'>().notNull(),
    startsOn: day('starts_on'),
    memberId: member(),
    validBet: validBet(),
    /** When the last of it was bet: of equals the earlier is before the other. */
    reachedAt: instant('reached_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.period, table.startsOn] }),
    index('bet_ranks_order').on(
      table.merchant,
      table.period,
      table.startsOn,
      table.validBet.desc().nullsFirst(),
      table.reachedAt,
      table.memberId,
    ),
    index('bet_ranks_start').on(table.startsOn),
  ],
);

/** All bets up to this one are counted. One row. */
export const betCountProgress = pgTable('bet_count_progress', {
  id: integer().primaryKey(),
  betId: bigint('bet_id', { mode: 'number' }).notNull(),
});

/** Bets beyond that which are counted: ids are given before rounds end, so that a lower one may come later. */
export const countedBets = pgTable('counted_bets', {
  betId: bigint('bet_id', { mode: 'number' }).primaryKey(),
  countedAt: instant('counted_at').notNull().defaultNow(),
});

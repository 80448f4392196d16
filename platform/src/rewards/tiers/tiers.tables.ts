import type { CalendarDay } from '@shared-kernel/contracts/system/calendar';
import { instant } from '../../database/instant.ts';
import { sql } from '../../database/orm.ts';
import { bigint, bigserial, boolean, check, date, index, integer, pgTable, text } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';

const amount = (name: string) => bigint(name, { mode: 'bigint' }).notNull();

/** The club's levels. Amounts in minor units; the rebate rates of a level stand in `rebate_rates`. */
export const vipTiers = pgTable(
  'vip_tiers',
  {
    level: integer().primaryKey(),
    /** Valid bets of one month that open this level, and that keep it. */
    target: amount('target'),
    /** Once in a lifetime, with the first time that the level is reached. */
    levelBonus: amount('level_bonus').default(sql`0`),
    /** On the 1st, to whoever has the level then. */
    monthlyBonus: amount('monthly_bonus').default(sql`0`),
    /** How many times either is to be bet. */
    turnoverTimes: integer('turnover_times').notNull().default(1),
  },
  (table) => [
    // A reward that cannot be granted would stop the counting of bets.
    check('vip_tiers_bonuses', sql`${table.levelBonus} >= 0 and ${table.monthlyBonus} >= 0`),
    check('vip_tiers_turnover', sql`${table.turnoverTimes} between 0 and 10`),
  ],
);

/** Each change of a member's level: its history, and which level bonuses the member has had. */
export const levelChanges = pgTable(
  'level_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    fromLevel: integer('from_level').notNull(),
    toLevel: integer('to_level').notNull(),
    /** The month whose bets decided. */
    month: date({ mode: 'string' }).$type<CalendarDay>().notNull(),
    reason: text().$type<'reached' | 'notKept'>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('level_changes_member').on(table.memberId, table.id)],
);

/** The review on the 1st of each month, and how far it is: members up to `after_id` are done. */
export const levelReviews = pgTable('level_reviews', {
  /** Its first day. */
  month: date({ mode: 'string' }).$type<CalendarDay>().primaryKey(),
  afterId: bigint('after_id', { mode: 'number' }).notNull().default(0),
  isDone: boolean('is_done').notNull().default(false),
});

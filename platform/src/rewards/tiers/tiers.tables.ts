import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';

const amount = (name: string) => bigint(name, { mode: 'bigint' }).notNull();

/** The club's levels. Amounts in minor units; the rebate rates of a level stand in `rebate_rates`. */
export const vipTiers = pgTable('vip_tiers', {
  level: integer().primaryKey(),
  /** Valid bets of one month that open this level, and that keep it. */
  target: amount('target'),
  /** Once in a lifetime, with the first time that the level is reached. */
  levelBonus: amount('level_bonus').default(sql`0`),
  /** On the 1st, to whoever has the level then. */
  monthlyBonus: amount('monthly_bonus').default(sql`0`),
  /** How many times either is to be bet. */
  turnoverTimes: integer('turnover_times').notNull().default(1),
});

import { instant } from '../../database/instant.ts';
import { sql } from '../../database/orm.ts';
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import { bonuses } from '../bonuses/bonuses.tables.ts';

const amount = (name: string) => bigint(name, { mode: 'bigint' }).notNull();

/** A merchant's rules for red envelope rain. Amounts in minor units; what stands here for all is the house's. */
export const redRainRules = pgTable(
  'red_rain_rules',
  {
    merchant: text()
      .primaryKey()
      .references(() => merchants.code),
    /** When rounds start, in seconds after the merchant's midnight; none: no rain. */
    starts: jsonb().$type<readonly number[]>().notNull().default([43_200, 72_000]),
    seconds: integer().notNull().default(10),
    /** Valid bets of own money that a member needs within the last `betDays` days. */
    leastBets: amount('least_bets').default(sql`100000`),
    betDays: integer('bet_days').notNull().default(7),
    /** A round pays no more than its pool, in so many envelopes. */
    pool: amount('pool').default(sql`1000000`),
    envelopes: integer().notNull().default(1000),
    minPrize: amount('min_prize').default(sql`100`),
    maxPrize: amount('max_prize').default(sql`8800`),
    turnoverTimes: integer('turnover_times').notNull().default(1),
    validDays: integer('valid_days').notNull().default(7),
  },
  (table) => [
    check('red_rain_rules_turnover', sql`${table.turnoverTimes} between 1 and 10`),
    check(
      'red_rain_rules_pool',
      sql`${table.minPrize} > 0 and ${table.minPrize} * ${table.envelopes} <= ${table.pool} and ${table.pool} <= ${table.maxPrize} * ${table.envelopes}`,
    ),
  ],
);

/** Rounds whose envelopes were filled: with the first member who joins. */
export const redRainRounds = pgTable(
  'red_rain_rounds',
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    startsAt: instant('starts_at').notNull(),
    pool: amount('pool'),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.startsAt] })],
);

/** What a round pays: its pool was split before the first prize, so that no order of events pays more. Minor units. */
export const redRainEnvelopes = pgTable(
  'red_rain_envelopes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    merchant: text().notNull(),
    round: instant('round').notNull(),
    prize: amount('prize'),
    /** Whose it is; null while it waits. */
    memberId: bigint('member_id', { mode: 'number' }).references(() => members.id),
    /** The bonus that the prize went into. */
    bonusId: bigint('bonus_id', { mode: 'number' }).references(() => bonuses.orderId),
    wonAt: instant('won_at'),
  },
  (table) => [
    index('red_rain_waiting').on(table.round, table.merchant, table.id).where(sql`${table.memberId} is null`),
    /** One try each. */
    uniqueIndex('red_rain_member').on(table.memberId, table.round).where(sql`${table.memberId} is not null`),
  ],
);

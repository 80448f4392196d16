import type { Language } from '@shared-kernel/contracts/system/values';
import { instant } from '../../database/instant.ts';
import { sql } from '../../database/orm.ts';
import {
  bigint,
  boolean,
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
import { orders } from '../../orders/orders.tables.ts';

export interface PromotionWording {
  readonly name: string;
  readonly detail: string;
}

/** What a merchant adds to a deposit. Amounts in minor units. */
export const depositPromotions = pgTable(
  'deposit_promotions',
  {
    merchant: text().notNull(),
    code: text().notNull(),
    /** In percent of the deposit. */
    percent: integer().notNull(),
    maxBonus: bigint('max_bonus', { mode: 'bigint' }).notNull(),
    minDeposit: bigint('min_deposit', { mode: 'bigint' }).notNull(),
    /** The bonus is to be bet this many times. */
    turnoverTimes: integer('turnover_times').notNull(),
    /** How long a member has for it. */
    validDays: integer('valid_days').notNull(),
    /** `first`: with a member's first deposit. `daily`: once from midnight to midnight. */
    once: text().$type<'first' | 'daily'>().notNull(),
    /** From registration; null for one that may be chosen at any time. */
    chosenWithinDays: integer('chosen_within_days'),
    isOffered: boolean('is_offered').notNull(),
    sort: integer().notNull(),
    wording: jsonb().$type<Readonly<Record<Language, PromotionWording>>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.code] }),
    /** House rule: never more than ten times the bonus. */
    check('deposit_promotions_turnover', sql`${table.turnoverTimes} between 1 and 10`),
  ],
);

/** What a bonus order gives. Amounts in minor units. */
export const bonuses = pgTable(
  'bonuses',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .primaryKey()
      .references(() => orders.id),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    /** The deposit that brought it, one bonus each; null while it holds prizes alone. */
    depositId: bigint('deposit_id', { mode: 'number' })
      .unique()
      .references(() => orders.id),
    promotion: text().notNull(),
    /** Of a reward; null for what its promotion names. */
    title: jsonb().$type<Readonly<Record<Language, string>>>(),
    /** What the deposit brought, or the first prize; with all that joined it since, it stands in its turnover requirement. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** null while it is on. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    /** One at a time (house rules, deposits). */
    uniqueIndex('bonuses_active').on(table.memberId).where(sql`${table.endedAt} is null`),
    index('bonuses_member').on(table.memberId, table.promotion),
  ],
);

import type { REFERRAL_OUTCOMES, REFERRAL_STEPS } from '@shared-kernel/contracts/member/referrals';
import { instant } from '../../database/instant.ts';
import { sql } from '../../database/orm.ts';
import { bigint, bigserial, check, index, integer, pgTable, text } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import { rewards } from '../grants/rewards.tables.ts';

const money = (name: string) => bigint(name, { mode: 'bigint' }).notNull();

/** What a merchant asks of an invited member, and gives for one. Amounts in minor units; what stands here for all is the house's. */
export const referralRules = pgTable(
  'referral_rules',
  {
    merchant: text()
      .primaryKey()
      .references(() => merchants.code),
    /** Of the first deposit. */
    minDeposit: money('min_deposit').default(sql`50000`),
    /** Valid bets of own money. */
    minTurnover: money('min_turnover').default(sql`100000`),
    /** Whole days after the one of the registration. */
    days: integer().notNull().default(30),
    reward: money('reward').default(sql`10000`),
    /** How many times the reward is to be bet; 0: own money. */
    turnoverTimes: integer('turnover_times').notNull().default(1),
    /** Rewards of one recommender from the 1st of a month on. */
    perMonth: integer('per_month').notNull().default(20),
  },
  (table) => [
    check('referral_rules_days', sql`${table.days} between 1 and 90`),
    check('referral_rules_reward', sql`${table.reward} > 0 and ${table.turnoverTimes} between 0 and 10`),
  ],
);

/** Why a referral is not counted, is held for staff, or has lapsed. */
export type ReferralReason =
  | 'device'
  | 'address'
  | 'account'
  | 'circle'
  | 'disabled'
  | 'excluded'
  | 'trial'
  | 'siblings'
  | 'payee'
  | 'deposit'
  | 'time';

/** A row for each member who came by another's link: how far they have come, and what became of it. */
export const referrals = pgTable(
  'referrals',
  {
    /** What the recommender's list knows it by: never the invited member's number. */
    id: bigserial({ mode: 'number' }).primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => members.id),
    merchant: text().notNull(),
    recommenderId: bigint('recommender_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    registeredAt: instant('registered_at').notNull(),
    /** Until then it counts. */
    endsAt: instant('ends_at').notNull(),
    step: text().$type<(typeof REFERRAL_STEPS)[number]>().notNull().default('registered'),
    /** null: still open. */
    outcome: text().$type<(typeof REFERRAL_OUTCOMES)[number]>(),
    /** Collected on the way: a device that is forgotten later stays a reason. */
    reasons: text().array().$type<ReferralReason[]>().notNull().default([]),
    endedAt: instant('ended_at'),
    rewardId: bigint('reward_id', { mode: 'number' }).references(() => rewards.id, { onDelete: 'set null' }),
    /** What staff wrote with their decision. */
    note: text(),
  },
  (table) => [
    index('referrals_recommender').on(table.recommenderId, table.registeredAt),
    index('referrals_open').on(table.memberId).where(sql`${table.outcome} is null`),
    index('referrals_desk').on(table.endedAt).where(sql`${table.outcome} in ('held', 'rejected')`),
    index('referrals_reward').on(table.rewardId).where(sql`${table.rewardId} is not null`),
  ],
);

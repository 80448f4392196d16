import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/instant.ts';
import { members } from '../../identity/members.tables.ts';
import { merchants } from '../../merchants/merchants.tables.ts';

const memberId = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => members.id);

/**
 * What the merchant gives agents without an upline, in hundredths of a percent; and to how many direct members (`quota`) an agent
 * may give `quotaFrom` or more.
 */
export const agentRateLimits = pgTable(
  'agent_rate_limits',
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    category: text().notNull(),
    rate: integer().notNull(),
    quotaFrom: integer('quota_from').notNull(),
    quota: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.category] })],
);

/** Rates that members were given by their uplines: each counts from its day until the next one. In hundredths of a percent. */
export const agentRates = pgTable(
  'agent_rates',
  {
    memberId: memberId('member_id'),
    category: text().notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    rate: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.category, table.fromDay] })],
);

/**
 * What an agent was paid for a day, line by line: for the bets of a direct member and of everyone below, or for own bets, where
 * the member is the agent, at one vendor. Amounts in minor units, rates in hundredths of a percent.
 */
export const agentRebates = pgTable(
  'agent_rebates',
  {
    agentId: memberId('agent_id'),
    day: date({ mode: 'string' }).notNull(),
    memberId: memberId('member_id'),
    category: text().notNull(),
    /** Empty for lines that were paid before vendors were told apart. */
    vassalage: text().notNull().default(''),
    validBet: bigint('valid_bet', { mode: 'bigint' }).notNull(),
    /** The agent's. */
    rate: integer().notNull(),
    /** What the member has of it; 0 for own bets. */
    memberRate: integer('member_rate').notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    paidAt: instant('paid_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.day, table.memberId, table.category, table.vassalage] })],
);

/** Days at whose start every day before was paid. The first is the day on which rebates of agents began. */
export const agentRebateDays = pgTable('agent_rebate_days', {
  day: date({ mode: 'string' }).primaryKey(),
  paidAt: instant('paid_at').notNull(),
});

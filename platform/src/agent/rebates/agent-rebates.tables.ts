import { instant } from '../../database/instant.ts';
import { bigint, date, index, integer, pgTable, primaryKey, text } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';

const memberId = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => members.id);

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
  (table) => [
    primaryKey({ columns: [table.agentId, table.day, table.memberId, table.category, table.vassalage] }),
    index('agent_rebates_day_member').on(table.day, table.memberId),
  ],
);

/** Days at whose start every day before was paid. The first is the day on which rebates of agents began. */
export const agentRebateDays = pgTable('agent_rebate_days', {
  day: date({ mode: 'string' }).primaryKey(),
  paidAt: instant('paid_at').notNull(),
});

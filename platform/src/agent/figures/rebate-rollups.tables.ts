import { bigint, boolean, date, index, integer, pgTable, primaryKey, text } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';

const memberId = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => members.id);
const amount = (name: string) => bigint(name, { mode: 'bigint' }).notNull();
const day = () => date({ mode: 'string' }).notNull();

/**
 * The bets that count for rebates, of a member (`own_bet`) and of the member with everyone below (`all_bet`), at one vendor: of days
 * whose rebates are not paid yet, up to the `until` of the written day. Minor units.
 */
export const branchDays = pgTable(
  'branch_days',
  {
    memberId: memberId('member_id'),
    day: day(),
    category: text().notNull(),
    vassalage: text().notNull(),
    ownBet: amount('own_bet'),
    allBet: amount('all_bet'),
    /** The upline's and the member's when it was written: the totals of the day count by them. */
    rate: integer().notNull(),
    memberRate: integer('member_rate').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day, table.category, table.vassalage] }),
    index('branch_days_day').on(table.day),
  ],
);

/**
 * What was paid in an agent's team for a day, or, of a day that is not paid yet, what its branches bring: the lines of the agent and of
 * the agents below through members below, the vendors of a line added up. `is_direct`: the agent's own lines through direct members;
 * `is_agent`: what the members are. Minor units.
 */
export const agentRebateTotals = pgTable(
  'agent_rebate_totals',
  {
    rootId: memberId('root_id'),
    day: day(),
    category: text().notNull(),
    isAgent: boolean('is_agent').notNull(),
    isDirect: boolean('is_direct').notNull(),
    lines: integer().notNull(),
    validBet: amount('valid_bet'),
    amount: amount('amount'),
  },
  (table) => [
    primaryKey({ columns: [table.rootId, table.day, table.category, table.isAgent, table.isDirect] }),
    index('agent_rebate_totals_day').on(table.day),
  ],
);

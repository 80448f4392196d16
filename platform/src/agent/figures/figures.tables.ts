import { instant } from '../../database/instant.ts';
import { sql } from '../../database/orm.ts';
import { bigint, boolean, date, index, integer, pgTable, primaryKey } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';

const amount = (name: string) => bigint(name, { mode: 'bigint' }).notNull().default(sql`0`);

/** What a profit and loss adds up (`countedMoves`). Minor units; `bets` and `entries` are counts. */
const figures = () => ({
  deposits: amount('deposits'),
  withdrawals: amount('withdrawals'),
  stake: amount('stake'),
  validBet: amount('valid_bet'),
  payout: amount('payout'),
  bonus: amount('bonus'),
  rebate: amount('rebate'),
  bets: integer().notNull().default(0),
  entries: integer().notNull().default(0),
  moneyIn: amount('money_in'),
  moneyOut: amount('money_out'),
});

const memberId = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => members.id);

/** A member's figures of a day of the merchants' calendar that is over; no row where nothing happened. */
export const memberDays = pgTable(
  'member_days',
  { memberId: memberId('member_id'), day: date({ mode: 'string' }).notNull(), ...figures() },
  (table) => [primaryKey({ columns: [table.memberId, table.day] }), index('member_days_day').on(table.day)],
);

/** The sum of `member_days` over everyone below an agent, the agent left out: players and agents apart. */
export const teamDays = pgTable(
  'team_days',
  {
    agentId: memberId('agent_id'),
    day: date({ mode: 'string' }).notNull(),
    isAgent: boolean('is_agent').notNull(),
    ...figures(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.day, table.isAgent] }), index('team_days_day').on(table.day)],
);

/** The days that are written: all from the first one on. The last may still be going on: what happened after `until` is not in it. */
export const writtenDays = pgTable('written_days', {
  day: date({ mode: 'string' }).primaryKey(),
  until: instant('until').notNull(),
  writtenAt: instant('written_at').notNull(),
});

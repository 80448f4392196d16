import type { ContractKind } from '@shared-kernel/contracts/agent/contracts';
import type { CommissionStatus } from '@shared-kernel/contracts/agent/dividends';
import { instant } from '../../database/instant.ts';
import { sql } from '../../database/orm.ts';
import { bigint, index, integer, pgTable, primaryKey, text } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';

const amount = (name: string) => bigint(name, { mode: 'bigint' }).notNull().default(sql`0`);

/**
 * What a contract brought an agent for a period, with everything that it was computed from. Amounts in minor units, the rate in
 * hundredths of a percent. All figures are of the members below the agent, the agent left out.
 */
export const agentCommissions = pgTable(
  'agent_commissions',
  {
    kind: text().$type<ContractKind>().notNull(),
    agentId: bigint('agent_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    periodFrom: instant('period_from').notNull(),
    periodUntil: instant('period_until').notNull(),
    /** Of their own money, as in their rebates. */
    validBet: amount('valid_bet'),
    activeMembers: integer('active_members').notNull().default(0),
    /** Of a dividend alone, as `carriedIn`. */
    stake: amount('stake'),
    payout: amount('payout'),
    rebate: amount('rebate'),
    bonus: amount('bonus'),
    fees: amount('fees'),
    /** From the period before: a loss is negative, what was held is positive. */
    carriedIn: amount('carried_in'),
    /** What the rate is of. */
    base: amount('base'),
    rate: integer().notNull(),
    /** `base` × `rate`, rounded down to the centavo. */
    own: amount('own'),
    /** What the contracts below take of it. */
    below: amount('below'),
    /** `own` − `below`, never below zero. */
    amount: amount('amount'),
    carriedOut: amount('carried_out'),
    status: text().$type<CommissionStatus>().notNull(),
    payFrom: instant('pay_from').notNull(),
    computedAt: instant('computed_at').notNull(),
    paidAt: instant('paid_at'),
    /** Since when staff keeps a pending one from being paid, and why; null of one that is paid when it is due. */
    heldBackAt: instant('held_back_at'),
    heldBackReason: text('held_back_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.agentId, table.periodFrom] }),
    // Written out: an index takes no parameter.
    index('agent_commissions_pending').on(table.payFrom).where(sql`${table.status} = 'pending'`),
  ],
);

/** Periods that were computed, each once and whole. */
export const agentCommissionRuns = pgTable(
  'agent_commission_runs',
  {
    kind: text().$type<ContractKind>().notNull(),
    periodFrom: instant('period_from').notNull(),
    computedAt: instant('computed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.periodFrom] })],
);

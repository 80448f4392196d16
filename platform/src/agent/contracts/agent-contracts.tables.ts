import type { ContractKind, ContractStatus } from '@shared-kernel/contracts/agent/contracts';
import { instant } from '../../database/instant.ts';
import { sql } from '../../database/orm.ts';
import { bigint, bigserial, date, index, jsonb, pgTable, text, uniqueIndex } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';

/** From a turnover and a number of active members on, a rate. */
export interface Tier {
  /** Minor units, written out: JSON has no numbers of that size. */
  readonly validBet: string;
  readonly activeMembers: number;
  /** In hundredths of a percent. */
  readonly rate: number;
}

/**
 * What an agent earns by a team, as the upline, or the operator for who has none (`proposerId`: null), proposed it. One that nobody
 * answered in time may still say `proposed`: the date decides. `inForceFrom`: the first day of the period after the answer; it counts
 * until a later one does.
 */
export const agentContracts = pgTable(
  'agent_contracts',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().$type<ContractKind>().notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    proposerId: bigint('proposer_id', { mode: 'number' }).references(() => members.id),
    tiers: jsonb().$type<readonly Tier[]>().notNull(),
    status: text().$type<ContractStatus>().notNull(),
    proposedAt: instant('proposed_at').notNull(),
    answeredAt: instant('answered_at'),
    inForceFrom: date('in_force_from', { mode: 'string' }),
  },
  (table) => [
    // Written out: an index takes no parameter.
    uniqueIndex('agent_contracts_proposed').on(table.memberId, table.kind).where(sql`${table.status} = 'proposed'`),
    index('agent_contracts_member').on(table.memberId, table.kind, table.inForceFrom),
  ],
);

import type { ContractKind } from '@shared-kernel/contracts/agent/contracts';
import { addDays, type CalendarDay, dayOf, startOfDay } from '@shared-kernel/contracts/system/calendar';
import type { FeatureSeed } from '../../base/feature-seed.ts';
import { rowsOf } from '../../database/database.ts';
import { sql } from '../../database/orm.ts';
import { memberAncestors, members } from '../../identity/members.tables.ts';
import { isAgentSql } from '../../identity/team.ts';
import { agentContracts } from '../contracts/agent-contracts.tables.ts';
import { periodAt } from './periods.ts';

/** Since how many days the demo's contracts are in force, about: few, since all that is due is computed and paid at the first start. */
const DAYS: Readonly<Record<ContractKind, number>> = { dividend: 20, salary: 1, hourly: -1 };

/** By the number of agents above; deeper ones have no contract. In hundredths of a percent. */
const RATES: Readonly<Record<ContractKind, readonly number[]>> = {
  dividend: [3000, 2000, 1000],
  salary: [12, 8, 4],
  hourly: [6, 4, 2],
};

const inForceFrom = (kind: ContractKind, now: Date): CalendarDay =>
  dayOf(periodAt(kind, startOfDay(addDays(dayOf(now), -DAYS[kind]))).from);

interface Agent {
  readonly id: string | number;
  readonly upline_id: string | number | null;
  readonly depth: number;
}

/** The demo's agents have contracts, so that there is something to see: half of the rate from the first peso on, all of it for more. */
export const demoContractsSeed: FeatureSeed = {
  feature: 'demo-contracts',
  version: 1,
  needs: 'history',
  run: async (tx, now) => {
    for (const kind of ['dividend', 'salary', 'hourly'] as const) {
      const from = inForceFrom(kind, now);
      const agents = await rowsOf<Agent>(
        tx,
        sql`select m.id, m.upline_id,
            (select count(*)::int from ${memberAncestors} a where a.member_id = m.id) as depth
          from ${members} m
          where ${isAgentSql(sql`m.type`)} and m.registered_at < ${startOfDay(from)}
            and exists (select from ${memberAncestors} a where a.ancestor_id = m.id)
            and not exists (select from ${agentContracts} c where c.member_id = m.id and c.kind = ${kind})`,
      );
      const rows = agents.flatMap(({ id, upline_id, depth }) => {
        const rate = RATES[kind][depth];
        if (rate === undefined) return [];
        const at = startOfDay(addDays(from, -1));
        return {
          kind,
          memberId: Number(id),
          proposerId: upline_id === null ? null : Number(upline_id),
          tiers: [
            { validBet: '0', activeMembers: 0, rate: rate / 2 },
            { validBet: '10000000', activeMembers: 5, rate },
          ],
          status: 'agreed' as const,
          proposedAt: at,
          answeredAt: at,
          inForceFrom: from,
        };
      });
      if (rows.length > 0) await tx.insert(agentContracts).values(rows);
    }
  },
};

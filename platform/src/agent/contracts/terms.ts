import type { CalendarDay } from '@shared-kernel/contracts/system/calendar';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { agentContracts, type ContractKind, type Tier } from './agent-contracts.tables.ts';

/** What a team did in a period: `validBet` in minor units. */
export interface Reached {
  readonly validBet: bigint;
  readonly activeMembers: number;
}

/** The tiers that are in force on a day, by member; who has no contract of the kind is left out. */
export const termsInForce = async (
  db: Database,
  kind: ContractKind,
  day: CalendarDay,
): Promise<ReadonlyMap<number, readonly Tier[]>> => {
  const { memberId, tiers, status, inForceFrom, id } = agentContracts;
  const rows = await db
    .selectDistinctOn([memberId], { memberId, tiers })
    .from(agentContracts)
    .where(and(eq(agentContracts.kind, kind), eq(status, 'agreed'), lte(inForceFrom, day)))
    .orderBy(memberId, desc(inForceFrom), desc(id));
  return new Map(rows.map((row) => [row.memberId, row.tiers]));
};

/** The best rate of the tiers that are reached, in hundredths of a percent; 0 where none is. */
export const rateOf = (tiers: readonly Tier[], { validBet, activeMembers }: Reached): number =>
  Math.max(
    0,
    ...tiers
      .filter((tier) => validBet >= BigInt(tier.validBet) && activeMembers >= tier.activeMembers)
      .map(({ rate }) => rate),
  );

import type { ContractKind } from '@shared-kernel/contracts/agent/contracts';
import type { CalendarDay } from '@shared-kernel/contracts/system/calendar';
import type { Database } from '../../database/database.ts';
import { and, desc, eq, inArray, lte } from '../../database/orm.ts';
import { agentContracts, type Tier } from './agent-contracts.tables.ts';

/** A member is active by a deposit in the period and valid bets of so much in it (rules: contracts). Minor units. */
export const ACTIVE_VALID_BET = 100_000n;

/** What a team did in a period: `validBet` in minor units. */
export interface Reached {
  readonly validBet: bigint;
  readonly activeMembers: number;
}

/** The tiers that are in force on a day, by member, of everyone or of some; who has no contract of the kind is left out. */
export const termsInForce = async (
  db: Database,
  kind: ContractKind,
  day: CalendarDay,
  ids?: readonly number[],
): Promise<ReadonlyMap<number, readonly Tier[]>> => {
  const { memberId, tiers, status, inForceFrom, id } = agentContracts;
  const rows = await db
    .selectDistinctOn([memberId], { memberId, tiers })
    .from(agentContracts)
    .where(
      and(
        eq(agentContracts.kind, kind),
        eq(status, 'agreed'),
        lte(inForceFrom, day),
        ids && inArray(memberId, [...ids]),
      ),
    )
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

/** What just reaches a tier. */
export const reachedBy = ({ validBet, activeMembers }: Tier): Reached => ({
  validBet: BigInt(validBet),
  activeMembers,
});

/** Whether no tier gives more than others do where it is reached. */
export const isWithin = (tiers: readonly Tier[], others: readonly Tier[]): boolean =>
  tiers.every((tier) => tier.rate <= rateOf(others, reachedBy(tier)));

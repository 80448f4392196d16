import type { ContractTier } from '@shared-kernel/contracts/agent/contracts';
import { parseAmount, toDecimalAmount } from 'shared-kernel/format';

/** What a team did in a period; amounts of the wire. */
export interface Reached {
  readonly validBet: string;
  readonly activeMembers: number;
}

/** A hundredth of a percent of anything. */
const PARTS = 10_000;

/** The rate of the best tier that is reached, in percent; `0.00` where none is. */
export const rateAt = (tiers: readonly ContractTier[], { validBet, activeMembers }: Reached): string =>
  toDecimalAmount(
    Math.max(
      0,
      ...tiers
        .filter((tier) => parseAmount(validBet) >= parseAmount(tier.validBet) && activeMembers >= tier.activeMembers)
        .map(({ rate }) => parseAmount(rate)),
    ),
  );

/** What a rate pays of an amount, rounded down to the centavo. */
export const payOf = (amount: string, rate: string): string =>
  toDecimalAmount(Math.floor((parseAmount(amount) * parseAmount(rate)) / PARTS));

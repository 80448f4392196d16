/** What a channel keeps of a deposit: hundredths of a percent of it, and a part that is always the same (minor units). */
export interface FeeRule {
  readonly feeRate: number;
  readonly feeFixed: bigint;
}

const WHOLE = 10_000n;

/** Rounded down to the centavo, and never more than there is. Minor units. */
export const feeOf = ({ feeRate, feeFixed }: FeeRule, amount: bigint): bigint => {
  const fee = (amount * BigInt(feeRate)) / WHOLE + feeFixed;
  return fee < amount ? fee : amount;
};

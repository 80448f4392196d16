import { parseAmount, toDecimalAmount } from 'shared-kernel/format';

/** What one line of a slip stands for: a number, a system of numbers, a selection. */
export interface SlipLine {
  /** Its own among the lines of the slip. */
  readonly id: string;
  /** What is bet on, as the player has chosen it: `3 · 17 · 42`. */
  readonly label: string;
  /** How it plays: `Any order`. */
  readonly detail?: string;
  /** Of one bet at its single stake, in major units with two decimals, as the wire has them. */
  readonly stake: string;
  /** How many bets it makes, 1 unless told: the combinations of a system. */
  readonly bets?: number;
}

/** How many bets a slip makes, before they are multiplied. */
export const slipBets = (lines: readonly SlipLine[]): number => lines.reduce((sum, { bets = 1 }) => sum + bets, 0);

/**
 * What a slip costs: each line's stake × its bets, × the multiple; a wire amount. Counted in centavos, so no sum is off by
 * one. Throws RangeError on a stake that is no amount and beyond safe integers.
 */
export const slipTotal = (lines: readonly SlipLine[], multiple = 1): string =>
  toDecimalAmount(lines.reduce((sum, { stake, bets = 1 }) => sum + parseAmount(stake) * bets * multiple, 0));

/** What may be bet with, in major units with decimals as the wire has them; `bonus` is the part that is not the member's yet. */
export interface Balance {
  readonly sumBalance: string;
  readonly bonus?: string | undefined;
}

/** What is missing of it in this balance, as a wire amount; undefined where there is enough, or the balance is not known. */
export const slipShortfall = (total: string, balance: string | undefined): string | undefined => {
  if (balance === undefined) return undefined;
  const missing = parseAmount(total) - parseAmount(balance);
  return missing > 0 ? toDecimalAmount(missing) : undefined;
};

/** What must be bet before money may leave; minor units. */
export interface Requirement {
  readonly id: number;
  readonly reference: string;
  readonly source: 'deposit' | 'bonus';
  readonly amount: bigint;
  readonly required: bigint;
  readonly met: bigint;
  readonly createdAt: Date;
}

export interface Counted {
  readonly category: string;
  readonly validBet: bigint;
  /** What of it was bonus money. */
  readonly bonusStake: bigint;
  readonly placedAt: Date;
}

export type Weights = Readonly<Record<string, number>>;

const PERCENT = 100n;

/** What a bet is worth towards turnover. */
const worthOf = (category: string, validBet: bigint, weights: Weights): bigint =>
  (validBet * BigInt(weights[category] ?? weights.other ?? 0)) / PERCENT;

type Open = { -readonly [Field in keyof Requirement]: Requirement[Field] };

/** Meets what is open among these, the oldest first; what is more than that is worth nothing. */
const meetBy = (open: readonly Open[], worth: bigint, placedAt: Date): void => {
  let left = worth;
  for (const requirement of open) {
    if (left === 0n || requirement.createdAt > placedAt) return;
    const missing = requirement.required - requirement.met;
    const isMet = left >= missing;
    const part = isMet ? missing : left;
    requirement.met += part;
    left -= part;
  }
};

/**
 * Bets meet what was open when they were placed, the oldest first (rules: withdrawals). What was staked of a bonus meets a bonus's
 * turnover alone: a deposit is set free by its own money.
 */
export const meet = (open: readonly Requirement[], bets: readonly Counted[], weights: Weights): Requirement[] => {
  const after: Open[] = open.map((requirement) => ({ ...requirement }));
  let unmet = after;
  for (const { category, validBet, bonusStake, placedAt } of bets) {
    unmet = unmet.filter(({ met, required }) => met < required);
    if (unmet.length === 0) break;
    meetBy(unmet, worthOf(category, validBet - bonusStake, weights), placedAt);
    const bonuses = unmet.filter(({ source }) => source === 'bonus');
    meetBy(bonuses, worthOf(category, bonusStake, weights), placedAt);
  }
  return after;
};

/** Of each deposit the part whose turnover is not met. */
export const heldBy = (requirements: readonly Requirement[]): bigint =>
  requirements
    .filter(({ source }) => source === 'deposit')
    .reduce((sum, { amount, required, met }) => sum + (amount * (required - met) + required - 1n) / required, 0n);

/** What open turnover holds of a wallet: never more than there is. */
export const lockedBy = (open: readonly Requirement[], balance: bigint): bigint => {
  const held = heldBy(open);
  return held < balance ? held : balance;
};

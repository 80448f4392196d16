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
  readonly placedAt: Date;
}

export type Weights = Readonly<Record<string, number>>;

const PERCENT = 100n;

/** What a bet is worth towards turnover. */
const worthOf = ({ category, validBet }: Counted, weights: Weights): bigint =>
  (validBet * BigInt(weights[category] ?? weights.other ?? 0)) / PERCENT;

/** Bets meet what was open when they were placed, the oldest first (rules: withdrawals); what is more than that is worth nothing. */
export const meet = (open: readonly Requirement[], bets: readonly Counted[], weights: Weights): Requirement[] => {
  const after = open.map((requirement) => ({ ...requirement }));
  let first = 0;
  for (const bet of bets) {
    let worth = worthOf(bet, weights);
    for (let place = first; place < after.length && worth > 0n; place += 1) {
      const requirement = after[place];
      if (!requirement || requirement.createdAt > bet.placedAt) break;
      const left = requirement.required - requirement.met;
      const isMet = worth >= left;
      const part = isMet ? left : worth;
      requirement.met += part;
      worth -= part;
      if (isMet) first = place + 1;
    }
  }
  return after;
};

/** What open turnover holds of a wallet: of each deposit the part that is not yet met, and never more than there is. */
export const lockedBy = (open: readonly Requirement[], balance: bigint): bigint => {
  const held = open
    .filter(({ source }) => source === 'deposit')
    .reduce((sum, { amount, required, met }) => sum + (amount * (required - met) + required - 1n) / required, 0n);
  return held < balance ? held : balance;
};

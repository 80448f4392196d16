export const KINDS = [
  'slot',
  'cascade',
  'wheel',
  'fish',
  'table',
  'slip',
  'seat',
  'move',
  'lottery',
  'deposit',
  'bonus',
  'withdrawal',
  'transfer',
  'rebate',
] as const;
export type Kind = (typeof KINDS)[number];

/** What was asked for and how often, and what came of it. */
export interface Counts {
  done: number;
  /** By a rule: nothing may be left of it. */
  refused: number;
  /** Tries after the first, where no answer came or a busy one. */
  askedAgain: number;
  /** Answers that were asked for a second time, and were the same. */
  same: number;
}

/** Amounts in minor units; an order or bet is written down when its answer has come, and not before. */
export interface Book {
  readonly counts: Readonly<Record<Kind, Counts>>;
  readonly bets: Map<string, { readonly username: string; readonly stake: number; readonly payout: number }>;
  /** Bets that are decided after their answer, by the key that they were placed with. */
  readonly openBets: Map<string, OpenBetEntry>;
  readonly deposits: Map<string, DepositEntry>;
  readonly bonuses: Map<
    string,
    { readonly username: string; readonly amount: number; readonly ends: readonly string[] }
  >;
  readonly withdrawals: Map<string, { readonly username: string; readonly amount: number; readonly end: string }>;
  /** What each member has claimed, in the order of the claims. */
  readonly rebates: Map<string, readonly number[]>;
  readonly transfers: Map<string, { readonly from: string; readonly to: string; readonly amount: number }>;
  readonly lotteries: Map<
    string,
    { readonly username: string; readonly stake: number; readonly ends: readonly string[] }
  >;
}

export interface OpenBetEntry {
  readonly username: string;
  readonly stake: number;
  /** The round that it lies in, where one may be taken back: `table 7` and `room 7` are two. */
  readonly round?: string;
  /** The states that it may end in, as far as the answers tell. */
  ends: readonly ('settled' | 'void')[];
}

export interface DepositEntry {
  readonly username: string;
  /** What the provider said has come; 0 where it said nothing. */
  readonly received: number;
  /** The states that it may end in, as far as the answers tell. */
  readonly ends: readonly string[];
}

const nothing = (): Counts => ({ done: 0, refused: 0, askedAgain: 0, same: 0 });

export const openBook = (): Book => ({
  counts: Object.fromEntries(KINDS.map((kind) => [kind, nothing()])) as Record<Kind, Counts>,
  bets: new Map(),
  openBets: new Map(),
  deposits: new Map(),
  bonuses: new Map(),
  withdrawals: new Map(),
  lotteries: new Map(),
  transfers: new Map(),
  rebates: new Map(),
});

/** What a member laid in a round is given back, all of it. */
export const giveBack = ({ openBets }: Book, username: string, round: string): void => {
  for (const entry of openBets.values())
    if (entry.username === username && entry.round === round) entry.ends = ['void'];
};

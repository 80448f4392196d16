import { CASCADE_SYMBOLS, CELLS } from './board.ts';
import { LEAST, MULTIPLIERS, TIERS, type Tier } from './paytable.ts';

/**
 * Symbols pay wherever they are and each is drawn with the same chance, so of a board only the counts matter that no win
 * has taken, in any order. Such a state is a number: how many symbols have each count from 0 to 7, in base nine.
 */
type State = number;

const SYMBOLS = CASCADE_SYMBOLS.length;
const BASE = SYMBOLS + 1;
const DIGITS = Array.from({ length: LEAST }, (_, count) => BASE ** count);
const EMPTY: State = SYMBOLS;

const FACTORIALS: number[] = [1];
while (FACTORIALS.length <= CELLS) FACTORIALS.push(FACTORIALS.length * (FACTORIALS.at(-1) ?? 1));
const factorial = (n: number): number => FACTORIALS[n] ?? Number.NaN;

const digitOf = (count: number): number => (count >= LEAST ? DIGITS[0] : DIGITS[count]) ?? Number.NaN;

const countsOf = (state: State): number[] =>
  DIGITS.flatMap((digit, count) => Array.from({ length: Math.floor(state / digit) % BASE }, () => count));

const drawnOnto = (counts: readonly number[]): number => CELLS - counts.reduce((sum, count) => sum + count, 0);

/** Chance that a symbol gets so many of the symbols drawn. */
const shareOf = (drawn: number, got: number): number =>
  (factorial(drawn) / factorial(got) / factorial(drawn - got)) *
  (1 / SYMBOLS) ** got *
  (1 - 1 / SYMBOLS) ** (drawn - got);

/** One symbol after the other: what may have come of those before, with how many drawn symbols are left for the others. */
const KEYS_PER_STATE = 2 * (CELLS + 1);
const keyOf = (state: number, left: number, isWon: boolean): number =>
  state * KEYS_PER_STATE + left * 2 + Number(isWon);

/** States after a win, with their chances: a symbol's share of a draw is 1 / drawn!, and all draws are as likely. */
const afterWin = (state: State): (readonly [State, number])[] => {
  const counts = countsOf(state);
  const drawn = drawnOnto(counts);
  let level = new Map([[keyOf(0, drawn, false), factorial(drawn) / SYMBOLS ** drawn]]);
  for (const [index, own] of counts.entries()) {
    const next = new Map<number, number>();
    for (const [key, weight] of level) {
      const isWon = key % 2 === 1;
      const left = Math.floor((key % KEYS_PER_STATE) / 2);
      const before = Math.floor(key / KEYS_PER_STATE);
      for (let got = index === counts.length - 1 ? left : 0; got <= left; got++) {
        const made = keyOf(before + digitOf(own + got), left - got, isWon || own + got >= LEAST);
        next.set(made, (next.get(made) ?? 0) + weight / factorial(got));
      }
    }
    level = next;
  }
  return [...level].flatMap(([key, chance]) => (key % 2 === 1 ? [[Math.floor(key / KEYS_PER_STATE), chance]] : []));
};

export interface CascadeChances {
  /** That a round has this cascade. */
  readonly chance: number;
  /** For any one symbol, that it wins in this cascade, by tier. */
  readonly tiers: Readonly<Record<Tier, number>>;
}

const tiersOf = (states: ReadonlyMap<State, number>): Record<Tier, number> => {
  const tiers: Record<Tier, number> = { 8: 0, 10: 0, 12: 0 };
  for (const [state, share] of states) {
    const counts = countsOf(state);
    const drawn = drawnOnto(counts);
    for (const own of counts) {
      for (let got = LEAST - own; got <= drawn; got++) {
        const tier = TIERS.findLast((from) => own + got >= from);
        if (tier) tiers[tier] += (share * shareOf(drawn, got)) / SYMBOLS;
      }
    }
  }
  return tiers;
};

/** The chances of every cascade of a round, exactly: all boards are counted. Takes seconds. */
export const countCascades = (): CascadeChances[] => {
  const known = new Map<State, ReturnType<typeof afterWin>>();
  let states: ReadonlyMap<State, number> = new Map([[EMPTY, 1]]);
  return MULTIPLIERS.map(() => {
    const tiers = tiersOf(states);
    const next = new Map<State, number>();
    let chance = 0;
    for (const [state, share] of states) {
      const rows = known.get(state) ?? afterWin(state);
      known.set(state, rows);
      for (const [after, weight] of rows) {
        next.set(after, (next.get(after) ?? 0) + share * weight);
        chance += share * weight;
      }
    }
    states = next;
    return { chance, tiers };
  });
};

/** The illustrative jackpot's rules (browsing §2, jackpot banner), in whole major units. */
const JACKPOT_START = { from: 70_000_000, to: 130_000_000 } as const;
const JACKPOT_STEP = { from: 100, to: 500 } as const;
const JACKPOT_PAUSES_S = [3, 4, 5] as const;
const MS_PER_SECOND = 1000;
/** What a day adds at most, and a little more: the last visitor of a day still starts within the limits. */
const DAY_GROWTH = 15_000_000;

type Random = () => number;

/** Chance that is the same for everyone who names the same seed: FNV-1a into mulberry32. */
const seededRandom = (seed: string): Random => {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const between = ({ from, to }: { readonly from: number; readonly to: number }, random: Random): number =>
  from + Math.floor(random() * (to - from + 1));

/** A counter in motion: its figure, and after how many ms since the day began it takes its next step. */
export interface Jackpot {
  figure: number;
  nextAt: number;
  readonly random: Random;
}

const pauseMs = (random: Random): number =>
  (JACKPOT_PAUSES_S[Math.floor(random() * JACKPOT_PAUSES_S.length)] ?? JACKPOT_PAUSES_S[0]) * MS_PER_SECOND;

/** The counter of a merchant's day as it begins: every visitor of that day sees the same one, which only grows. */
export const startJackpot = (seed: string): Jackpot => {
  const random = seededRandom(seed);
  const figure = between({ ...JACKPOT_START, to: JACKPOT_START.to - DAY_GROWTH }, random);
  return { figure, nextAt: pauseMs(random), random };
};

/** Takes the steps up to an instant, in ms since the day began. */
export const advance = (jackpot: Jackpot, untilMs: number): Jackpot => {
  while (jackpot.nextAt <= untilMs) {
    jackpot.figure += between(JACKPOT_STEP, jackpot.random);
    jackpot.nextAt += pauseMs(jackpot.random);
  }
  return jackpot;
};

/** The illustrative jackpot's rules (browsing §2, jackpot banner), in whole major units. */
const JACKPOT_START = { from: 70_000_000, to: 130_000_000 } as const;
const JACKPOT_STEP = { from: 100, to: 500 } as const;
const JACKPOT_PAUSES_S = [3, 4, 5] as const;
const MS_PER_SECOND = 1000;

type Random = () => number;

const between = ({ from, to }: { from: number; to: number }, random: Random): number =>
  from + Math.floor(random() * (to - from + 1));

export const startFigure = (random: Random = Math.random): number => between(JACKPOT_START, random);
export const nextStep = (random: Random = Math.random): number => between(JACKPOT_STEP, random);
export const nextPauseMs = (random: Random = Math.random): number =>
  (JACKPOT_PAUSES_S[Math.floor(random() * JACKPOT_PAUSES_S.length)] ?? JACKPOT_PAUSES_S[0]) * MS_PER_SECOND;

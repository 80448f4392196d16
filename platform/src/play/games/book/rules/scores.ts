export type Sport = 'football' | 'basketball' | 'esports' | 'cockfight';

export const SPORTS: readonly Sport[] = ['football', 'basketball', 'esports', 'cockfight'];

/** How a match can end. In a cockfight 1–0 is meron, 0–1 wala. */
export interface Score {
  readonly home: number;
  readonly away: number;
}

/** What each side is expected to score, in hundredths; in esports the home side's share of maps won, in a cockfight of fights won by either. */
export type Rates = readonly [home: number, away: number];

const HUNDRED = 100;
const FOOTBALL = { from: 0, to: 7 };
const BASKETBALL = { from: 55, to: 115 };
const BEST_OF_THREE: readonly Score[] = [
  { home: 2, away: 0 },
  { home: 2, away: 1 },
  { home: 1, away: 2 },
  { home: 0, away: 2 },
];
const FIGHT: readonly Score[] = [
  { home: 1, away: 0 },
  { home: 0, away: 1 },
  { home: 0, away: 0 },
];

const countsFrom = ({ from, to }: { from: number; to: number }): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const pairs = (counts: readonly number[], hasTies: boolean): readonly Score[] =>
  counts.flatMap((home) => counts.map((away) => ({ home, away }))).filter(({ home, away }) => hasTies || home !== away);

const SCORES: Readonly<Record<Sport, readonly Score[]>> = {
  football: pairs(countsFrom(FOOTBALL), true),
  basketball: pairs(countsFrom(BASKETBALL), false),
  esports: BEST_OF_THREE,
  cockfight: FIGHT,
};

/** Every way in which a match of a sport can end, in a fixed order. */
export const scoresOf = (sport: Sport): readonly Score[] => SCORES[sport];

/** A Poisson distribution cut to a range, up to a factor: only multiplied and divided, so every computer has the same numbers. */
const poisson = (rate: number, { from, to }: { from: number; to: number }): ReadonlyMap<number, number> => {
  const weights = new Map<number, number>();
  let weight = 1;
  for (let count = from; count <= to; count += 1) {
    weights.set(count, weight);
    weight *= rate / (count + 1);
  }
  return weights;
};

const fromCounts = (sport: Sport, [home, away]: Rates, range: { from: number; to: number }): readonly number[] => {
  const [homes, aways] = [poisson(home / HUNDRED, range), poisson(away / HUNDRED, range)];
  return scoresOf(sport).map((score) => (homes.get(score.home) ?? 0) * (aways.get(score.away) ?? 0));
};

const weightsOf = (sport: Sport, rates: Rates): readonly number[] => {
  const [home, away] = [rates[0] / HUNDRED, rates[1] / HUNDRED];
  if (sport === 'esports')
    return [home * home, 2 * home * home * (1 - home), 2 * home * (1 - home) * (1 - home), (1 - home) * (1 - home)];
  if (sport === 'cockfight') return [home, away, 1 - home - away];
  return fromCounts(sport, rates, sport === 'football' ? FOOTBALL : BASKETBALL);
};

/** The chance of each score before anything moved; their sum is 1. */
export const firstChances = (sport: Sport, rates: Rates): readonly number[] => {
  const weights = weightsOf(sport, rates);
  const sum = weights.reduce((whole, weight) => whole + weight, 0);
  return weights.map((weight) => weight / sum);
};

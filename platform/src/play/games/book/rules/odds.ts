import { chancesAfter, type MatchTerms } from './match.ts';
import { type Grade, graderOf, type Market, type Pick } from './picks.ts';
import { firstChances, type Sport, scoresOf } from './scores.ts';

/** What the house keeps of every bet on one match, on average, at least: odds are rounded down. */
export const MARGIN = 0.05;
/** In hundredths of the stake; what would be less or more is not offered. */
const LEAST_ODDS = 101;
const MOST_ODDS = 5000;
const HUNDRED = 100;

/** The chance of each grade. */
type Shares = ReadonlyMap<Grade, number>;

const sharesOf = (sport: Sport, chances: readonly number[], pick: Pick): Shares => {
  const gradeOf = graderOf(pick);
  const shares = new Map<Grade, number>();
  for (const [place, score] of scoresOf(sport).entries()) {
    const grade = gradeOf(score);
    shares.set(grade, (shares.get(grade) ?? 0) + (chances[place] ?? 0));
  }
  return shares;
};

/**
 * The odds, in hundredths of the stake, at which a pick returns 1 − `MARGIN` on average, rounded down, so that it returns no more;
 * undefined where they are not offered. A half win pays half at the odds and gives half back, and so on.
 */
const oddsFrom = (shares: Shares): number | undefined => {
  const shareOf = (grade: Grade): number => shares.get(grade) ?? 0;
  const wins = shareOf(1) + shareOf(0.5) / 2;
  const back = shareOf(0.5) / 2 + shareOf(0) + shareOf(-0.5) / 2;
  const odds = Math.floor(((1 - MARGIN - back) / wins) * HUNDRED);
  return odds >= LEAST_ODDS && odds <= MOST_ODDS ? odds : undefined;
};

/** A market of a match: its picks stand beside each other. */
export interface Offer {
  readonly market: Market;
  readonly picks: readonly Pick[];
}

/** How far lines lie apart, and the lines beside the main one. */
const LINES: Partial<Record<Sport, Readonly<Record<'total' | 'handicap', { step: number; beside: number }>>>> = {
  football: { total: { step: 0.25, beside: 0.5 }, handicap: { step: 0.25, beside: 0.5 } },
  basketball: { total: { step: 1, beside: 5 }, handicap: { step: 1, beside: 3 } },
};

const sidesOf = (market: 'total' | 'handicap', line: number): readonly [Pick, Pick] =>
  market === 'total'
    ? [`total:over:${line}`, `total:under:${line}`]
    : [`handicap:home:${line}`, `handicap:away:${line === 0 ? 0 : -line}`];

const expected = (sport: Sport, chances: readonly number[], of: 'total' | 'handicap'): number =>
  scoresOf(sport).reduce(
    (sum, { home, away }, place) => sum + (chances[place] ?? 0) * (of === 'total' ? home + away : away - home),
    0,
  );

/** The line nearest to what is expected, and those beside it; in basketball halves, which leave no draw. */
const linesOf = (sport: Sport, chances: readonly number[], market: 'total' | 'handicap'): readonly number[] => {
  const known = LINES[sport]?.[market];
  if (!known) return [];
  const { step, beside } = known;
  const shift = step === 1 ? step / 2 : 0;
  const main = Math.round((expected(sport, chances, market) - shift) / step) * step + shift;
  return [main - beside, main, main + beside].filter((line) => market === 'handicap' || line > 0);
};

const linedOffers = (sport: Sport, chances: readonly number[]): readonly Offer[] =>
  (['handicap', 'total'] as const).flatMap((market) =>
    linesOf(sport, chances, market).map((line) => ({ market, picks: sidesOf(market, line) })),
  );

const ESPORTS: readonly Offer[] = [
  { market: 'winner', picks: ['winner:home', 'winner:away'] },
  { market: 'handicap', picks: ['handicap:home:-1.5', 'handicap:away:1.5'] },
  { market: 'handicap', picks: ['handicap:home:1.5', 'handicap:away:-1.5'] },
  { market: 'total', picks: ['total:over:2.5', 'total:under:2.5'] },
  { market: 'score', picks: ['score:2-0', 'score:2-1'] },
  { market: 'score', picks: ['score:0-2', 'score:1-2'] },
];
const WITH_DRAW: Offer = { market: 'winner', picks: ['winner:home', 'winner:draw', 'winner:away'] };
const WITHOUT_DRAW: Offer = { market: 'winner', picks: ['winner:home', 'winner:away'] };

/** What can be bet on in a match. Its lines stay as they are, however the odds move. */
export const offersOf = ({ sport, rates }: MatchTerms): readonly Offer[] => {
  if (sport === 'esports') return ESPORTS;
  if (sport === 'cockfight') return [WITH_DRAW];
  const first = sport === 'football' ? WITH_DRAW : WITHOUT_DRAW;
  return [first, ...linedOffers(sport, firstChances(sport, rates))];
};

/** The odds of one pick with these chances, in hundredths of the stake; undefined where it is not offered. */
export const oddsOf = (sport: Sport, chances: readonly number[], pick: Pick): number | undefined =>
  oddsFrom(sharesOf(sport, chances, pick));

/** The odds of every pick that is offered after these moves. */
export const oddsAfter = (terms: MatchTerms, moves: readonly number[]): ReadonlyMap<Pick, number> => {
  const chances = chancesAfter(terms, moves);
  return new Map(
    offersOf(terms)
      .flatMap(({ picks }) => picks)
      .flatMap((pick) => {
        const odds = oddsOf(terms.sport, chances, pick);
        return odds === undefined ? [] : [[pick, odds] as const];
      }),
  );
};

import type { Score } from './scores.ts';

/** What can be bet on in a match, as `<market>:<side>` or `<market>:<side>:<line>`; a handicap's line is the side's own. */
export type Pick = string;

export const MARKETS = ['winner', 'handicap', 'total', 'score'] as const;
export type Market = (typeof MARKETS)[number];

/** How a pick ends: all won, half won, the stake back, half lost, all lost. */
export type Grade = 1 | 0.5 | 0 | -0.5 | -1;

interface ReadPick {
  readonly market: Market;
  readonly side: string;
  readonly line: number;
}

const SIDES: Readonly<Record<Market, RegExp>> = {
  winner: /^(home|draw|away)$/,
  handicap: /^(home|away)$/,
  total: /^(over|under)$/,
  score: /^\d+-\d+$/,
};
const LINE = /^-?\d{1,3}(\.(25|5|75))?$/;

const hasLine = (market: Market): boolean => market === 'handicap' || market === 'total';

/** A pick's parts; undefined for what is none. */
export const readPick = (pick: Pick): ReadPick | undefined => {
  const [name, side = '', line, ...more] = pick.split(':');
  const market = MARKETS.find((known) => known === name);
  if (!market || more.length > 0 || !SIDES[market].test(side)) return undefined;
  if (hasLine(market) ? !LINE.test(line ?? '') : line !== undefined) return undefined;
  return { market, side, line: Number(line ?? 0) };
};

const QUARTERS = 4;
const QUARTER = 0.25;

/** By how much a line is passed; a quarter line is half a bet on either line beside it. */
const gradeOfMargin = (margin: number): Grade => {
  const isQuarter = (margin * QUARTERS) % 2 !== 0;
  if (!isQuarter) return Math.sign(margin) as Grade;
  return ((Math.sign(margin - QUARTER) + Math.sign(margin + QUARTER)) / 2) as Grade;
};

const winnerOf = ({ home, away }: Score): string => {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
};

/** How a pick ends, as a question to scores. Throws for what is no pick. */
export const graderOf = (pick: Pick): ((score: Score) => Grade) => {
  const read = readPick(pick);
  if (!read) throw new RangeError(`${pick} is no pick.`);
  const { market, side, line } = read;
  if (market === 'winner') return (score) => (side === winnerOf(score) ? 1 : -1);
  if (market === 'score') return ({ home, away }) => (side === `${home}-${away}` ? 1 : -1);
  const sign = side === 'home' || side === 'over' ? 1 : -1;
  if (market === 'handicap') return ({ home, away }) => gradeOfMargin(sign * (home - away) + line);
  return ({ home, away }) => gradeOfMargin(sign * (home + away - line));
};

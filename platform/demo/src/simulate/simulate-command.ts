import { randomBytes } from 'node:crypto';
import { formatTable } from '@shared-kernel/node/table';
import { StartError } from '../../../src/database/start-error.ts';
import type { DemoGame } from '../../../src/play/games/framework.ts';
import { DEMO_GAMES } from '../demo-games.ts';
import { type Figure, type SimulationAsk, simulate } from './simulate.ts';
import { simulateBook } from './simulate-book.ts';
import { simulateSeats } from './simulate-seats.ts';

const DEFAULT_ROUNDS = 10_000_000;
const SEED_BYTES = 16;

const percent = (share: number): string => `${(share * 100).toFixed(3)} %`;

const rowOf = (name: string, { published, played, from, to, isWithin }: Figure): string[] => [
  name,
  percent(published),
  percent(played),
  `${percent(from)} to ${percent(to)}`,
  isWithin ? 'within' : 'OUTSIDE',
];

const readRounds = (given: unknown): number => {
  const rounds = Number(given);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new StartError(`--rounds is a whole number from 1, not "${String(given)}".`);
  return rounds;
};

const readChoice = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new StartError(`--choice is JSON, such as '{"field":3}', not ${json}.`, error);
  }
};

/** Odds of a whole match are computed for each bet on one, and moves of four hands for each round of cards: fewer, which tell as much. */
const DEFAULT_BETS = 1_000_000;
const DEFAULT_CARD_ROUNDS = 100_000;

const usualRoundsOf = ({ odds, seated }: DemoGame): number => {
  if (seated) return DEFAULT_CARD_ROUNDS;
  return odds.hitFrequency === undefined ? DEFAULT_BETS : DEFAULT_ROUNDS;
};

/** What was simulated, by name; of bets on matches there is a return alone, of seats each one's share of the wins. */
const figuresOf = (game: DemoGame, ask: SimulationAsk): readonly (readonly [string, Figure])[] => {
  if (game.odds.hitFrequency === undefined) return [['return', simulateBook(ask)]];
  if (game.seated) {
    const { returnToPlayer, seats } = simulateSeats(ask);
    return [['return', returnToPlayer], ...seats.map((won, seat) => [`seat ${seat + 1} wins`, won] as const)];
  }
  const { returnToPlayer, hitFrequency } = simulate(game, ask);
  return [
    ['return', returnToPlayer],
    ['hit rate', hitFrequency],
  ];
};

/** Prints return and hit rate beside the published ones; ends with 1 when one is outside its bounds. */
export const runSimulate = (
  code: string,
  { rounds: asked, seed, choice }: { rounds?: number | string; seed?: string; choice?: string },
): void => {
  const game = DEMO_GAMES.find((each) => each.game.code === code)?.game;
  if (!game) {
    const codes = [...new Set(DEMO_GAMES.map((each) => each.game.code))].join(', ');
    throw new StartError(`There is no demo game "${code}". There are: ${codes}.`);
  }
  const rounds = readRounds(asked ?? usualRoundsOf(game));
  const used = seed ?? randomBytes(SEED_BYTES).toString('hex');
  const figures = figuresOf(game, {
    rounds,
    seed: String(used),
    ...(choice !== undefined && { choice: readChoice(choice) }),
  });
  console.log(`${game.title.EN}: ${rounds.toLocaleString('en')} rounds, seed ${used}`);
  const rows = [
    ['', 'published', 'played', '99 % bounds', ''],
    ...figures.map(([name, figure]) => rowOf(name, figure)),
  ];
  for (const line of formatTable(rows)) console.log(line);
  if (figures.some(([, { isWithin }]) => !isWithin)) process.exitCode = 1;
};

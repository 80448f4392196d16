import { randomBytes } from 'node:crypto';
import { formatTable } from '@shared-kernel/node/table';
import { StartError } from '../../../src/database/start-error.ts';
import { DEMO_GAMES } from '../demo-games.ts';
import { type Figure, simulate } from './simulate.ts';

export const DEFAULT_ROUNDS = 10_000_000;
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

/** Prints return and hit rate beside the published ones; ends with 1 when one is outside its bounds. */
export const runSimulate = (
  code: string,
  { rounds: asked = DEFAULT_ROUNDS, seed, choice }: { rounds?: number | string; seed?: string; choice?: string },
): void => {
  const game = DEMO_GAMES.find((each) => each.game.code === code)?.game;
  if (!game) {
    const codes = DEMO_GAMES.map((each) => each.game.code).join(', ');
    throw new StartError(`There is no demo game "${code}". There are: ${codes}.`);
  }
  const rounds = readRounds(asked);
  const used = seed ?? randomBytes(SEED_BYTES).toString('hex');
  const { returnToPlayer, hitFrequency } = simulate(game, {
    rounds,
    seed: String(used),
    ...(choice !== undefined && { choice: readChoice(choice) }),
  });
  console.log(`${game.title.EN}: ${rounds.toLocaleString('en')} rounds, seed ${used}`);
  const head = ['', 'published', 'played', '99 % bounds', ''];
  const rows = [head, rowOf('return', returnToPlayer), rowOf('hit rate', hitFrequency)];
  for (const line of formatTable(rows)) console.log(line);
  if (!returnToPlayer.isWithin || !hitFrequency.isWithin) process.exitCode = 1;
};

import { randomBytes } from 'node:crypto';
import { formatTable } from '@shared-kernel/node/table';
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

/** Prints return and hit rate beside the published ones; ends with 1 when one is outside its bounds. */
export const runSimulate = (
  code: string,
  { rounds = DEFAULT_ROUNDS, seed, choice }: { rounds?: number; seed?: string; choice?: string },
): void => {
  const game = DEMO_GAMES.find((each) => each.game.code === code)?.game;
  if (!game) {
    const codes = DEMO_GAMES.map((each) => each.game.code).join(', ');
    throw new RangeError(`There is no demo game "${code}". There are: ${codes}.`);
  }
  const used = seed ?? randomBytes(SEED_BYTES).toString('hex');
  const { returnToPlayer, hitFrequency } = simulate(game, {
    rounds: Number(rounds),
    seed: String(used),
    ...(choice !== undefined && { choice: JSON.parse(choice) }),
  });
  console.log(`${game.title.EN}: ${Number(rounds).toLocaleString('en')} rounds, seed ${used}`);
  const head = ['', 'published', 'played', '99 % bounds', ''];
  const rows = [head, rowOf('return', returnToPlayer), rowOf('hit rate', hitFrequency)];
  for (const line of formatTable(rows)) console.log(line);
  if (!returnToPlayer.isWithin || !hitFrequency.isWithin) process.exitCode = 1;
};

import { setTimeout as sleep } from 'node:timers/promises';
import { expectPlayedOnce, expectSoundLedger, playUntilAnswered, someKeys } from '../../world/money.ts';
import type { Instance } from '../../world/platform.ts';
import { answerOf, aPlayer, type Player } from '../../world/players.ts';
import type { World } from '../../world/world.ts';
import type { Case } from '../case.ts';

const PLAYERS = 6;
/** A person at a slot: faster than any hand. */
const PAUSE_MS = 150;

interface Load {
  readonly keys: readonly string[];
  readonly refused: number;
  readonly unmended: number;
  readonly pagesLost: number;
}

const openPage = async ({ edge }: World): Promise<boolean> => {
  const page = () => answerOf(() => fetch(`${edge.url}/m/home`));
  if ((await page()).status === 200) return true;
  await sleep(PAUSE_MS);
  // A reload.
  for (let tries = 0; tries < 20; tries += 1) {
    if ((await page()).status === 200) return true;
    await sleep(PAUSE_MS);
  }
  return false;
};

/** Plays and opens pages until told to stop. */
const playOn = async (world: World, player: Player, isOver: () => boolean): Promise<Load> => {
  const keys: string[] = [];
  let refused = 0;
  let unmended = 0;
  let pagesLost = 0;
  while (!isOver()) {
    const [key = ''] = someKeys(1);
    keys.push(key);
    const first = await player.round(key);
    if (first.status !== 200) {
      refused += 1;
      const { status } = await playUntilAnswered(player, key);
      if (status !== 200) unmended += 1;
    }
    if (!(await openPage(world))) pagesLost += 1;
    await sleep(PAUSE_MS);
  }
  return { keys, refused, unmended, pagesLost };
};

export const rollingRestarts: Case = {
  name: 'restarts',
  title: 'rolling restarts of every process under load',
  run: async (world, tally, { pick }) => {
    const { platforms, edge, files } = world;
    const turns = pick(1, 10);
    const players = await Promise.all(Array.from({ length: PLAYERS }, () => aPlayer(world, edge.url)));
    const befores = await Promise.all(players.map((player) => player.balance()));
    let isOver = false;
    const loads = players.map((player) => playOn(world, player, () => isOver));
    const restart = async (name: string, service: Instance): Promise<void> => {
      const code = await service.stop();
      tally.held(code === 0, `${name} ended with ${code}`);
      await service.start();
    };
    try {
      for (let turn = 0; turn < turns; turn += 1) {
        await restart('the first platform', platforms[0]);
        await restart('the second platform', platforms[1]);
        await restart('the edge', edge);
        await restart('the file server', files);
      }
    } finally {
      isOver = true;
    }
    const results = await Promise.all(loads);
    for (const [index, player] of players.entries()) {
      const { keys, unmended, pagesLost } = results[index] ?? { keys: [], unmended: 1, pagesLost: 1 };
      tally.held(unmended === 0, `${unmended} rounds that Retry did not mend`);
      tally.held(pagesLost === 0, `${pagesLost} pages that a reload did not mend`);
      await expectPlayedOnce(world, player, { before: befores[index] ?? 0, keys }, tally);
    }
    const rounds = results.reduce((sum, { keys }) => sum + keys.length, 0);
    const refused = results.reduce((sum, load) => sum + load.refused, 0);
    tally.figure(`${turns} × 4 restarts, ${rounds} rounds, ${refused} of them asked again`);
    await expectSoundLedger(world, tally);
  },
};

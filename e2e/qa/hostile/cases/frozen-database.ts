import { expectPlayedOnce, expectSoundLedger, someKeys } from '../../world/money.ts';
import { answerOf, aPlayer } from '../../world/players.ts';
import type { Case } from '../case.ts';

const ROUNDS = 20;

export const frozenDatabase: Case = {
  name: 'frozen-database',
  title: 'Postgres frozen: calls say when to come again, pages are served',
  run: async (world, tally) => {
    const { database, edge } = world;
    const player = await aPlayer(world, edge.url);
    const before = await player.balance();
    const keys = someKeys(ROUNDS);
    const page = () => answerOf(() => fetch(`${edge.url}/m/home`, { headers: { Host: 'localhost' } }));
    await page();
    database.freeze();
    try {
      const refused = await Promise.all(keys.map((key) => player.round(key)));
      for (const { status, code, retryAfter } of refused) {
        tally.held([429, 503, 504].includes(status) && retryAfter !== null, `a round was answered ${status} ${code}`);
      }
      const pages = await Promise.all(Array.from({ length: 10 }, page));
      for (const { status, code } of pages) tally.held(status === 200, `a page was answered ${status} ${code}`);
      const slowest = Math.max(...refused.map(({ ms }) => ms));
      tally.figure(`refused within ${Math.round(slowest)} ms`);
    } finally {
      database.thaw();
    }
    await expectPlayedOnce(world, player, { before, keys }, tally);
    for (const platform of world.platforms) tally.held(platform.isAlive(), 'a platform process has ended');
    await expectSoundLedger(world, tally);
  },
};

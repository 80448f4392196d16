import { expectPlayedOnce, expectSoundLedger, someKeys } from '../../world/money.ts';
import { aPlayer } from '../../world/players.ts';
import type { Case } from '../case.ts';

const ROUNDS = 40;

export const killedPlatform: Case = {
  name: 'killed-platform',
  title: 'one of two platform processes killed under rounds in flight',
  run: async (world, tally, { pick }) => {
    const [first] = world.platforms;
    for (let turn = 0; turn < pick(1, 4); turn += 1) {
      const player = await aPlayer(world, world.edge.url);
      const before = await player.balance();
      const keys = someKeys(ROUNDS);
      const inFlight = keys.map((key) => player.round(key));
      await Promise.race(inFlight);
      await first.kill();
      const answers = await Promise.all(inFlight);
      tally.figure(`${answers.filter(({ status }) => status === 200).length} of ${ROUNDS} answered at once`);
      // Retry, with one process left.
      await expectPlayedOnce(world, player, { before, keys }, tally);
      const startedAt = performance.now();
      await first.start();
      tally.figure(`back after ${Math.round(performance.now() - startedAt)} ms`);
    }
    await expectSoundLedger(world, tally);
  },
};

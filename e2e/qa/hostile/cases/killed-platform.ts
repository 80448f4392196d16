import { expectPlayedOnce, expectSoundLedger, someKeys } from '../../world/money.ts';
import { aPlayer } from '../../world/players.ts';
import type { Case } from '../case.ts';

const ROUNDS = 40;
/** Some seconds on a machine with time; more is no slow start but one that does not come about. */
const BACK_WITHIN_MS = 90_000;

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
      const backAfter = Math.round(performance.now() - startedAt);
      tally.held(backAfter < BACK_WITHIN_MS, `it was back after ${backAfter} ms`);
      tally.figure(`back after ${backAfter} ms`);
    }
    await expectSoundLedger(world, tally);
  },
};

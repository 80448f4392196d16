import { expectPlayedOnce, expectSoundLedger, someKeys } from '../../world/money.ts';
import { type Answer, aPlayer } from '../../world/players.ts';
import type { Case } from '../case.ts';

const ROUNDS = 60;
const OTHERS = 4;

const slowest = (answers: readonly Answer[]): string =>
  `${Math.round(Math.max(...answers.map(({ ms }) => ms)))} ms at the most`;

export const frozenPlatform: Case = {
  name: 'frozen-platform',
  title: 'one of two platform processes frozen, with rounds in flight',
  run: async (world, tally, { pick }) => {
    const [first, second] = world.platforms;
    for (let turn = 0; turn < pick(1, 4); turn += 1) {
      const struck = await aPlayer(world, first.url);
      const others = await Promise.all(Array.from({ length: OTHERS }, () => aPlayer(world, second.url)));
      const before = await struck.balance();
      const keys = someKeys(ROUNDS);
      const inFlight = keys.map((key) => struck.round(key));
      // Frozen in the middle: one of the rounds is answered, and the next ones hold their rows.
      await Promise.race(inFlight);
      first.freeze();
      const direct = await Promise.all(others.map((player) => player.round()));
      const throughEdge = await Promise.all(others.map((player) => player.at(world.edge.url).round()));
      for (const { status, code } of [...direct, ...throughEdge]) {
        tally.held(status === 200, `another member's round was answered ${status} ${code}`);
      }
      // The struck member plays on at the other process too, as soon as the database lets the held row go.
      const same = struck.at(second.url);
      await expectPlayedOnce(world, same, { before, keys }, tally);
      tally.figure(`others: ${slowest(direct)}, through the edge ${slowest(throughEdge)}`);
      first.thaw();
      await Promise.all(inFlight);
    }
    await expectSoundLedger(world, tally);
  },
};

import { expectPlayedOnce, expectSoundLedger, someKeys } from '../../world/money.ts';
import { aPlayer } from '../../world/players.ts';
import type { Case } from '../case.ts';

const ROUNDS = 40;

export const cutConnections: Case = {
  name: 'cut',
  title: 'all database connections cut under rounds in flight',
  run: async (world, tally, { pick }) => {
    for (let turn = 0; turn < pick(2, 6); turn += 1) {
      const [first] = world.platforms;
      const players = await Promise.all(Array.from({ length: 4 }, () => aPlayer(world, first.url)));
      const plans = await Promise.all(
        players.map(async (player) => ({
          player,
          before: await player.balance(),
          keys: someKeys(ROUNDS / players.length),
        })),
      );
      const inFlight = plans.flatMap(({ player, keys }) => keys.map((key) => player.round(key)));
      const cut = await world.database.cut();
      const answers = await Promise.all(inFlight);
      tally.held(first.isAlive(), 'the process has ended');
      tally.held(
        answers.every(({ status, retryAfter }) => status === 200 || retryAfter !== null),
        `answered ${[...new Set(answers.map(({ status, code }) => `${status} ${code}`))].join(', ')}`,
      );
      tally.figure(`${cut} cut, ${answers.filter(({ status }) => status !== 200).length} refused`);
      for (const { player, ...plan } of plans) await expectPlayedOnce(world, player, plan, tally);
    }
    await expectSoundLedger(world, tally);
  },
};

import { expectSoundLedger } from '../../world/money.ts';
import { answerOf, aPlayer, type Player } from '../../world/players.ts';
import type { Case } from '../case.ts';

const PARALLEL = 400;
const LOOKS = 20;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const looks = async (player: Player) => {
  const seen: Awaited<ReturnType<typeof answerOf>>[] = [];
  for (let look = 0; look < LOOKS; look += 1)
    seen.push(
      await answerOf(() =>
        player.client.fetch('/wps/wallets/balance', {
          headers: { Token: player.client.token ?? '', Merchant: 'tala' },
        }),
      ),
    );
  return seen;
};

export const oneAccount: Case = {
  name: 'one-account',
  title: `${PARALLEL} parallel rounds of one account, another player beside it`,
  run: async (world, tally, { pick }) => {
    const [first] = world.platforms;
    const greedy = await aPlayer(world, first.url);
    const other = await aPlayer(world, first.url);
    await looks(other);
    const quiet = await looks(other);
    for (let turn = 0; turn < pick(1, 3); turn += 1) {
      let open = PARALLEL;
      const burst = Array.from({ length: PARALLEL }, () =>
        greedy.round().finally(() => {
          open -= 1;
        }),
      );
      const busy = await looks(other);
      const round = await other.round();
      tally.held(round.status === 200, `the other player's round was answered ${round.status} ${round.code}`);
      const left = open;
      const answers = await Promise.all(burst);
      for (const { status } of busy) tally.held(status === 200, `the other player's balance was answered ${status}`);
      for (const { status, code, retryAfter } of answers)
        tally.held(status === 200 || retryAfter !== null, `a round of the burst was answered ${status} ${code}`);
      const [before, during] = [quiet, busy].map((seen) => median(seen.map(({ ms }) => ms)));
      const ratio = (during ?? 0) / (before ?? 1);
      tally.figure(
        `balance ${before?.toFixed(1)} ms quiet, ${during?.toFixed(1)} ms beside it (× ${ratio.toFixed(1)}, ${left} still open)`,
      );
    }
    await expectSoundLedger(world, tally);
  },
};

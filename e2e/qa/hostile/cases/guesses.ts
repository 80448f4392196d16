import { startTrial } from '@shared-kernel/contracts/account/session';
import { aBrowser, anAddress, aPlayer } from '../../world/players.ts';
import type { Case } from '../case.ts';

const GUESSES = 100;
/** The most that may be looked at of a burst of strangers at one name within a quarter of an hour. */
const LOOKED_AT_MOST = 10;

export const guesses: Case = {
  name: 'guesses',
  title: `${GUESSES} guesses at once at two processes, the right one last; then the owner`,
  run: async (world, tally, { pick }) => {
    const urls = world.platforms.map(({ url }) => url);
    for (let turn = 0; turn < pick(1, 4); turn += 1) {
      const owner = await aPlayer(world);
      const tries = Array.from({ length: GUESSES }, (_, index) => {
        const isRight = index === GUESSES - 1;
        const browser = aBrowser(urls[index % urls.length] ?? '', anAddress());
        return browser.tryLogIn(owner.username, isRight ? owner.password : `guess-${index}`);
      });
      const answers = await Promise.all(tries);
      const looked = answers.filter(({ errorCode }) => errorCode === undefined || errorCode === 'login.failed').length;
      tally.held(looked <= LOOKED_AT_MOST, `${looked} of ${GUESSES} guesses were looked at`);
      for (const { status, headers } of answers)
        tally.held(
          status !== 429 || Number(headers.get('Retry-After')) > 0,
          'refused without a word about when to come again',
        );
      const { errorCode } = await owner.client.tryLogIn(owner.username, owner.password);
      tally.held(errorCode === undefined, `the owner's own browser was refused: ${errorCode}`);
      tally.figure(`${looked} looked at`);
    }
  },
};

export const trials: Case = {
  name: 'trials',
  title: 'trial accounts at once from one address without a cookie',
  run: async ({ edge }, tally, { pick }) => {
    const asked = pick(30, 100);
    const address = anAddress();
    const answers = await Promise.all(
      Array.from({ length: asked }, () => aBrowser(edge.url, address).call(startTrial, {})),
    );
    const made = answers.filter(({ success }) => success).length;
    tally.held(made < asked / 2, `${made} accounts were made`);
    for (const { success, status, errorCode } of answers)
      tally.held(success || status < 500 || errorCode === 'platform.busy', `answered ${status} ${errorCode}`);
    const player = await aBrowser(edge.url).call(startTrial, {});
    tally.held(player.status < 500, `somebody else was answered ${player.status}`);
    tally.figure(`${made} of ${asked} made`);
  },
};

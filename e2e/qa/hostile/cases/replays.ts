import { randomUUID } from 'node:crypto';
import { login } from '@shared-kernel/contracts/account/session';
import { examples, launchGame } from '@shared-kernel/contracts/browse/play';
import { launchAsk, takeTicketOf, ticketOf } from 'platform/testing/open-game';
import { aBrowser, anAddress, answerOf, aPlayer, type Sent, STAKE_MINOR } from '../../world/players.ts';
import type { Case } from '../case.ts';

const AGAIN = 3;

export const replays: Case = {
  name: 'replays',
  title: 'sealed logins, tickets and keys used again',
  run: async (world, tally) => {
    const [first, second] = world.platforms;
    const player = await aPlayer(world);

    const sent: Sent[] = [];
    const browser = aBrowser(first.url, anAddress(), (one) => sent.push(one));
    await browser.logIn(player.username, player.password);
    const sealed = sent.find(({ path }) => path === login.path);
    tally.held(sealed !== undefined, 'no sealed login was seen');
    for (let again = 0; again < AGAIN && sealed !== undefined; again += 1) {
      const { url } = again % 2 === 0 ? first : second;
      const { status } = await answerOf(() => fetch(url + login.path, sealed.init));
      tally.held(status !== 200 && status < 500, `a sealed login was taken twice: ${status}`);
    }

    const { url } = await browser.value(launchGame, launchAsk(examples.launchGame.nodeId));
    const opened = await Promise.all(
      [first, second].map((instance) => takeTicketOf(aBrowser(instance.url), ticketOf(url))),
    );
    const openings = opened.filter(({ ok }) => ok).length;
    tally.held(openings === 1, `one ticket opened ${openings} games`);

    const key = randomUUID();
    const [one, two] = await Promise.all([player.round(key), player.at(second.url).round(key)]);
    const later = await player.round(key);
    const numbers = new Set([one, two, later].filter(({ status }) => status === 200).map(({ value }) => value.betNo));
    tally.held(numbers.size === 1, `one key at two processes played ${numbers.size} rounds`);
    const other = await player.round(key, STAKE_MINOR * 2);
    tally.held(other.status === 409, `a key with another stake was answered ${other.status} ${other.code}`);
  },
};

import { randomUUID } from 'node:crypto';
import { launchChat } from '@shared-kernel/contracts/system/system';
import { ticketOf } from 'platform/testing/open-game';
import { answerOf, aPlayer, type Player } from '../../world/players.ts';
import type { Case } from '../case.ts';

const FLOOD = 60;
/** The most that a member may write within a minute. */
const WRITTEN_MOST = 20;

const ask = (url: string, path: string, launch: string, body?: object) =>
  answerOf(() =>
    fetch(`${url}/wps/play/service${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Launch: launch, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );

const launched = async ({ client }: Player): Promise<string> =>
  ticketOf((await client.value(launchChat, { language: 'EN' })).url);

export const chat: Case = {
  name: 'chat',
  title: `a chat's ticket and keys used twice; ${FLOOD} messages at once of one member, another writes meanwhile`,
  run: async (world, tally) => {
    const urls = world.platforms.map(({ url }) => url);
    const [url = ''] = urls;
    const [greedy, other] = [await aPlayer(world), await aPlayer(world)];

    const ticket = await launched(greedy);
    const opened = await Promise.all(urls.map((each) => ask(each, '/open', ticket, {})));
    const good = opened.filter(({ status }) => status === 200);
    tally.held(good.length === 1, `one ticket opened ${good.length} chats`);
    const token = String(good[0]?.value.token);
    const bare = await ask(url, '/messages', greedy.client.token ?? '');
    tally.held(bare.code === 'session.expired', `a session's token opened a chat: ${bare.code}`);

    const key = randomUUID();
    await Promise.all(urls.map((each) => ask(each, '/messages', token, { text: 'once', key })));
    const { value: once } = await ask(url, '/messages', token);
    const count = JSON.stringify(once).split('"once"').length - 1;
    tally.held(count === 1, `one key wrote ${count} messages`);

    const flood = Array.from({ length: FLOOD }, (_, place) =>
      ask(urls[place % urls.length] ?? '', '/messages', token, { text: `m${place}`, key: randomUUID() }),
    );
    const own = String((await ask(url, '/open', await launched(other), {})).value.token);
    const word = await ask(url, '/messages', own, { text: 'Hello', key: randomUUID() });
    tally.held(word.status === 200, `another member's word was answered ${word.status} ${word.code}`);
    const answers = await Promise.all(flood);
    const written = answers.filter(({ status }) => status === 200).length;
    tally.held(written > 0 && written <= WRITTEN_MOST, `${written} of ${FLOOD} messages went in`);
    for (const { status, code, retryAfter } of answers)
      tally.held(status === 200 || retryAfter !== null, `the flood was answered ${status} ${code}`);
    const seen = await ask(url, '/messages', own);
    tally.held(!JSON.stringify(seen.value).includes('"m1"'), "another member's words are in the chat");
  },
};

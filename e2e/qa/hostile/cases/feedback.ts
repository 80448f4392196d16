import { randomUUID } from 'node:crypto';
import { getFeedback, sendFeedback } from '@shared-kernel/contracts/browse/feedback';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { aPlayer } from '../../world/players.ts';
import type { Case } from '../case.ts';

const FLOOD = 40;
/** The most that a member may send within a day. */
const SENT_MOST = 20;

export const feedback: Case = {
  name: 'feedback',
  title: `one message under one key at two processes; then ${FLOOD} at once`,
  run: async (world, tally) => {
    const [first, second] = world.platforms;
    const [greedy, other] = [await aPlayer(world, first.url), await aPlayer(world)];
    const { client: there } = greedy.at(second.url);
    const browsers = [greedy.client, there];
    const message = (comment: string) => ({ type: 'OTHER', comment }) as const;

    const key = { [HEADER.idempotencyKey]: randomUUID() };
    await Promise.all(browsers.map((browser) => browser.call(sendFeedback, message('once'), key)));
    const again = await greedy.client.call(sendFeedback, message('once'), key);
    tally.held(again.status === 200, `sent again, it was answered ${again.status} ${again.errorCode}`);
    const { list } = await there.value(getFeedback, {});
    tally.held(list.length === 1, `one key sent ${list.length} messages`);

    const flood = await Promise.all(
      Array.from({ length: FLOOD }, (_, place) =>
        (browsers[place % 2] ?? there).call(sendFeedback, message(`f${place}`)),
      ),
    );
    const sent = flood.filter(({ status }) => status === 200).length;
    tally.held(sent > 0 && sent < SENT_MOST, `${sent} more of ${FLOOD} messages went in`);
    for (const { status, errorCode, headers } of flood)
      tally.held(
        status === 200 || Number(headers.get('Retry-After')) > 0,
        `the flood was answered ${status} ${errorCode}`,
      );
    const { list: kept } = await there.value(getFeedback, {});
    tally.held(kept.length === sent + 1, `${sent + 1} messages went in, ${kept.length} are kept`);
    const { list: none } = await other.client.value(getFeedback, {});
    tally.held(none.length === 0, "another member's messages are listed");
  },
};

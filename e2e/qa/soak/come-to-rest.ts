import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import { runJobs, setClock } from '../world/clock.ts';
import { isDone } from './ask.ts';
import { happens } from './dice.ts';
import { LOTTERY } from './operations/lottery.ts';
import { behave } from './payments.ts';
import type { SoakWorld } from './soak-world.ts';
import { telling } from './staff.ts';

/** Longer than a deposit waits for its payment, shorter than a session lasts. */
const LATER_MS = 16 * MINUTE_MS;
const LOOKS = 60;
const LOOK_EVERY_MS = 1_000;
const UNTOLD = 'select count(*)::int as count from outbox where delivered_at is null';
const ofOrders = (kind: string, state: string): string =>
  `select count(*)::int as count from orders where kind = '${kind}' and state = '${state}'`;

const untilNone = async ({ database, platforms: [first] }: SoakWorld, statement: string): Promise<void> => {
  for (let look = 0; look < LOOKS; look += 1) {
    const [row] = await database.rows<{ count: number }>(statement);
    if (row?.count === 0) return;
    await runJobs(first.url);
    await sleep(LOOK_EVERY_MS);
  }
};

const IN_REVIEW = `select order_no as "orderNo" from orders where kind = 'deposit' and state = 'review'`;
/** Orders of the provider's page of which it has not been heard. */
const OPEN_PAGES = `select count(*)::int as count from orders join deposits on deposits.order_id = orders.id
  where channel = 'GATEWAY' and (state = 'waiting' or (state = 'cancelled' and received is null))`;

/** The time of every bonus is over: what was met is the member's, the rest goes. */
const END_BONUSES = `update bonuses set expires_at = now() - interval '1 hour' where ended_at is null`;

/** The staff's last hour: what came late is credited or goes back. */
const decideTheRest = async (world: SoakWorld): Promise<void> => {
  for (const { orderNo } of await world.database.rows<{ orderNo: string }>(IN_REVIEW)) {
    const [decide] = telling(world, 'deposit/decision', { orderNo, isCredited: happens(50) });
    await decide();
  }
};

const OPEN_BETS = `select count(*)::int as count from bets where status = 'open'`;
const OPEN_MATCHES = `select distinct match_id as "matchId" from book_legs join book_matches on book_matches.id = match_id
  where book_legs.state = 'open' and book_matches.state = 'open'`;

/** Matches are played; tables deal and card rooms play on by themselves. */
const endBets = async (world: SoakWorld): Promise<void> => {
  for (const { matchId } of await world.database.rows<{ matchId: string }>(OPEN_MATCHES)) {
    const [whistle] = telling(world, 'match', { matchId, until: 'end' });
    await whistle();
  }
  await untilNone(world, OPEN_BETS);
};

/** Everything that waits for something gets it: facts are told, draws are drawn, and deposits that nobody pays expire. */
export const comeToRest = async (world: SoakWorld): Promise<void> => {
  const [drawNow] = telling(world, 'draw', { gameCode: LOTTERY });
  await behave(world.payments);
  await endBets(world);
  await untilNone(world, ofOrders('withdrawal', 'paying'));
  await untilNone(world, OPEN_PAGES);
  await decideTheRest(world);
  await world.database.rows(END_BONUSES);
  await untilNone(world, ofOrders('bonus', 'active'));
  // Between two draws of one hour there is none to draw; the clock brings the next.
  if (!isDone(await drawNow())) await setClock(world, Date.now() + LATER_MS / 2);
  await untilNone(world, ofOrders('lottery', 'placed'));
  await setClock(world, Date.now() + LATER_MS);
  await runJobs(world.platforms[0].url);
  await untilNone(world, UNTOLD);
};

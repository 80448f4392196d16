import { randomUUID } from 'node:crypto';
import { getDraws } from '@shared-kernel/contracts/browse/lotteries';
import { cancelSuborders, getOrder, placeOrder } from '@shared-kernel/contracts/browse/lottery-orders';
import type { InputOf } from '@shared-kernel/contracts/wire/endpoint';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import type { Tally } from '../../tally.ts';
import { runJobs, setClock } from '../../world/clock.ts';
import { expectSoundLedger, someKeys } from '../../world/money.ts';
import { aPlayer, type Player } from '../../world/players.ts';
import type { World } from '../../world/world.ts';
import type { Case } from '../case.ts';

type Ask = InputOf<typeof placeOrder>;

const CODE = 'mini-swertres';
const ALL = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** All thousand numbers: one of them wins 720 times the ₱1.00. */
const STAKE_MINOR = 1_000_00;
const WIN_MINOR = 720_00;
const AGAIN = 3;

const ask = (own: Partial<Ask> = {}): Ask => ({
  gameCode: CODE,
  prizeMode: 'Elott',
  stake: '1000.00',
  lines: [{ playCode: 'straight', marks: [ALL, ALL, ALL], unitStake: '1.00', multiple: 1 }],
  language: 'EN',
  ...own,
});

const order = (player: Player, key: string = randomUUID(), own: Partial<Ask> = {}) =>
  player.client.call(placeOrder, ask(own), { [HEADER.idempotencyKey]: key });

const cancel = (player: Player, orderNo: string) => player.client.call(cancelSuborders, { orderNo, language: 'EN' });

const STEP_MS = 3 * 60_000;

/** A second into a draw's life, by the clock of both processes: the first draw from now on that nobody has drawn yet. */
const openDraw = async (world: World, player: Player): Promise<{ closesAt: number; drawsAt: number }> => {
  const openAt = async (at: number): Promise<{ closesAt: number; drawsAt: number }> => {
    await setClock(world, at);
    const { opened } = await player.client.value(getDraws, { gameCode: CODE });
    if (opened?.opensAt === undefined || opened.drawsAt === undefined) return openAt(at + STEP_MS);
    await setClock(world, Date.parse(opened.opensAt) + 1000);
    return { closesAt: Date.parse(opened.closesAt), drawsAt: Date.parse(opened.drawsAt) };
  };
  return openAt(Date.now());
};

const isRefused = ({ status }: { readonly status: number }): boolean => status >= 400 && status < 500;

/** What nobody can buy: less than nothing, more than is paid, a line that is none, the draw of another day. */
const worthless = async (player: Player, tally: Tally): Promise<void> => {
  const before = await player.balance();
  const line = { playCode: 'straight', marks: [['1'], ['2'], ['3']], unitStake: '1.00', multiple: 1 };
  const orders: Partial<Ask>[] = [
    { stake: '-1000.00' },
    { stake: '0.00', lines: [] },
    { stake: '1.00', lines: [{ ...line, unitStake: '-1.00' }] },
    { stake: '0.00', lines: [{ ...line, unitStake: '0.00' }] },
    { stake: '999999999999.99', lines: [{ ...line, unitStake: '999999999999.99' }] },
    { stake: '999.00', lines: [{ ...line, multiple: 999 }] },
    { stake: '1.00', lines: [{ ...line, multiple: Number.NaN }] },
    { stake: '1.00', lines: [{ ...line, marks: [['1'], ['2']] }] },
    { stake: '1.00', lines: [{ ...line, marks: [['__proto__'], ['2'], ['3']] }] },
    { stake: '1.00', lines: [{ ...line, playCode: 'toString' }] },
    { stake: '0.01' },
    { numero: '20200101-001' },
    { gameCode: 'constructor' },
  ];
  for (const own of orders) {
    const answer = await order(player, randomUUID(), own);
    tally.held(isRefused(answer), `${JSON.stringify(own)} was answered ${answer.status}`);
  }
  const after = await player.balance();
  tally.held(after === before, `what was refused cost ${before - after}`);
};

/** Each key at both processes at once: returns the orders that came of them. */
const doubled = async (player: Player, there: Player, count: number, tally: Tally): Promise<readonly string[]> => {
  const before = await player.balance();
  const answers = await Promise.all(
    someKeys(count).flatMap((key) => [order(player, key), order(there, key), order(player, key)]),
  );
  for (const { status, errorCode } of answers)
    tally.held(status === 200, `an order was answered ${status} ${errorCode}`);
  const orderNos = [...new Set(answers.filter(({ status }) => status === 200).map(({ value }) => value.orderNo))];
  tally.held(orderNos.length === count, `${count} keys are ${orderNos.length} orders`);
  const paid = before - (await player.balance());
  tally.held(paid === count * STAKE_MINOR, `${count} orders cost ${paid}`);
  return orderNos;
};

/** The same order cancelled at both processes, and by somebody else. */
const cancelled = async (player: Player, there: Player, orderNo: string, thief: Player, tally: Tally) => {
  for (const call of [cancel(thief, orderNo), thief.client.call(getOrder, { orderNo, language: 'EN' })]) {
    const { status } = await call;
    tally.held(status === 404, `another's order was answered ${status}`);
  }
  const before = await player.balance();
  await Promise.all(Array.from({ length: AGAIN }, () => [cancel(player, orderNo), cancel(there, orderNo)]).flat());
  const back = (await player.balance()) - before;
  tally.held(back === STAKE_MINOR, `an order cancelled ${AGAIN * 2} times gave back ${back}`);
};

/** Orders while the draw closes: each is in time or refused. Returns those that were taken. */
const atTheCutOff = async (world: World, players: readonly Player[], closesAt: number, count: number, tally: Tally) => {
  await setClock(world, closesAt - 1500);
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => order(players[index % players.length] as Player)),
  );
  const last = await Promise.all(players.map((player) => order(player)));
  for (const { status, errorCode } of [...answers, ...last])
    tally.held(status === 200 || errorCode === 'draw.closed', `at the cut-off: ${status} ${errorCode}`);
  const taken = [...answers, ...last].filter(({ status }) => status === 200).map(({ value }) => value.orderNo);
  tally.figure(`${taken.length} of ${count + last.length} orders in time`);
  const rows = await world.database.rows<{ late: string }>(
    `select count(*) as late from orders join lottery_orders on order_id = orders.id
     join lottery_draws on lottery_draws.id = draw_id where orders.created_at >= closes_at`,
    [],
  );
  tally.held(Number(rows[0]?.late) === 0, `${rows[0]?.late} orders came after their cut-off`);
  return taken;
};

/** Draws and settles at both processes while everything is being cancelled: each order is paid once. */
const settled = async (world: World, player: Player, orderNos: readonly string[], drawsAt: number, tally: Tally) => {
  const before = await player.balance();
  await setClock(world, drawsAt + 500);
  const [first, second] = world.platforms;
  await Promise.all([
    runJobs(first.url),
    ...orderNos.map((orderNo) => cancel(player, orderNo)),
    runJobs(second.url),
    runJobs(first.url),
  ]);
  await runJobs(second.url);
  for (const orderNo of orderNos) {
    const { status } = await player.client.value(getOrder, { orderNo, language: 'EN' });
    tally.held(status === 'settled', `an order is ${status} after its draw`);
  }
  const won = (await player.balance()) - before;
  tally.held(won === orderNos.length * WIN_MINOR, `${orderNos.length} orders won ${won}`);
};

export const lotteryOrders: Case = {
  name: 'lottery-orders',
  title: 'lottery orders doubled, worthless, at the cut-off, cancelled by others and against settling',
  run: async (world, tally, { pick }) => {
    const [first, second] = world.platforms;
    try {
      const clockSet = await aPlayer(world, first.url);
      const { closesAt, drawsAt } = await openDraw(world, clockSet);
      const [player, thief] = [await aPlayer(world, first.url), await aPlayer(world, second.url)];
      const there = player.at(second.url);
      await worthless(player, tally);
      const [gone, ...placed] = await doubled(player, there, pick(4, 12), tally);
      await cancelled(player, there, gone ?? '', thief, tally);
      const late = await atTheCutOff(world, [player, there], closesAt, pick(8, 30), tally);
      await settled(world, player, [...placed, ...late], drawsAt, tally);
      await expectSoundLedger(world, tally);
    } finally {
      await setClock(world, Date.now());
    }
  },
};

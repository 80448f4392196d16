import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { Hono } from 'hono';
import { sendError } from '../../../http/envelope.ts';
import { readEvents } from '../../../testing/read-events.ts';
import type { Seat } from './table-hub.ts';
import { createTableStreams } from './table-stream.ts';

const BEAT_MS = 10_000;
const OF_ADDRESS = 60;
const IN_ALL = 1500;

/** Streams of one process until the test ends, and the seats that they have taken. */
const aProcess = (test: TestContext) => {
  const streams = createTableStreams();
  test.after(streams.endAll);
  const seats = new Set<Seat>();
  const ended: { code: string | undefined } = { code: undefined };
  const app = new Hono();
  app.get('/:launch/:address', (context) => {
    const { launch, address } = context.req.param();
    const sit = (seat: Seat) => {
      seats.add(seat);
      return () => void seats.delete(seat);
    };
    const seated = { launchHash: launch, member: { id: 7 } };
    try {
      return streams.open(context, { seated, address, endsBy: async () => ended.code, sit }, '{"first":true}');
    } catch (error) {
      return sendError(context, error);
    }
  });
  const open = async (launch: string, address = 'home') => app.request(`/${launch}/${address}`);
  return { streams, seats, ended, open };
};

test('of a launch the oldest of three streams gives way, and no other launch’s', async (context) => {
  const { open, seats } = aProcess(context);
  const other = readEvents(await open('other'));
  const [oldest, older] = [readEvents(await open('one')), readEvents(await open('one'))];
  const newest = readEvents(await open('one'));
  assert.deepEqual(
    (await oldest.toEnd()).map(({ event }) => event),
    ['state'],
  );
  assert.equal(seats.size, 3);
  for (const seat of seats) seat.tell('{"told":true}');
  for (const stream of [other, older, newest]) await stream.until(({ data }) => data === '{"told":true}');
});

test('one address takes no more than its share, whoever shares it, until a stream of it ends', async (context) => {
  const { open } = aProcess(context);
  const [first] = await Promise.all(Array.from({ length: OF_ADDRESS }, (_, at) => open(`launch-${at}`)));
  const refused = await open('late');
  assert.deepEqual([refused.status, refused.headers.get('Retry-After')], [429, '5']);
  assert.equal((await open('late', 'elsewhere')).status, 200);
  await first?.body?.cancel();
  assert.equal((await open('late')).status, 200);
  assert.equal((await open('later')).status, 429);
});

test('a process takes so many streams in all, until one ends or all do', async (context) => {
  const { open, streams, seats } = aProcess(context);
  const [first] = await Promise.all(
    Array.from({ length: IN_ALL }, (_, at) => open(`launch-${at}`, `address-${at % (IN_ALL / OF_ADDRESS)}`)),
  );
  assert.equal((await open('late', 'elsewhere')).status, 429);
  await first?.body?.cancel();
  assert.equal((await open('late', 'elsewhere')).status, 200);
  assert.equal((await open('later', 'elsewhere')).status, 429);
  streams.endAll();
  assert.equal(seats.size, 0);
  assert.equal((await open('later', 'elsewhere')).status, 200);
});

test('a reader who is far behind has gone', async (context) => {
  const { open, seats } = aProcess(context);
  const stream = readEvents(await open('one'));
  const [seat] = seats;
  for (let at = 0; seats.size > 0 && at < 100; at += 1) seat?.tell(String(at));
  assert.equal(seats.size, 0);
  const told = (await stream.toEnd()).length;
  assert.ok(told > 1 && told < 30, String(told));
});

test('a stream beats, and ends with what ended its launch', async (context) => {
  context.mock.timers.enable({ apis: ['setInterval'] });
  const { open, seats, ended } = aProcess(context);
  const stream = readEvents(await open('one'));
  context.mock.timers.tick(BEAT_MS);
  await stream.until(({ event }) => event === 'beat');
  ended.code = 'member.excluded';
  context.mock.timers.tick(BEAT_MS);
  assert.deepEqual(await stream.toEnd(), [{ event: 'end', data: '{"code":"member.excluded"}' }]);
  assert.equal(seats.size, 0);
});

import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { Hono } from 'hono';
import { sendError } from '../../http/envelope.ts';
import { readEvents } from '../../testing/read-events.ts';
import { createGameStreams, type Watcher } from './game-streams.ts';

const BEAT_MS = 10_000;
const OF_ADDRESS = 60;
const IN_ALL = 1500;

/** Streams of one process until the test ends, and who reads them. */
const aProcess = (test: TestContext) => {
  const streams = createGameStreams();
  test.after(streams.endAll);
  const watchers = new Set<Watcher>();
  const ended: { code: string | undefined } = { code: undefined };
  const app = new Hono();
  app.get('/:launch/:address', (context) => {
    const { launch, address } = context.req.param();
    const watch = (watcher: Watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    };
    const asked = { memberId: 7, launchHash: launch, address, endsBy: async () => ended.code, watch };
    try {
      return streams.open(context, asked, '{"first":true}');
    } catch (error) {
      return sendError(context, error);
    }
  });
  const open = async (launch: string, address = 'home') => app.request(`/${launch}/${address}`);
  return { streams, watchers, ended, open };
};

test('of a launch the oldest of three streams gives way, and no other launch’s', async (context) => {
  const { open, watchers } = aProcess(context);
  const other = readEvents(await open('other'));
  const [oldest, older] = [readEvents(await open('one')), readEvents(await open('one'))];
  const newest = readEvents(await open('one'));
  assert.deepEqual(
    (await oldest.toEnd()).map(({ event }) => event),
    ['state'],
  );
  assert.equal(watchers.size, 3);
  for (const watcher of watchers) watcher.tell('{"told":true}');
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
  const { open, streams, watchers } = aProcess(context);
  const [first] = await Promise.all(
    Array.from({ length: IN_ALL }, (_, at) => open(`launch-${at}`, `address-${at % (IN_ALL / OF_ADDRESS)}`)),
  );
  assert.equal((await open('late', 'elsewhere')).status, 429);
  await first?.body?.cancel();
  assert.equal((await open('late', 'elsewhere')).status, 200);
  assert.equal((await open('later', 'elsewhere')).status, 429);
  streams.endAll();
  assert.equal(watchers.size, 0);
  assert.equal((await open('later', 'elsewhere')).status, 200);
});

test('a reader who is far behind has gone', async (context) => {
  const { open, watchers } = aProcess(context);
  const stream = readEvents(await open('one'));
  const [watcher] = watchers;
  for (let at = 0; watchers.size > 0 && at < 100; at += 1) watcher?.tell(String(at));
  assert.equal(watchers.size, 0);
  const told = (await stream.toEnd()).length;
  assert.ok(told > 1 && told < 30, String(told));
});

test('a stream beats, and ends with what ended its launch', async (context) => {
  context.mock.timers.enable({ apis: ['setInterval'] });
  const { open, watchers, ended } = aProcess(context);
  const stream = readEvents(await open('one'));
  context.mock.timers.tick(BEAT_MS);
  await stream.until(({ event }) => event === 'beat');
  ended.code = 'member.excluded';
  context.mock.timers.tick(BEAT_MS);
  assert.deepEqual(await stream.toEnd(), [{ event: 'end', data: '{"code":"member.excluded"}' }]);
  assert.equal(watchers.size, 0);
});

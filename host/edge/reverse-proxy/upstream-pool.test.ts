import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCaptcha } from '@shared-kernel/contracts/account/session';
import { sendFeedback } from '@shared-kernel/contracts/browse/feedback';
import { PLAY_ROUND_PATH } from '@shared-kernel/contracts/browse/play';
import type { LogEntry } from '../base/edge-deps.ts';
import { CircuitOpen, UpstreamTimeout, UpstreamUnreachable } from './upstream.ts';
import { createUpstreamPool, HALF_OPEN_PROBES } from './upstream-pool.ts';

type Mode = 'well' | 'frozen' | 'refusing' | 'breaking';

const anUpstream = (name: string) => {
  const upstream = {
    name,
    mode: 'well' as Mode,
    seen: [] as string[],
    send: async (request: Request): Promise<Response> => {
      if (upstream.mode === 'refusing') throw new UpstreamUnreachable('connect ECONNREFUSED');
      upstream.seen.push(`${request.method} ${await request.text()}`.trim());
      if (upstream.mode === 'breaking') throw new Error('other side closed');
      if (upstream.mode === 'well') return new Response(name);
      return new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    },
    checkHealth: async (): Promise<boolean> => upstream.mode === 'well',
  };
  return upstream;
};

const setUp = () => {
  const [a, b] = [anUpstream('a'), anUpstream('b')];
  const logged: LogEntry[] = [];
  const pool = createUpstreamPool([a, b], { log: (entry) => logged.push(entry) });
  return { a, b, pool, events: () => logged.map(({ event }) => event) };
};

const get = (path = '/wps/x', signal?: AbortSignal) =>
  new Request(`http://platform${path}`, signal === undefined ? {} : { signal });
const post = (body: string, headers: Record<string, string> = {}) =>
  new Request('http://platform/wps/x', {
    method: 'POST',
    body,
    headers: { 'Content-Length': String(body.length), ...headers },
  });

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise(setImmediate);
};

test('calls are spread over all upstreams', async () => {
  const { a, b, pool } = setUp();
  for (let turn = 0; turn < 4; turn += 1) await pool.send(get());
  assert.deepEqual([a.seen.length, b.seen.length], [2, 2]);
});

test('an upstream with calls in flight gets no more while another is idle', async () => {
  const { a, b, pool } = setUp();
  a.mode = 'frozen';
  const leaving = new AbortController();
  const held: Promise<unknown>[] = [];
  while (a.seen.length === 0) {
    held.push(pool.send(get('/wps/x', leaving.signal)).catch(() => 'left'));
    await until(() => a.seen.length + b.seen.length === held.length);
  }
  for (let turn = 0; turn < 5; turn += 1) assert.equal(await (await pool.send(get())).text(), 'b');
  leaving.abort();
  await Promise.all(held);
});

test('idempotent calls fail over from an upstream that a health check marks down', async () => {
  const { a, b, pool, events } = setUp();
  a.mode = 'frozen';
  b.mode = 'frozen';
  const reading = pool.send(get());
  const writing = pool.send(post('stake')).catch((error: unknown) => error);
  await until(() => a.seen.length + b.seen.length === 2);
  const [frozen, other] = a.seen.includes('GET') ? [a, b] : [b, a];
  other.mode = 'well';
  await pool.checkHealth();
  assert.equal(await (await reading).text(), other.name);
  assert.deepEqual(frozen.seen.concat(other.seen).filter((call) => call === 'POST stake').length, 1);
  assert.deepEqual(events(), ['platform.instance-down']);
  for (let turn = 0; turn < 3; turn += 1) assert.equal(await (await pool.send(get())).text(), other.name);
  frozen.mode = 'well';
  await pool.checkHealth();
  assert.deepEqual(events(), ['platform.instance-down', 'platform.instance-up']);
  void writing;
});

test('a call whose connection failed is sent to the other upstream, idempotent or not', async () => {
  const { a, b, pool } = setUp();
  a.mode = 'refusing';
  for (let turn = 0; turn < 3; turn += 1) assert.equal(await (await pool.send(post('stake'))).text(), 'b');
  assert.deepEqual(b.seen, ['POST stake', 'POST stake', 'POST stake']);
});

test('a call that is not idempotent is not repeated after an error', async () => {
  const { a, b, pool } = setUp();
  a.mode = 'breaking';
  b.mode = 'breaking';
  await assert.rejects(pool.send(post('stake')), /other side closed/);
  await assert.rejects(pool.send(get(getCaptcha.path)), /other side closed/, 'a GET that changes state');
  assert.equal(a.seen.length + b.seen.length, 2);
  await assert.rejects(pool.send(get()), /other side closed/, 'an idempotent call is sent twice at most');
  assert.equal(a.seen.length + b.seen.length, 4);
});

test('a call with an idempotency key is repeated, unless its body is too heavy to keep', async () => {
  const { a, b, pool } = setUp();
  a.mode = 'breaking';
  b.mode = 'breaking';
  const feedback = (length: string) =>
    new Request(`http://platform${sendFeedback.path}`, {
      method: sendFeedback.method,
      body: 'words',
      headers: { 'Idempotency-Key': 'a-key-of-its-own', 'Content-Length': length },
    });
  await assert.rejects(pool.send(feedback('5')));
  assert.deepEqual([...a.seen, ...b.seen], ['PUT words', 'PUT words']);
  await assert.rejects(pool.send(feedback('9000000')));
  assert.equal(a.seen.length + b.seen.length, 3);
});

test('a round of a game is repeated: its body has the key', async () => {
  const { a, b, pool } = setUp();
  a.mode = 'breaking';
  b.mode = 'breaking';
  const round = new Request(`http://platform${PLAY_ROUND_PATH}`, {
    method: 'POST',
    body: 'stake',
    headers: { 'Content-Length': '5' },
  });
  await assert.rejects(pool.send(round));
  assert.deepEqual([...a.seen, ...b.seen], ['POST stake', 'POST stake']);
});

test('a timeout of a call marks the upstream down', async () => {
  const { a, b, pool, events } = setUp();
  a.mode = 'frozen';
  b.mode = 'frozen';
  const late = new AbortController();
  const call = pool.send(get('/wps/x', late.signal)).catch((error: unknown) => error);
  await until(() => a.seen.length + b.seen.length === 1);
  late.abort(new UpstreamTimeout('no answer'));
  assert.ok((await call) instanceof UpstreamTimeout);
  assert.deepEqual(events(), ['platform.instance-down']);
});

test('with all upstreams down, all are tried', async () => {
  const { a, b, pool } = setUp();
  a.mode = 'refusing';
  b.mode = 'refusing';
  await pool.checkHealth();
  await assert.rejects(pool.send(get()), UpstreamUnreachable);
  a.mode = 'well';
  assert.equal(await (await pool.send(get())).text(), 'a');
});

test('an open circuit forwards half-open probes and fails fast, until one is answered', async () => {
  const only = anUpstream('only');
  const pool = createUpstreamPool([only], { log: () => undefined });
  const callAll = () =>
    Array.from({ length: HALF_OPEN_PROBES + 5 }, () => pool.send(get()).then(async (answer) => answer.text()));
  only.mode = 'frozen';
  const before = callAll();
  await until(() => only.seen.length === HALF_OPEN_PROBES + 5);
  only.mode = 'well';
  await Promise.all(callAll());
  only.mode = 'frozen';
  await pool.checkHealth();
  await assert.rejects(pool.send(get()), CircuitOpen, 'the probes are in use');
  void Promise.allSettled(before);

  const other = anUpstream('other');
  const fresh = createUpstreamPool([other], { log: () => undefined });
  other.mode = 'refusing';
  await fresh.checkHealth();
  for (let turn = 0; turn < 3 * HALF_OPEN_PROBES; turn += 1)
    await assert.rejects(fresh.send(get()), UpstreamUnreachable, 'each is a probe');
  other.mode = 'frozen';
  const finding = Array.from({ length: HALF_OPEN_PROBES }, () => {
    const leaving = new AbortController();
    return { leaving, call: fresh.send(get('/wps/x', leaving.signal)).catch(() => 'left') };
  });
  await until(() => other.seen.length === HALF_OPEN_PROBES);
  await assert.rejects(fresh.send(get()), CircuitOpen);
  other.mode = 'well';
  for (const { leaving } of finding.slice(0, 1)) leaving.abort();
  await finding[0]?.call;
  assert.equal(await (await fresh.send(get())).text(), 'other', 'an answer closes the circuit');
  assert.equal(await (await fresh.send(get())).text(), 'other', 'for all calls');
  for (const { leaving } of finding) leaving.abort();
  await Promise.all(finding.map(({ call }) => call));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendFeedback } from '@shared-kernel/contracts/browse/feedback';
import { FILES_LIMIT_BYTES, TEXT_LIMIT_BYTES } from '@shared-kernel/contracts/wire/body-limit';
import { anEdge } from '../testing/an-edge.ts';
import { CircuitOpen } from './upstream.ts';

const PART_BYTES = 16 * 1024;
const LOGIN = 'http://localhost/wps/session/login';

/** An endless body without a declared length, with the count of bytes that were read. */
const anEndlessBody = () => {
  const taken = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        taken.bytes += PART_BYTES;
        controller.enqueue(new Uint8Array(PART_BYTES));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken };
};

const streamed = (body: ReadableStream<Uint8Array>, over: RequestInit = {}): RequestInit & { duplex: 'half' } => ({
  method: 'POST',
  body,
  duplex: 'half',
  ...over,
});

const refusalOf = async (response: Response) => {
  const { success, errorCode } = await response.json();
  assert.equal(success, false);
  return { status: response.status, errorCode, retryAfter: response.headers.get('Retry-After') };
};

test('a declared length over the limit is refused before a byte is read', async () => {
  const { app, platform } = anEdge();
  const { body, taken } = anEndlessBody();
  const headers = { 'Content-Length': String(TEXT_LIMIT_BYTES + 1) };
  assert.equal((await refusalOf(await app.request(LOGIN, streamed(body, { headers })))).status, 413);
  assert.equal(taken.bytes, 0);
  assert.equal(platform.requests.length, 0);
});

test('an endless body is read up to its limit and never reaches the platform', async () => {
  const { app, platform } = anEdge();
  const { body, taken } = anEndlessBody();
  const answer = await app.request(LOGIN, streamed(body));
  assert.deepEqual(await refusalOf(answer), { status: 413, errorCode: 'request.invalid', retryAfter: null });
  assert.ok(taken.bytes <= TEXT_LIMIT_BYTES + 2 * PART_BYTES, `${taken.bytes} bytes were read`);
  assert.equal(platform.requests.length, 0);
});

test('a body of exactly the limit passes, with its length', async () => {
  const { app, platform } = anEdge();
  platform.answer = async (request) => Response.json({ bytes: (await request.arrayBuffer()).byteLength });
  const body = new Blob([new Uint8Array(TEXT_LIMIT_BYTES)]).stream();
  const answer = await app.request(LOGIN, streamed(body));
  assert.deepEqual(await answer.json(), { bytes: TEXT_LIMIT_BYTES });
  assert.equal(platform.requests.at(-1)?.headers.get('Content-Length'), String(TEXT_LIMIT_BYTES));
});

test('an upload is limited by its contract', async () => {
  const { app, platform } = anEdge();
  platform.answer = async (request) => {
    let bytes = 0;
    for await (const part of request.body ?? []) bytes += part.byteLength;
    return Response.json({ bytes });
  };
  const url = `http://localhost${sendFeedback.path}`;
  const { method } = sendFeedback;
  const heavy = new Blob([new Uint8Array(FILES_LIMIT_BYTES)]).stream();
  const taken = await app.request(url, streamed(heavy, { method }));
  assert.deepEqual(await taken.json(), { bytes: FILES_LIMIT_BYTES });
  const endless = anEndlessBody();
  const refused = await app.request(url, streamed(endless.body, { method }));
  assert.equal((await refusalOf(refused)).status, 413);
  assert.ok(endless.taken.bytes <= FILES_LIMIT_BYTES + 4 * PART_BYTES);
});

const ASKED: Readonly<Record<string, [path: string, init: RequestInit]>> = {
  'reading call': ['/wps/wallets/balance', {}],
  text: ['/wps/session/login', streamed(new Blob(['{}']).stream())],
  'call with files': [sendFeedback.path, streamed(new Blob(['x']).stream(), { method: sendFeedback.method })],
};

for (const [kind, [path, init]] of Object.entries(ASKED)) {
  test(`a timeout of the platform is a 504 with Retry-After: ${kind}`, async () => {
    const { app, platform, logged } = anEdge({ limits: { callMs: 1 } });
    platform.answer = async (request) => {
      await request.arrayBuffer();
      return new Promise((_, reject) => {
        if (request.signal.aborted) reject(request.signal.reason);
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    };
    const answer = await app.request(`http://localhost${path}`, init);
    const { status, errorCode, retryAfter } = await refusalOf(answer);
    assert.equal(status, 504);
    assert.equal(errorCode, 'platform.busy');
    assert.ok(Number(retryAfter) > 0);
    assert.match(String(logged.find(({ event }) => event === 'platform.unreachable')?.detail), /no answer within/);
  });
}

test('a call fails fast while the circuit is open', async () => {
  const { get, platform, logged } = anEdge();
  platform.answer = () => {
    throw new CircuitOpen('no upstream is up');
  };
  const { status, errorCode, retryAfter } = await refusalOf(await get('/wps/x'));
  assert.deepEqual([status, errorCode, retryAfter], [503, 'platform.busy', '3']);
  assert.deepEqual(
    logged.map(({ level, event }) => [level, event]),
    [['warn', 'call.shut-off']],
  );
});

test('calls beyond the concurrency limit fail at once, until answers have been read', async () => {
  let callers = 0;
  const { get, platform } = anEdge({ limits: { inFlight: 2 }, clientAddress: () => `10.0.0.${callers++}` });
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  let turn = 0;
  platform.answer = () => answers[turn++]?.promise ?? new Response('free');
  const held = [get('/wps/a'), get('/wps/b')];
  while (turn < 2) await new Promise(setImmediate);
  const { status, errorCode, retryAfter } = await refusalOf(await get('/wps/c'));
  assert.equal(status, 503);
  assert.equal(errorCode, 'platform.busy');
  assert.equal(retryAfter, '1');
  for (const { resolve } of answers) resolve(new Response('done'));
  const [first, second] = await Promise.all(held);
  assert.equal((await get('/wps/d')).status, 503, 'an unread answer holds its slot');
  assert.equal(await first?.text(), 'done');
  await second?.body?.cancel();
  for (const path of ['/wps/e', '/wps/f', '/wps/g']) assert.equal(await (await get(path)).text(), 'free');
});

test('an event stream takes no room from calls, has a limit of its own, and comes as it is sent', async () => {
  let callers = 0;
  const limits = { inFlight: 1, streams: 1 };
  const { get, platform } = anEdge({ limits, clientAddress: () => `10.0.1.${callers++}` });
  const sent = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  const headers = { 'Content-Type': 'text/event-stream; charset=utf-8' };
  platform.answer = () => new Response(callers === 1 ? sent.readable : new ReadableStream(), { headers });
  const stream = await get('/wps/stream', { 'Accept-Encoding': 'gzip' });
  assert.equal(stream.headers.get('Content-Encoding'), null);
  const reader = stream.body?.getReader();
  void sent.writable.getWriter().write(new TextEncoder().encode('event: beat\n\n'));
  assert.equal(new TextDecoder().decode((await reader?.read())?.value), 'event: beat\n\n');
  assert.equal((await get('/wps/stream')).status, 503);
  platform.answer = () => new Response('free');
  assert.equal(await (await get('/wps/a')).text(), 'free');
  await reader?.cancel();
});

test('a stream gives its room back when its reader leaves, and when the platform ends it', async () => {
  let callers = 0;
  const { get, platform } = anEdge({ limits: { streams: 1 }, clientAddress: () => `10.0.2.${callers++}` });
  const headers = { 'Content-Type': 'text/event-stream' };
  platform.answer = () => new Response(new ReadableStream(), { headers });
  const left = await get('/wps/stream');
  assert.equal((await get('/wps/stream')).status, 503);
  await left.body?.cancel();

  const sent = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  platform.answer = () => new Response(sent.readable, { headers });
  const ended = await get('/wps/stream');
  assert.equal(ended.status, 200);
  platform.answer = () => new Response('event: beat\n\n', { headers });
  assert.equal((await get('/wps/stream')).status, 503);
  await Promise.all([sent.writable.close(), ended.text()]);
  assert.equal((await get('/wps/stream')).status, 200);
});

test('hop-by-hop headers are not forwarded, those that Connection names included', async () => {
  const { get, platform } = anEdge();
  const own = { Connection: 'close, X-Hop', 'X-Hop': 'mine', Expect: '100-continue', Forwarded: 'for=9.9.9.9' };
  await get('/wps/x', { ...own, 'X-Kept': 'yes' });
  const sent = platform.requests.at(-1)?.headers;
  for (const name of Object.keys(own)) assert.equal(sent?.get(name), null, name);
  assert.equal(sent?.get('X-Kept'), 'yes');
});

test('every call has a request id, which only a trusted proxy may set', async () => {
  const named = async (isBehindProxy: boolean): Promise<string | null | undefined> => {
    const { get, platform } = anEdge({ isBehindProxy });
    await get('/wps/x', { 'X-Request-Id': 'given-by-the-caller' });
    return platform.requests.at(-1)?.headers.get('X-Request-Id');
  };
  assert.equal(await named(true), 'given-by-the-caller');
  assert.match((await named(false)) ?? '', /^[0-9a-f-]{36}$/);
});

test('calls of games count for no merchant’s share', async () => {
  let callers = 0;
  const { get, platform } = anEdge({
    gamesOrigin: 'http://games.localhost:8080',
    limits: { inFlight: 4 },
    clientAddress: () => `10.0.0.${callers++}`,
  });
  const held: ((answer: Response) => void)[] = [];
  platform.answer = ({ url }) =>
    url.includes('/wps/play/') ? new Promise((resolve) => held.push(resolve)) : new Response('free');
  const rounds = [1, 2, 3].map((round) => get(`/wps/play/api/${round}`, {}, 'games.localhost:8080'));
  while (held.length < rounds.length) await new Promise(setImmediate);
  assert.equal((await get('/wps/x')).status, 200);
  for (const answer of held) answer(new Response('done'));
  for (const { status } of await Promise.all(rounds)) assert.equal(status, 200);
});

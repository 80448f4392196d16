import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anEdge } from '../testing/an-edge.ts';

const last = <Item>(items: readonly Item[]): Item => {
  const item = items.at(-1);
  assert.ok(item !== undefined);
  return item;
};

test('a call reaches the platform with its method, query, headers, cookies and body', async () => {
  const { app, platform } = anEdge();
  platform.answer = async (request) =>
    new Response(`got ${await request.text()}`, {
      status: 201,
      headers: [
        ['Set-Cookie', 'a=1; Path=/'],
        ['Set-Cookie', 'b=2; Path=/'],
        ['X-Answer', 'yes'],
      ],
    });
  const response = await app.request('http://luna.localhost:8080/wps/relay/x?b=2&a=%20', {
    method: 'PUT',
    headers: {
      Token: 't',
      Cookie: 'c=3',
      'Content-Type': 'application/json',
      Connection: 'keep-alive',
      Merchant: 'tala',
    },
    body: '{"a":1}',
  });
  assert.equal(response.status, 201);
  assert.equal(await response.text(), 'got {"a":1}');
  assert.deepEqual(response.headers.getSetCookie(), ['a=1; Path=/', 'b=2; Path=/']);
  assert.equal(response.headers.get('X-Answer'), 'yes');

  const sent = last(platform.requests);
  assert.equal(sent.method, 'PUT');
  assert.match(sent.url, /\/wps\/relay\/x\?b=2&a=%20$/);
  assert.equal(sent.headers.get('Token'), 't');
  assert.equal(sent.headers.get('Cookie'), 'c=3');
  assert.equal(sent.headers.get('Merchant'), 'tala', 'what the caller says stands');
  assert.equal(sent.headers.get('X-Forwarded-Host'), 'luna.localhost:8080');
  assert.equal(sent.headers.get('X-Forwarded-Proto'), 'http');
  assert.equal(sent.headers.get('Connection'), null);
});

test('a frame’s own files get the merchant of their host name', async () => {
  const { get, platform } = anEdge();
  await get('/wps/play/reels.js', {}, 'luna.localhost:8080');
  assert.equal(last(platform.requests).headers.get('Merchant'), 'luna');
  await get('/lgw/games/mobile', {}, 'mabuhay.localhost');
  assert.equal(last(platform.requests).headers.get('Merchant'), 'mabuhay');
});

test('a caller cannot forge its address; a trusted proxy may forward it', async () => {
  const claimed = { 'X-Forwarded-For': '9.9.9.9', 'X-Forwarded-Proto': 'https' };
  const open = anEdge({ clientAddress: () => '10.0.0.1' });
  await open.get('/wps/x', claimed);
  assert.equal(last(open.platform.requests).headers.get('X-Forwarded-For'), '10.0.0.1');
  assert.equal(last(open.platform.requests).headers.get('X-Forwarded-Proto'), 'http');
  const behind = anEdge({ clientAddress: () => '10.0.0.1', isBehindProxy: true });
  await behind.get('/wps/x', claimed);
  assert.equal(
    last(behind.platform.requests).headers.get('X-Forwarded-For'),
    '9.9.9.9',
    'one address, whom the platform counts',
  );
  assert.equal(last(behind.platform.requests).headers.get('X-Forwarded-Proto'), 'https');
  await behind.get('/wps/x', { 'X-Forwarded-For': '6.6.6.6, 9.9.9.9' });
  assert.equal(last(behind.platform.requests).headers.get('X-Forwarded-For'), '9.9.9.9', 'what our own proxy wrote');
  assert.match((await behind.get('/m/home', claimed)).headers.get('Set-Cookie') ?? '', /; Secure$/);
});

test('an answer streams: its first part arrives before its last is written', async () => {
  const { get, platform } = anEdge();
  const parts = new TransformStream<Uint8Array, Uint8Array>();
  const writer = parts.writable.getWriter();
  platform.answer = () => new Response(parts.readable, { headers: { 'Content-Type': 'text/event-stream' } });
  const response = await get('/wps/stream', { 'Accept-Encoding': 'gzip' });
  const reader = response.body?.getReader();
  const encoder = new TextEncoder();
  void writer.write(encoder.encode('first'));
  assert.equal(new TextDecoder().decode((await reader?.read())?.value), 'first');
  void writer.write(encoder.encode('last'));
  void writer.close();
  assert.equal(new TextDecoder().decode((await reader?.read())?.value), 'last');
});

test('a long JSON answer is gzipped, a short one and a partial one are not', async () => {
  const { get, platform } = anEdge();
  const long = JSON.stringify({ games: 'x'.repeat(5000) });
  platform.answer = ({ url }) => {
    const body = url.includes('long') ? long : '{}';
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
    return new Response(body, {
      headers: url.includes('part') ? { ...headers, 'Content-Range': 'bytes 0-9/10' } : headers,
    });
  };
  const accepts = { 'Accept-Encoding': 'gzip' };
  const packed = await get('/wps/long', accepts);
  assert.equal(packed.headers.get('Content-Encoding'), 'gzip');
  const text = await new Response(packed.body?.pipeThrough(new DecompressionStream('gzip')) ?? null).text();
  assert.equal(text, long);
  assert.equal((await get('/wps/long')).headers.get('Content-Encoding'), null);
  assert.equal((await get('/wps/short', accepts)).headers.get('Content-Encoding'), null);
  assert.equal((await get('/wps/long-part', accepts)).headers.get('Content-Encoding'), null);
});

test('an error of the platform passes unchanged; its policy gets frame-ancestors', async () => {
  const { get, platform } = anEdge();
  platform.answer = () =>
    new Response('<!doctype html>', { status: 429, headers: { 'Content-Security-Policy': "default-src 'self'" } });
  const response = await get('/wps/play/slot');
  assert.equal(response.status, 429);
  const policy = response.headers.get('Content-Security-Policy');
  assert.equal(policy, "default-src 'self'; frame-ancestors 'self'");
});

test('a platform that is down is a 502 in the API’s own envelope', async () => {
  const { get, platform } = anEdge();
  platform.isDown = true;
  const response = await get('/wps/wallets/balance');
  assert.equal(response.status, 502);
  const envelope = await response.json();
  assert.equal(envelope.success, false);
  assert.equal(envelope.errorCode, 'unknown');
});

test('a closed connection of the caller aborts the call to the platform', async () => {
  const { app, platform } = anEdge();
  const leaving = new AbortController();
  const arrived = Promise.withResolvers<Request>();
  platform.answer = (request) => {
    arrived.resolve(request);
    return new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
  };
  const answer = app.request('http://localhost/wps/slow', { signal: leaving.signal });
  const sent = await arrived.promise;
  leaving.abort();
  await answer;
  assert.equal(sent.signal.aborted, true);
});

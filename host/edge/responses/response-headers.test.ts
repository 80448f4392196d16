import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { getStatus } from '@shared-kernel/contracts/system/system';
import { anEdge, type TestEdge } from '../testing/an-edge.ts';
import { aBrowseRemote, aHost, aRegistry, aRemote } from '../testing/release-builders.ts';
import { runEdge } from '../testing/running-edge.ts';

const GAMES_ORIGIN = 'http://games.localhost:8080';
const SECURE = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'www.luna.example' };

/** Every kind of answer that there is, by what leads to it. */
const ANSWERS: Readonly<Record<string, (edge: TestEdge) => Promise<Response>>> = {
  page: ({ get }) => get('/m/home', SECURE),
  'page that is missing': ({ get }) => get('/m/nowhere', SECURE),
  'page in maintenance': ({ get, platform }) => {
    platform.maintenance = true;
    return get('/m/home', SECURE);
  },
  'page without a platform': ({ get, platform }) => {
    platform.isDown = true;
    return get('/m/home', SECURE);
  },
  'head of a page': ({ app }) =>
    app.request('http://localhost/m/home', { method: 'HEAD', headers: SECURE }) as Promise<Response>,
  'release document': ({ get }) => get('/m/_release', SECURE),
  'brand’s picture': ({ get }) => get('/m/_brand/luna/sky.svg', SECURE),
  health: ({ get }) => get('/_health', SECURE),
  readiness: ({ get }) => get('/_ready', SECURE),
  'platform’s answer': ({ get }) => get(getStatus.path, SECURE),
  'platform’s refusal': ({ get }) => get('/wps/nothing', SECURE),
  'platform that is gone': ({ get, platform }) => {
    platform.isDown = true;
    return get('/wps/x', SECURE);
  },
  'body too heavy': ({ app }) =>
    app.request('http://localhost/wps/x', {
      method: 'POST',
      headers: { ...SECURE, 'Content-Length': '9999999' },
      body: '{}',
    }) as Promise<Response>,
  'game’s frame': ({ get }) => get('/wps/play/x', { 'X-Forwarded-Proto': 'https' }, 'games.localhost:8080'),
  'nothing on games’ host': ({ get }) => get('/m/home', { 'X-Forwarded-Proto': 'https' }, 'games.localhost:8080'),
  'nothing at all': ({ get }) => get('/robots.txt', SECURE),
  'another method': ({ app }) =>
    app.request('http://localhost/m/home', { method: 'POST', headers: SECURE }) as Promise<Response>,
  'foreign host': ({ get }) => get('/m/home', { ...SECURE, 'X-Forwarded-Host': 'evil.test' }),
  'host that is none': ({ get }) => get('/m/home', { ...SECURE, 'X-Forwarded-Host': '%' }),
  report: ({ app }) =>
    app.request('http://localhost/m/_reports', { method: 'POST', body: '[]', headers: SECURE }) as Promise<Response>,
};

for (const [kind, ask] of Object.entries(ANSWERS)) {
  test(`how a browser may use it is said with every answer: ${kind}`, async () => {
    const edge = anEdge({ isBehindProxy: true, gamesOrigin: GAMES_ORIGIN });
    const { headers } = await ask(edge);
    const secured = kind === 'host that is none' ? null : /^max-age=31536000/;
    if (secured !== null) assert.match(headers.get('Strict-Transport-Security') ?? '', secured);
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff');
    assert.match(headers.get('Content-Security-Policy') ?? '', /(^|; )frame-ancestors 'self'/);
    assert.equal(headers.get('Referrer-Policy'), 'strict-origin-when-cross-origin');
    assert.equal(headers.get('Cross-Origin-Opener-Policy'), 'same-origin-allow-popups');
    assert.match(headers.get('Permissions-Policy') ?? '', /camera=\(\)/);
  });
}

test('what an answer says for itself stands', async () => {
  const { get, platform } = anEdge();
  const own = {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors https://own.example",
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  platform.answer = () => new Response('', { headers: own });
  const { headers } = await get('/wps/x');
  for (const [name, value] of Object.entries(own)) assert.equal(headers.get(name), value);
});

test('an answer of the API is saved when it is opened as a page, a page and a picture are shown', async () => {
  const dispositionOf = async (kind: string): Promise<string | null> =>
    (await ANSWERS[kind]?.(anEdge({ gamesOrigin: GAMES_ORIGIN })))?.headers.get('Content-Disposition') ?? null;
  for (const kind of ['platform’s answer', 'platform that is gone', 'body too heavy'])
    assert.equal(await dispositionOf(kind), 'attachment; filename="api.json"', kind);
  for (const kind of ['page', 'release document', 'brand’s picture'])
    assert.equal(await dispositionOf(kind), null, kind);
  const { get, platform } = anEdge();
  const own = { 'Content-Type': 'application/json', 'Content-Disposition': 'inline' };
  platform.answer = () => new Response('{}', { headers: own });
  assert.equal((await get('/wps/x')).headers.get('Content-Disposition'), 'inline');
  platform.answer = () => new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } });
  assert.equal((await get('/wps/art/game/1.svg')).headers.get('Content-Disposition'), null);
});

test('transport security is said over TLS alone, by the word of a proxy of ours', async () => {
  const spoken = async (isBehindProxy: boolean, headers: Record<string, string>): Promise<string | null> =>
    (await anEdge({ isBehindProxy }).get('/m/home', headers)).headers.get('Strict-Transport-Security');
  assert.notEqual(await spoken(true, { 'X-Forwarded-Proto': 'https' }), null);
  assert.equal(await spoken(true, { 'X-Forwarded-Proto': 'http' }), null);
  assert.equal(await spoken(false, { 'X-Forwarded-Proto': 'https' }), null);
});

test('an error of our own is answered like everything else', async () => {
  const releases = aRegistry(aHost(), aBrowseRemote(), aRemote('account'));
  const { get, logged } = anEdge({ brands: () => Promise.reject(new Error('no brands')) }, releases);
  const { status, headers } = await get('/m/home', {}, 'luna.localhost');
  assert.equal(status, 500);
  const failed = logged.find(({ event }) => event === 'request.failed');
  assert.ok(failed?.requestId);
  assert.equal(failed.requestId, headers.get('X-Request-Id'), 'the line and the answer have one name');
  assert.equal(headers.get('X-Content-Type-Options'), 'nosniff');
});

test('what is no request gets the same words', async () => {
  await using edge = await runEdge([aHost(), aBrowseRemote()], () => undefined);
  for (const text of ['nonsense\r\n\r\n', 'GET / HTTP/1.1\r\nHost: a b@c\r\nConnection: close\r\n\r\n']) {
    const socket = connect(Number(new URL(edge.url).port), '127.0.0.1');
    socket.write(text);
    let heard = '';
    for await (const part of socket) heard += part;
    assert.match(heard, /^HTTP\/1\.1 400 /);
    assert.match(heard, /x-content-type-options: nosniff/i);
  }
});

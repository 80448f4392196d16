import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEnvironment } from '../node/environment.ts';
import { anEdge } from '../testing/an-edge.ts';

const GAMES_ORIGIN = 'http://games.localhost:8080';
const GAMES_HOST = 'games.localhost:8080';
const FRAME = '/wps/play/parol-nights?lang=EN';

const anEdgeWithGames = () => {
  const edge = anEdge({ gamesOrigin: GAMES_ORIGIN });
  edge.platform.answer = ({ url }) =>
    new Response(new URL(url).pathname, { headers: { 'Set-Cookie': 'visitor=1; Path=/', 'X-Answer': 'platform' } });
  return edge;
};

test('games’ host name has frames, their files and calls, and pictures, and nothing of the site', async () => {
  const { get, app } = anEdgeWithGames();
  for (const path of [FRAME, '/wps/play/frames/slot/page/main.js', '/wps/play/api/state', '/wps/art/game/1.svg'])
    assert.equal((await get(path, {}, GAMES_HOST)).headers.get('X-Answer'), 'platform', path);
  const site = ['/', '/m/home', '/m/login', '/m/_release', '/m/_brand/tala/sky.svg', '/wps/session/login'];
  for (const path of [...site, '/wps/wallets/balance', '/wps/player', '/lgw/games/mobile', '/register.html']) {
    const response = await get(path, {}, GAMES_HOST);
    assert.equal(response.status, 404, path);
    assert.equal(response.headers.get('Set-Cookie'), null, path);
  }
  const posted = await app.request(`${GAMES_ORIGIN}/wps/session/login`, { method: 'POST', body: '{}' });
  assert.equal(posted.status, 404);
});

test('the site’s host names have no frames then, of any brand', async () => {
  const { get, platform } = anEdgeWithGames();
  for (const host of ['localhost:8080', 'luna.localhost:8080', 'games.localhost', 'www.luna.example']) {
    assert.equal((await get(FRAME, {}, host)).status, 404, host);
    assert.equal((await get('/wps/play/api/state', {}, host)).status, 404, host);
  }
  assert.ok(!platform.requests.some(({ url }) => url.includes('/wps/play/')));
  assert.equal((await get('/wps/wallets/balance')).headers.get('X-Answer'), 'platform');
});

test('nothing that says who somebody is reaches a game, and a game sets no cookie', async () => {
  const { get, platform } = anEdgeWithGames();
  const answer = await get(FRAME, { Cookie: 'visitor=1', Token: 't', Authorization: 'x', Launch: 'l' }, GAMES_HOST);
  const sent = platform.requests.at(-1)?.headers;
  assert.deepEqual(
    ['Cookie', 'Token', 'Authorization', 'Launch', 'X-Forwarded-Host'].map((name) => sent?.get(name)),
    [null, null, null, 'l', GAMES_HOST],
  );
  assert.equal(answer.headers.get('Set-Cookie'), null);
});

test('documents name games’ origin as the one place of frames, and hand on what a game is for', async () => {
  const { get } = anEdgeWithGames();
  const { headers } = await get('/m/home');
  assert.match(headers.get('Content-Security-Policy') ?? '', /; frame-src http:\/\/games\.localhost:8080;/);
  assert.match(headers.get('Permissions-Policy') ?? '', /autoplay=\(self "http:\/\/games\.localhost:8080"\)/);
  assert.match(headers.get('Permissions-Policy') ?? '', /camera=\(\)/);
});

test('a games’ origin that is none stops the start', () => {
  const env = { PLATFORM_URL: 'http://localhost:8090', ASSET_ORIGINS: '{"host":"http://localhost:8081"}' };
  assert.equal(readEnvironment({ ...env, GAMES_ORIGIN }).gamesOrigin, GAMES_ORIGIN);
  assert.equal(readEnvironment({ ...env, GAMES_ORIGIN: '' }).gamesOrigin, undefined);
  for (const wrong of ['games.example', 'https://games.example/play', 'ws://games.example', 'https://*.example'])
    assert.throws(() => readEnvironment({ ...env, GAMES_ORIGIN: wrong }), /GAMES_ORIGIN has to be an origin/);
});

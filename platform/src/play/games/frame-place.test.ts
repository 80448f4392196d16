import assert from 'node:assert/strict';
import { test } from 'node:test';
import { launchGame } from '@shared-kernel/contracts/browse/play';
import { createApp } from '../../app.ts';
import { readConfig } from '../../base/config.ts';
import { launchAsk, takeTicketOf, ticketOf } from '../../testing/open-game.ts';
import { createClient } from '../../testing/test-client.ts';
import { TEST_CONFIG } from '../../testing/test-config.ts';
import { describePlatform } from '../../testing/test-platform.ts';

const SLOT_NODE = '100001';
const GAMES = 'http://games.localhost:8080';
const FRAME = '/wps/play/parol-nights';

const from = (origin: string) => ({
  'X-Forwarded-Host': new URL(origin).host,
  'X-Forwarded-Proto': new URL(origin).protocol.replace(':', ''),
});
const directiveOf = (response: Response, name: string): string | undefined =>
  response.headers
    .get('Content-Security-Policy')
    ?.split('; ')
    .find((text) => text.startsWith(`${name} `))
    ?.slice(name.length + 1);

describePlatform('games on a host name of their own', 'catalogue', (platform) => {
  const appWith = (gamesOrigin: string | undefined) =>
    createApp(platform().database, { ...TEST_CONFIG, gamesOrigin }).app;
  const player = async (gamesOrigin: string) => {
    const { username, password } = await platform().member({ balanceMinor: 10_000 });
    const browser = createClient(appWith(gamesOrigin), 'tala');
    await browser.logIn(username, password);
    return browser;
  };
  const frameAt = (gamesOrigin: string | undefined, host: string, site?: string) =>
    appWith(gamesOrigin).request(`${FRAME}${site === undefined ? '' : `?site=${encodeURIComponent(site)}`}`, {
      headers: from(host),
    });

  test('a launch leads there and names the site that asked; its ticket opens the game', async () => {
    const browser = await player(GAMES);
    const launched = await browser.call(launchGame, launchAsk(SLOT_NODE), from('http://luna.localhost:8080'));
    const url = new URL(launched.value.url);
    assert.equal(url.origin, GAMES);
    assert.deepEqual(
      [...url.searchParams],
      [
        ['lang', 'EN'],
        ['site', 'http://luna.localhost:8080'],
      ],
    );
    assert.equal((await takeTicketOf(browser, ticketOf(launched.value.url))).status, 200);
  });

  test('a site that nobody has registered is told, and gets no address', async () => {
    const browser = await player(GAMES);
    for (const site of ['http://evil.example', 'https://localhost:8080', GAMES]) {
      const launched = await browser.call(launchGame, launchAsk(SLOT_NODE), from(site));
      assert.equal(launched.errorCode, 'game.unavailable', site);
    }
  });

  test('the frame is held by the site in its address and by nobody else', async () => {
    const held = await frameAt(GAMES, GAMES, 'http://luna.localhost:8080');
    assert.equal(held.status, 200);
    assert.equal(directiveOf(held, 'frame-ancestors'), 'http://luna.localhost:8080');
    const wrong = ['http://evil.example', 'https://luna.localhost:8080', "* 'self'", 'http://a;b', GAMES, undefined];
    for (const site of wrong) {
      assert.equal(directiveOf(await frameAt(GAMES, GAMES, site), 'frame-ancestors'), "'none'", site);
    }
  });

  test('an origin of its own it has on games’ host name alone', async () => {
    assert.match(directiveOf(await frameAt(GAMES, GAMES), 'sandbox') ?? '', /allow-same-origin/);
    for (const frame of [await frameAt(GAMES, 'http://localhost:8080'), await frameAt(undefined, GAMES)])
      assert.match(directiveOf(frame, 'sandbox') ?? '', /^(?!.*allow-same-origin).*allow-scripts/);
  });

  test('its page is alone in its window, its scripts make no text into code, its files are its own', async () => {
    const page = await frameAt(GAMES, GAMES);
    assert.equal(page.headers.get('Cross-Origin-Opener-Policy'), 'same-origin');
    assert.equal(page.headers.get('Referrer-Policy'), 'no-referrer');
    assert.match(page.headers.get('Permissions-Policy') ?? '', /camera=\(\).*autoplay=\(self\)/);
    assert.equal(directiveOf(page, 'trusted-types'), "'none'");
    const file = await appWith(GAMES).request('/wps/play/frames/slot/page/main.js', { headers: from(GAMES) });
    assert.equal(file.headers.get('Cross-Origin-Resource-Policy'), 'same-origin');
  });

  test('its calls answer games’ origin and the sandbox without one, and no other page', async () => {
    const allowed = async (gamesOrigin: string | undefined, origin: string) => {
      const response = await appWith(gamesOrigin).request('/wps/play/api/odds?game=parol-nights', {
        headers: { Origin: origin },
      });
      return response.headers.get('Access-Control-Allow-Origin');
    };
    assert.equal(await allowed(GAMES, GAMES), GAMES);
    assert.equal(await allowed(GAMES, 'null'), 'null');
    assert.equal(await allowed(undefined, 'null'), 'null');
    for (const origin of ['http://localhost:8080', 'http://evil.example', 'https://games.localhost:8080'])
      assert.equal(await allowed(GAMES, origin), null, origin);
  });
});

test('a games’ origin that is none stops the start', () => {
  assert.equal(readConfig({ GAMES_ORIGIN: GAMES }).gamesOrigin, GAMES);
  assert.equal(readConfig({}).gamesOrigin, undefined);
  for (const wrong of ['games.example', 'https://games.example/', 'https://*.games.example'])
    assert.throws(() => readConfig({ GAMES_ORIGIN: wrong }), /GAMES_ORIGIN/);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anEdge } from './testing/an-edge.ts';
import { tagsOf } from './testing/read-html.ts';

const manifestOf = async (edge: ReturnType<typeof anEdge>, host: string, headers = {}) => {
  const page = await edge.html('/m/home', headers, host);
  const address = tagsOf(page, 'link').find(({ rel }) => rel === 'manifest')?.href ?? '';
  const answer = await edge.get(address, {}, host);
  assert.match(answer.headers.get('Content-Type') ?? '', /^application\/manifest\+json/);
  return answer.json();
};

test('each brand is installed under its name, in its colours and the language of its page', async () => {
  const edge = anEdge();
  const tala = await manifestOf(edge, 'localhost:8080');
  const luna = await manifestOf(edge, 'luna.localhost:8080', { 'Accept-Language': 'fil' });
  assert.deepEqual([tala.name, tala.lang, tala.theme_color], ['Tala', 'en', '#0b1020']);
  assert.deepEqual([luna.name, luna.lang, luna.background_color], ['Luna', 'fil', '#04180f']);
  for (const { start_url, scope, display } of [tala, luna])
    assert.deepEqual([start_url, scope, display], ['/m/home', '/m/', 'standalone']);
});

test('its icons are the brand’s sign on its ground, kept for ever, and run nothing', async () => {
  const edge = anEdge();
  const { icons } = await manifestOf(edge, 'luna.localhost:8080');
  assert.deepEqual(
    icons.map(({ purpose, sizes }: { purpose: string; sizes: string }) => [purpose, sizes]),
    [
      ['any', 'any'],
      ['maskable', 'any'],
      ['any', '192x192'],
      ['any', '512x512'],
      ['maskable', '512x512'],
    ],
  );
  const drawn = icons.slice(0, 2);
  const answers = await Promise.all(drawn.map(({ src }: { src: string }) => edge.get(src, {}, 'luna.localhost:8080')));
  for (const answer of answers) {
    const icon = await answer.text();
    assert.match(icon, /<rect [^>]*fill="#04180f"\/><svg [^>]*><circle r="9" fill="#f9e9bd"\/>/);
    assert.match(answer.headers.get('Cache-Control') ?? '', /immutable/);
    assert.match(answer.headers.get('Content-Security-Policy') ?? '', /^default-src 'none'; sandbox/);
  }
  const [{ src }] = (await manifestOf(edge, 'localhost:8080')).icons;
  assert.notEqual(src, icons[0].src, 'another look has another address');
  assert.equal((await edge.get('/m/_icon/other/abc')).status, 404);
});

test('its PNG icons are pictures of its folder, one of them for home screens that take nothing else; without them none is named', async () => {
  const edge = anEdge();
  const touchIcons = async (host: string) =>
    tagsOf(await edge.html('/m/home', {}, host), 'link').filter(({ rel }) => rel === 'apple-touch-icon');
  const [touch] = await touchIcons('luna.localhost:8080');
  const { icons } = await manifestOf(edge, 'luna.localhost:8080');
  const png = icons.filter(({ type }: { type: string }) => type === 'image/png');
  for (const address of [touch?.href ?? '', ...png.map(({ src }: { src: string }) => src)]) {
    const answer = await edge.get(address, {}, 'luna.localhost:8080');
    assert.equal(answer.headers.get('Content-Type'), 'image/png', address);
    assert.match(answer.headers.get('Cache-Control') ?? '', /immutable/);
  }
  assert.deepEqual(await touchIcons('localhost:8080'), []);
  assert.equal((await manifestOf(edge, 'localhost:8080')).icons.length, 2);
});

test('its icon without a revision is the brand’s too, and not kept for ever', async () => {
  const edge = anEdge();
  const { icons } = await manifestOf(edge, 'luna.localhost:8080');
  const present = await edge.get('/m/_icon/any', {}, 'luna.localhost:8080');
  assert.equal(await present.text(), await (await edge.get(icons[0].src, {}, 'luna.localhost:8080')).text());
  assert.equal(present.headers.get('Cache-Control'), 'public, max-age=3600');
  assert.equal(present.headers.get('Content-Type'), 'image/svg+xml');
});

test('the operator’s own icon comes first, where the settings name a picture', async () => {
  const iconsFor = async (icon: string) => {
    const edge = anEdge();
    edge.platform.others = { '/wps/system/settings/consolidated': { parameters: { pwa: { icon } } } };
    const { icons } = await manifestOf(edge, 'localhost:8080');
    return icons.map(({ src }: { src: string }) => src);
  };
  assert.equal((await iconsFor('https://cdn.test/app.png'))[0], 'https://cdn.test/app.png');
  assert.equal((await iconsFor('/wps/app.png'))[0], '/wps/app.png');
  for (const icon of ['javascript:alert(1)', '//evil.test/app.png', ''])
    assert.match((await iconsFor(icon))[0], /^\/m\/_icon\/any\//, icon);
});

test('the worker is there when it is on, named by every page and let through its policy of scripts', async () => {
  const edge = anEdge({ hasWorker: true });
  const page = await edge.html('/m/home');
  const { 'data-worker': address = '' } = tagsOf(page, 'html')[0] ?? {};
  assert.match(page, new RegExp(`"worker":"${address}"`));
  const answer = await edge.get(address);
  assert.match(answer.headers.get('Content-Type') ?? '', /^text\/javascript/);
  assert.equal(answer.headers.get('Cache-Control'), 'no-cache');
  assert.match(
    answer.headers.get('Content-Security-Policy') ?? '',
    /^default-src 'none'; connect-src 'self' https:\/\/host\.assets\.example /,
  );
  assert.match(await answer.text(), /respondWith/);
});

test('switched off, no page names it, and its address answers with what takes it away', async () => {
  const edge = anEdge();
  const [html] = tagsOf(await edge.html('/m/home'), 'html');
  assert.equal(html?.['data-worker'], undefined);
  const remover = await (await edge.get('/m/_worker.js')).text();
  assert.match(remover, /registration\.unregister\(\)/);
  assert.doesNotMatch(remover, /respondWith/);
});

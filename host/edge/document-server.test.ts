import assert from 'node:assert/strict';
import { test } from 'node:test';
import { releaseDocument } from '@shared-kernel/contracts/release/release';
import { safeParse } from '@shared-kernel/contracts/schema';
import { REGISTER_ALIASES } from '@shared-kernel/contracts/system/paths';
import { anEdge, BRANDS } from './testing/an-edge.ts';
import { tagsOf, textOfElement, titleOf } from './testing/read-html.ts';
import { aBrowseRemote, aHost, aRegistry, aRemote, aRoute } from './testing/release-builders.ts';

const documentOf = (html: string) => {
  const parsed = safeParse(releaseDocument, JSON.parse(textOfElement(html, 'release-document')));
  assert.ok(parsed.success, 'the inlined document follows the contract');
  return parsed.data;
};

test('every home path answers 200 with the home page', async () => {
  const { get } = anEdge();
  for (const path of ['/', '/m', '/m/', '/m/home', '/m/home/', '/m/index', '/m/index.html']) {
    const response = await get(path);
    assert.equal(response.status, 200, path);
    assert.match(titleOf(await response.text()), /^Tala · Slots/, path);
  }
});

test('a keyboard takes room from the page, where a foot stays in sight, and the page goes under a phone’s edges', async () => {
  const { html } = anEdge();
  const [viewport] = tagsOf(await html('/m/home'), 'meta').filter(({ name }) => name === 'viewport');
  assert.match(viewport?.content ?? '', /viewport-fit=cover, interactive-widget=resizes-content$/);
});

test('a route with a parameter is found, a path without an owner is the site with status 404', async () => {
  const { get } = anEdge();
  const draw = await get('/m/draw/ph-6-42');
  assert.equal(draw.status, 200);
  assert.equal(titleOf(await draw.text()), 'Draw · Tala');
  assert.equal((await get('/m/Home')).status, 404, 'an address is matched letter by letter, as in the browser');
  const missing = await get('/m/draw/ph-6-42/more');
  const html = await missing.text();
  assert.equal(missing.status, 404);
  assert.equal(titleOf(html), 'This page is not here · Tala');
  assert.equal(documentOf(html).merchant, 'tala');
  assert.deepEqual(
    tagsOf(html, 'script').flatMap(({ src }) => src ?? []),
    ['https://host.assets.example/1.0.0+abc1234/start.js', 'https://host.assets.example/1.0.0+abc1234/host.js'],
  );
});

test('paths outside the site are a plain 404, other methods a 405', async () => {
  const { get, app } = anEdge();
  const outside = await get('/robots.txt');
  assert.equal(outside.status, 404);
  assert.match(outside.headers.get('Content-Type') ?? '', /^text\/plain/);
  assert.equal((await app.request('http://localhost/m/home', { method: 'POST' })).status, 405);
  assert.equal((await get('/_health')).status, 200);
});

test('a page whose flag is off for the brand is not there', async () => {
  const edge = anEdge();
  edge.registry.promote(
    aRemote('account', { version: '1.1.0', routes: [aRoute({ path: '/m/vouReport', flag: 'DEPRECM3' })] }),
  );
  assert.equal((await edge.get('/m/vouReport')).status, 404);
  const on = { path: '/m/vouReport', flag: 'DIRECTREG3' };
  edge.registry.promote(aRemote('account', { version: '1.2.0', routes: [aRoute(on)] }));
  assert.equal((await edge.get('/m/vouReport')).status, 200);
});

test('an alias at the root of the site shows its page, to whichever remote it belongs', async () => {
  const edge = anEdge();
  assert.equal((await edge.get('/register.html')).status, 404);
  edge.registry.promote(
    aRemote('account', {
      version: '1.1.0',
      routes: [
        aRoute({ path: '/m/register', aliases: [...REGISTER_ALIASES], title: { EN: 'Register', TY: 'Mag-register' } }),
      ],
    }),
  );
  for (const path of ['/m/register', '/register.html', '/m/register.html', '/register.html?affiliateCode=A1']) {
    const page = await edge.get(path);
    assert.equal(page.status, 200, path);
    assert.equal(titleOf(await page.text()), 'Register · Tala');
  }
  const other = await edge.get('/other.html');
  assert.equal(other.status, 404);
  assert.match(other.headers.get('Content-Type') ?? '', /^text\/plain/);
});

test('HEAD has the headers of GET and no body', async () => {
  const { app, get } = anEdge();
  const head = await app.request('http://localhost:8080/m/home', { method: 'HEAD' });
  assert.equal(head.status, 200);
  assert.equal(await head.text(), '');
  const full = await get('/m/home');
  assert.equal(head.headers.get('Content-Security-Policy'), full.headers.get('Content-Security-Policy'));
});

test('the merchant follows the host name: local labels by rule, others by the platform', async () => {
  const { html, platform } = anEdge();
  const merchants = {
    'localhost:8080': 'tala',
    '127.0.0.1:8080': 'tala',
    'luna.localhost:8080': 'luna',
    'mabuhay.localhost': 'mabuhay',
    'unheard.localhost': 'tala',
    'www.luna.example': 'luna',
    'www.unknown.example': 'tala',
  };
  for (const [host, merchant] of Object.entries(merchants)) {
    const page = await html('/m/home', {}, host);
    assert.equal(documentOf(page).merchant, merchant, host);
    assert.equal(tagsOf(page, 'html')[0]?.['data-brand'], merchant, host);
  }
  await html('/m/home', {}, 'www.luna.example');
  const lookups = platform.requests.filter(({ url }) => url.includes('domain=www.luna.example'));
  assert.equal(lookups.length, 1, 'the domain table is asked once for a name');
});

test('a brand gets its own colours and none of the others', async () => {
  const { html } = anEdge();
  const luna = await html('/m/home', {}, 'luna.localhost');
  assert.equal(tagsOf(luna, 'meta').find(({ name }) => name === 'theme-color')?.content, '#04180f');
  assert.match(luna, /:root\[data-brand\]\{--bg:#04180f/);
  assert.doesNotMatch(luna, /#f7f2e8/);
});

test('the document looks as the live host was built, also after a roll-back', async () => {
  const look = (size: string) => ({ look: { css: `.sk{height:${size}}`, tokens: { '--bg': '#123456' } } });
  const edge = anEdge({}, aRegistry(aHost(look('1px')), aBrowseRemote()));
  edge.registry.promote(aHost({ version: '1.1.0', ...look('2px') }));
  const page = await edge.html('/m/home');
  assert.match(page, /\.sk\{height:2px\}/);
  assert.equal(tagsOf(page, 'meta').find(({ name }) => name === 'theme-color')?.content, '#123456');
  edge.registry.rollback('host');
  assert.match(await edge.html('/m/home'), /\.sk\{height:1px\}/);
});

test('a brand brings its sign, for every place that shows it, and its pictures, kept by browsers for ever', async () => {
  const { html, get } = anEdge();
  const luna = await html('/m/home', {}, 'luna.localhost');
  assert.match(
    luna,
    /<symbol id="brand-mark" viewBox="-17 -17 34 34"><circle r="9" fill="var\(--accent-from,#f9e9bd\)"\/>/,
  );
  assert.match(luna, /<use href="#brand-mark"\/>/);
  const icon = tagsOf(luna, 'link').find(({ rel }) => rel === 'icon')?.href ?? '';
  assert.match(decodeURIComponent(icon), /fill="#f9e9bd"/, 'by itself an icon knows no tokens');
  const [, address = ''] = /--backdrop:url\("([^"]+)"\)/.exec(luna) ?? [];
  assert.equal(address, '/m/_brand/luna/sky.svg?v=r1');
  const picture = await get(address);
  assert.equal(picture.headers.get('Content-Type'), 'image/svg+xml');
  assert.match(picture.headers.get('Cache-Control') ?? '', /immutable/);
  for (const missing of ['/m/_brand/luna/other.svg', '/m/_brand/nobody/sky.svg', '/m/_brand/luna/..%2Fbrand.json'])
    assert.equal((await get(missing)).status, 404, missing);
});

test('a brand that nobody knows, or whose sign is broken, is served in the default look', async () => {
  const broken = {
    tokens: '--bg: #123456;',
    mark: '<svg viewBox="0 0 1 1"><script/></svg>',
    pictures: new Map(),
    revision: 'r1',
  };
  const { html, logged } = anEdge({
    brands: async (name) => (name === 'mabuhay' ? broken : name === 'tala' ? (BRANDS.get('tala') ?? null) : null),
  });
  for (const host of ['www.luna.example', 'mabuhay.localhost']) {
    const page = await html('/m/home', {}, host);
    assert.equal(tagsOf(page, 'html')[0]?.['data-brand'], 'tala', host);
    assert.equal(tagsOf(page, 'meta').find(({ name }) => name === 'theme-color')?.content, '#0b1020', host);
  }
  assert.deepEqual(
    logged.filter(({ event }) => event === 'brand.unreadable').map(({ detail }) => detail?.split(':')[0]),
    ['mabuhay'],
  );
});

test('the language: the cookie, else the browser, else English', async () => {
  const { html } = anEdge();
  const languages: [Record<string, string>, string][] = [
    [{}, 'en'],
    [{ Cookie: 'language=TY' }, 'fil'],
    [{ Cookie: 'a=b; language=EN', 'Accept-Language': 'fil' }, 'en'],
    [{ 'Accept-Language': 'fil-PH,fil;q=0.9,en;q=0.8' }, 'fil'],
    [{ 'Accept-Language': 'tl' }, 'fil'],
    [{ 'Accept-Language': 'en;q=0.5, tl;q=0.9' }, 'fil'],
    [{ 'Accept-Language': 'de, en;q=0.4, fil;q=0' }, 'en'],
    [{ Cookie: 'language=XX', 'Accept-Language': 'fr' }, 'en'],
    [{ 'Accept-Language': 'constructor, __proto__' }, 'en'],
  ];
  for (const [headers, lang] of languages) {
    const page = await html('/m/account', headers);
    assert.equal(tagsOf(page, 'html')[0]?.lang, lang, JSON.stringify(headers));
    assert.equal(titleOf(page), lang === 'en' ? 'Somewhere · Tala' : 'Saanman · Tala');
  }
});

test('a visitor without a name gets one that scripts cannot read', async () => {
  const { get } = anEdge();
  const cookie = (await get('/m/home')).headers.get('Set-Cookie') ?? '';
  assert.match(cookie, /^visitor=[0-9a-f-]{36}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  assert.notEqual(cookie, (await get('/m/home')).headers.get('Set-Cookie'));
  const known = cookie.split(';')[0] ?? '';
  assert.equal((await get('/m/home', { Cookie: known })).headers.get('Set-Cookie'), null);
});

test('text from the platform and the releases cannot leave its place in the page', async () => {
  const { html, platform } = anEdge();
  platform.brandName = '</script><script>alert(1)</script><!--"&';
  const page = await html('/m/account');
  assert.equal(titleOf(page), `Somewhere · ${platform.brandName}`);
  assert.doesNotMatch(page, /<script>alert/);
  assert.equal(documentOf(page).startup.whitelabel.name, platform.brandName);
});

test('documents are never kept by caches, and say no more than they must', async () => {
  const { headers } = await anEdge().get('/m/home');
  assert.equal(headers.get('Cache-Control'), 'no-store');
  assert.equal(headers.get('X-Content-Type-Options'), 'nosniff');
  assert.ok(
    headers.get('Referrer-Policy') && headers.get('Permissions-Policy') && headers.get('Cross-Origin-Opener-Policy'),
  );
});

test('a document is gzipped for those who take it', async () => {
  const { get, html } = anEdge();
  const response = await get('/m/home', { 'Accept-Encoding': 'gzip, deflate' });
  assert.equal(response.headers.get('Content-Encoding'), 'gzip');
  const unpacked = response.body?.pipeThrough(new DecompressionStream('gzip')) ?? null;
  assert.equal(await new Response(unpacked).text(), await html('/m/home'));
  assert.equal((await get('/m/home', { 'Accept-Encoding': 'gzip;q=0' })).headers.get('Content-Encoding'), null);
});

test('what every page says of itself is worked out once: an answer looks through no headers', async (context) => {
  const { get, app } = anEdge();
  const first = await get('/m/home');
  const set = context.mock.method(Headers.prototype, 'set');
  const second = await get('/m/home');
  assert.equal(set.mock.callCount(), 0);
  for (const name of ['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy'])
    assert.equal(second.headers.get(name), first.headers.get(name));
  assert.notEqual(second.headers.get('X-Request-Id'), first.headers.get('X-Request-Id'));
  await app.request('http://localhost/robots.txt');
  assert.ok(set.mock.callCount() > 0, 'any other answer is completed as it goes');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Release } from '@shared-kernel/contracts/release/release';
import { hashSource } from '../base/digest.ts';
import { ASSET_ORIGINS, anEdge } from '../testing/an-edge.ts';
import { inlineTexts, tagsOf } from '../testing/read-html.ts';
import { aBrowseRemote, aHost, aRegistry, aRemote, aRoute } from '../testing/release-builders.ts';

const HOST = `${ASSET_ORIGINS.host}/1.0.0+abc1234/`;
const BROWSE = `${ASSET_ORIGINS.browse}/1.0.0+abc1234/`;

const scriptsOf = (html: string) => tagsOf(html, 'script').filter(({ src }) => src !== undefined);

test('the host runs in order with the remote’s entry after it, chunks whenever they come, all with integrity', async () => {
  const scripts = scriptsOf(await anEdge().html('/m/home'));
  assert.deepEqual(
    scripts.filter(({ defer }) => defer !== undefined).map(({ src }) => src),
    [`${HOST}start.js`, `${HOST}host.js`, `${BROWSE}browse-entry.js`],
  );
  assert.deepEqual(
    scripts.filter((script) => script.async !== undefined).map(({ src }) => src),
    [...['start', 'page', 'en'].map((part) => `${BROWSE}browse-${part}.js`), `${HOST}dialog.js`],
  );
  for (const { src = '', integrity, crossorigin } of scripts) {
    assert.equal(integrity, `sha384-${src.split('/').at(-1)}`);
    assert.equal(crossorigin, 'anonymous');
  }
});

test('only the remote that owns the path is fetched, in the language of the visit', async () => {
  const html = await anEdge().html('/m/account', { Cookie: 'language=TY' });
  const sources = scriptsOf(html).map(({ src = '' }) => src);
  assert.ok(sources.some((src) => src.endsWith('account-ty.js')));
  assert.ok(
    !sources.some((src) => src.includes('browse') || src.endsWith('account-en.js') || src.endsWith('other.js')),
  );
});

test('stylesheets are fetched first and hold back no paint', async () => {
  const links = tagsOf(await anEdge().html('/m/home'), 'link');
  const late = links.filter(({ rel }) => rel === 'stylesheet');
  assert.deepEqual(
    late.map(({ href }) => href),
    [`${HOST}host.css`, `${BROWSE}browse-page.css`],
  );
  for (const { media, href, integrity, ...rest } of late) {
    assert.equal(media, 'print');
    assert.notEqual(rest['data-late'], undefined);
    const preload = links.find((link) => link.as === 'style' && link.href === href);
    assert.equal(preload?.integrity, integrity, 'a preload with other integrity is fetched twice');
  }
  assert.equal(links.find((link) => link.as === 'font')?.href, `${HOST}reddit-sans-latin-wght.1234.woff2`);
});

test('what lasts over releases is fetched from beside them, what does not from its release', async () => {
  const lasting = ['files/vendors.1234.js', 'files/start.1234.css', 'files/dialog.1234.js', 'files/latin.1234.woff2'];
  const [vendors = '', styles = '', dialog = '', font = ''] = lasting;
  const files = Object.fromEntries(
    [...lasting, 'host.js'].map((file) => [file, { integrity: `sha384-${file}`, bytes: 1, gzipBytes: 1 }]),
  );
  const host = aHost({
    files,
    preload: { scripts: [vendors, 'host.js'], styles: [styles] },
    shares: { 'shared-kernel/ui/dialog': { scripts: [dialog], styles: [] } },
  });
  const html = await anEdge({}, aRegistry(host, aBrowseRemote())).html('/m/home');
  const scripts = scriptsOf(html);
  const addresses = scripts.map(({ src }) => src);
  assert.ok(addresses.includes(`${ASSET_ORIGINS.host}/${vendors}`));
  assert.ok(addresses.includes(`${ASSET_ORIGINS.host}/${dialog}`));
  assert.ok(addresses.includes(`${HOST}host.js`));
  assert.equal(scripts.find(({ src }) => src?.endsWith(vendors))?.integrity, `sha384-${vendors}`);
  const links = tagsOf(html, 'link').map(({ href }) => href);
  assert.ok(links.includes(`${ASSET_ORIGINS.host}/${styles}`));
  assert.ok(links.includes(`${ASSET_ORIGINS.host}/${font}`));
});

test('the first banner is fetched with the document where the route starts with banners', async () => {
  const edge = anEdge();
  edge.platform.bannerUrl = '/wps/art/hero.svg?a=1&b=2';
  const images = async (path: string) => tagsOf(await edge.html(path), 'link').filter((link) => link.as === 'image');
  assert.deepEqual(
    (await images('/m/home')).map(({ href }) => href),
    ['/wps/art/hero.svg?a=1&b=2'],
  );
  assert.deepEqual(await images('/m/account'), []);
  const asked = edge.platform.requests.find(({ url }) => url.includes('/wps/announcement/list'));
  assert.match(asked?.url ?? '', /merchantCode=tala.*language=EN/);
});

test("a page that asks home's news for something else fetches no banner", async () => {
  const { routes, ...browse } = aBrowseRemote();
  const starts = routes.flatMap((route) => route.starts);
  const notice = aRoute({ path: '/m/notice', starts });
  const edge = anEdge({}, aRegistry(aHost(), { ...browse, routes: [...routes, notice] }));
  edge.platform.bannerUrl = '/wps/art/hero.svg';
  const links = tagsOf(await edge.html('/m/notice'), 'link');
  assert.deepEqual(
    links.filter((link) => link.as === 'image'),
    [],
  );
});

test('the policy allows exactly what is inlined, and no other inline script or style', async () => {
  const { get } = anEdge();
  for (const [path, host] of [
    ['/m/home', 'localhost'],
    ['/m/nowhere', 'luna.localhost'],
  ] as const) {
    const response = await get(path, {}, host);
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    const directives = new Map(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]));
    const { scripts, styles } = inlineTexts(await response.text());
    assert.equal(scripts.length, 2);
    assert.equal(styles.length, 1);
    const origins = Object.values(ASSET_ORIGINS).map((origin) => new URL(origin).origin);
    assert.deepEqual(directives.get('script-src'), [...(await Promise.all(scripts.map(hashSource))), ...origins]);
    assert.deepEqual(directives.get('style-src'), [...origins, await hashSource(styles[0] ?? '')]);
    assert.deepEqual(directives.get('default-src'), ["'none'"]);
    assert.deepEqual(directives.get('frame-ancestors'), ["'self'"]);
    assert.equal(policy.match(/unsafe-inline/g)?.length, 1, 'style attributes alone');
    assert.deepEqual(directives.get('style-src-attr'), ["'unsafe-inline'"]);
  }
});

test('pictures come from the named CDNs and games from the named vendors, and nothing else does', async () => {
  const foreignOrigins = { images: ['https://*.cdn.test'], frames: ['https://games.test'] };
  const policyOf = async (edge: ReturnType<typeof anEdge>) => {
    const policy = (await edge.get('/m/home')).headers.get('Content-Security-Policy') ?? '';
    return new Map(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]));
  };
  const [usual, opened] = [await policyOf(anEdge()), await policyOf(anEdge({ foreignOrigins }))];
  assert.deepEqual(usual.get('frame-src'), ["'self'"]);
  assert.deepEqual(opened.get('frame-src'), ["'self'", 'https://games.test']);
  const changed = [...opened].filter(([name, sources]) => String(sources) !== String(usual.get(name)));
  assert.deepEqual(
    changed.map(([name]) => name),
    ['img-src', 'frame-src'],
  );
  assert.ok(opened.get('img-src')?.includes('https://*.cdn.test'));
});

test('a document refuses bare text for code where host and remotes can do without, and older ones are left as they are', async () => {
  const trusted = { texts: 'trusted' } as const;
  const policyWith = async (...live: readonly Release[]) => {
    const response = await anEdge({}, aRegistry(...live)).get('/m/home');
    return response.headers.get('Content-Security-Policy') ?? '';
  };
  assert.match(
    await policyWith(aHost(trusted), aBrowseRemote(trusted)),
    /; require-trusted-types-for 'script'; trusted-types default dompurify(;|$)/,
  );
  assert.doesNotMatch(await policyWith(aHost(), aBrowseRemote(trusted)), /trusted-types/);
  assert.doesNotMatch(await policyWith(aHost(trusted), aBrowseRemote()), /trusted-types/);
});

test('a document that refuses bare text falls back to no release that needs it', async () => {
  const trusted = { texts: 'trusted' } as const;
  const fallbackUnder = async (host: ReturnType<typeof aHost>) => {
    const releases = aRegistry(host, aBrowseRemote(), aBrowseRemote({ version: '1.1.0', ...trusted }));
    const { remotes } = await (await anEdge({}, releases).get('/m/_release')).json();
    return remotes[0].fallback?.version;
  };
  assert.equal(await fallbackUnder(aHost(trusted)), undefined);
  assert.equal(await fallbackUnder(aHost()), '1.0.0');
});

test('the inline script is the same text for every merchant, language and path', async () => {
  const { html } = anEdge();
  const texts = await Promise.all([
    html('/m/home'),
    html('/m/account?x=<script>', { Cookie: 'language=TY' }, 'luna.localhost'),
  ]);
  assert.deepEqual(inlineTexts(texts[0]).scripts, inlineTexts(texts[1]).scripts);
});

test('a remote that was never published is absent, one without an origin is not there for now, and the rest is served', async () => {
  const { html, get } = anEdge({}, aRegistry(aHost(), aBrowseRemote(), aRemote('agent')));
  assert.equal((await get('/m/account')).status, 404);
  assert.equal((await get('/m/agent')).status, 503);
  assert.match(await html('/m/home'), /browse-entry\.js/);
});

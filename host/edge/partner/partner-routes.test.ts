import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { ReleaseDocument } from '@shared-kernel/contracts/release/release';
import { PARTNER_PAGES } from '@shared-kernel/contracts/system/partner-page';
import { anEdge } from '../testing/an-edge.ts';
import { textOfElement } from '../testing/read-html.ts';
import { aBrowseRemote, aHost, aRegistry, aRemote, aRoute } from '../testing/release-builders.ts';
import { ELEMENT_PATH } from './partner-routes.ts';

const PARTNER = '7c0f2b1e-6f0a-4d55-9a5e-0c6f5d2f4f10';
const ORIGIN = 'https://agents.example';
const ELEMENT = readFileSync(new URL('./agent-area-1.js', import.meta.url), 'utf8');
const framed = (path: string): string => `${PARTNER_PAGES}/${PARTNER}${path}`;

const theArea = (version = '1.0.0') => {
  const starts = [{ path: '/wps/agent/affiliate', query: {}, when: 'session' as const }];
  return aRemote('agent', { version, routes: [aRoute({ path: '/m/agent', access: 'agent', starts })] });
};

const theEdge = (origins: readonly string[] = [ORIGIN]) => {
  const edge = anEdge(
    {
      hasWorker: true,
      partnerElement: ELEMENT,
      assetOrigins: { host: 'https://a.example', browse: 'https://a.example', agent: 'https://a.example' },
    },
    aRegistry(aHost(), aBrowseRemote(), theArea()),
  );
  edge.platform.others = { '/wps/session/partner-site': { origins } };
  return edge;
};
const ancestorsOf = (response: Response): string | undefined =>
  /frame-ancestors ([^;]+)/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1];

test('a page of the agent area may be framed by its partner’s origins, and knows them', async () => {
  const edge = theEdge([ORIGIN, 'http://localhost:9000', 'https://x.example; script-src *', '*', 'https://*.example']);
  const response = await edge.get(framed('/m/agent'));
  assert.equal(response.status, 200);
  assert.equal(ancestorsOf(response), `${ORIGIN} http://localhost:9000`);
  const html = await response.text();
  assert.ok(html.includes(`data-partner-origins="${ORIGIN} http://localhost:9000"`));
  assert.ok(!/data-worker|class="sk-nav"/.test(html));
  const boot = JSON.parse(textOfElement(html, 'boot-data')) as { readonly calls: unknown; readonly isFramed: unknown };
  assert.deepEqual([boot.calls, boot.isFramed], [[], true]);
  assert.equal(response.headers.get('Set-Cookie'), null);
  assert.equal(response.headers.get('Cache-Control'), 'no-store');
});

test('the site’s own page stays as it is beside it, and unframeable', async () => {
  const edge = theEdge();
  await edge.get(framed('/m/agent'));
  const response = await edge.get('/m/agent');
  assert.equal(ancestorsOf(response), "'self'");
  const html = await response.text();
  assert.ok(html.includes('data-worker'));
  assert.ok(!/data-partner-origins|"isFramed"/.test(html));
});

test('pages of other remotes, and addresses of none, are framed by nobody; opened by themselves they are the site’s', async () => {
  const edge = theEdge();
  for (const path of ['/m/home', '/m/nothing', '/m/agent/../home', '//evil.example/m/agent']) {
    const response = await edge.get(`${framed(path)}?a=1`);
    assert.equal(ancestorsOf(response), "'self'", path);
    assert.equal(response.status, path === '/m/home' || path.includes('..') ? 302 : 404, path);
  }
  assert.equal((await edge.get(`${framed('/m/home')}?a=1`)).headers.get('Location'), '/m/home?a=1');
});

test('a partner that nobody knows is a sentence in the language that is asked for', async () => {
  const edge = theEdge();
  edge.platform.others = { '/wps/session/partner-site': { origins: [] } };
  for (const [language, text] of [
    ['EN', /may not show the agent area/],
    ['TY', /agent area/],
  ] as const) {
    const response = await edge.get(`${framed('/m/agent')}?language=${language}`);
    assert.equal(response.status, 404);
    assert.equal(ancestorsOf(response), '*');
    assert.match(await response.text(), text);
  }
  const asked = edge.platform.requests.length;
  for (const id of ['x', '%00', '..%2f', 'a'.repeat(400)])
    assert.equal((await edge.get(`${PARTNER_PAGES}/${id}/m/agent`)).status, 404, id);
  assert.ok(!edge.platform.requests.slice(asked).some(({ url }) => url.includes('partner-site')));
});

test('the language of the frame’s address comes before the browser’s', async () => {
  const edge = theEdge();
  const headers = { 'Accept-Language': 'en' };
  assert.match(await edge.html(`${framed('/m/agent')}?language=TY`, headers), /<html lang="fil"/);
  assert.match(await edge.html(framed('/m/agent'), headers), /<html lang="en"/);
});

test('the element is the one whose hash stands in affiliates’ pages: a changed text needs a new number', async () => {
  const response = await theEdge().get(ELEMENT_PATH);
  assert.equal(response.headers.get('Access-Control-Allow-Origin'), '*');
  assert.equal(response.headers.get('Cross-Origin-Resource-Policy'), 'cross-origin');
  assert.match(response.headers.get('Cache-Control') ?? '', /immutable/);
  const hash = createHash('sha384')
    .update(await response.text())
    .digest('base64');
  const guide = readFileSync(new URL('../../../docs/affiliates.md', import.meta.url), 'utf8');
  assert.ok(guide.includes(`agent-area-1.js" integrity="sha384-${hash}"`));
});

test('a partner that is removed is refused in seconds; while nobody can be asked, the last word counts', async () => {
  const edge = theEdge();
  assert.equal((await edge.get(framed('/m/agent'))).status, 200);
  edge.platform.isDown = true;
  edge.pass(6_000);
  await edge.get(framed('/m/agent'));
  assert.equal((await edge.get(framed('/m/agent'))).status, 200);
  edge.platform.isDown = false;
  edge.platform.others = { '/wps/session/partner-site': { origins: [] } };
  edge.pass(6_000);
  await edge.get(framed('/m/agent'));
  assert.equal((await edge.get(framed('/m/agent'))).status, 404);
  assert.equal((await edge.get('/m/agent')).status, 200);
});

test('a page of nobody’s leads nowhere: a release under test may have it', async () => {
  const edge = anEdge({}, aRegistry(aHost(), aBrowseRemote()));
  edge.platform.others = { '/wps/session/partner-site': { origins: [ORIGIN] } };
  const response = await edge.get(framed('/m/agent'));
  assert.deepEqual([response.status, response.headers.get('Location')], [404, null]);
});

test('a partner that could never be asked about is not called unknown', async () => {
  const edge = theEdge();
  await edge.get('/m/agent');
  edge.platform.isDown = true;
  const response = await edge.get(framed('/m/agent'));
  assert.deepEqual([response.status, ancestorsOf(response)], [503, '*']);
});

test('the frame shows the pinned release, and of canaries the one that everybody gets', async () => {
  const edge = theEdge();
  for (const version of ['1.1.0', '1.2.0']) edge.registry.publish(theArea(version));
  const shown = async (): Promise<string | undefined> => {
    const html = await edge.html(framed('/m/agent'));
    const { remotes } = JSON.parse(textOfElement(html, 'release-document')) as ReleaseDocument;
    return remotes.find(({ live }) => live.name === 'agent')?.live.version;
  };
  const [startedAt, until] = ['2026-06-01T00:00:00Z', '2027-01-01T00:00:00Z'];
  const canary = { id: 'c1', releases: ['agent@1.1.0+abc1234'], percent: 99, startedAt, by: 'ana' };
  edge.registry.steer({ canaries: [canary] });
  const dealt = await Promise.all(Array.from({ length: 10 }, shown));
  assert.deepEqual(new Set(dealt), new Set(['1.0.0']));
  edge.registry.steer({ canaries: [{ ...canary, percent: 100 }] });
  assert.equal(await shown(), '1.1.0');
  const pin = { merchant: 'tala', package: 'agent', release: 'agent@1.2.0+abc1234', until, by: 'ana' };
  edge.registry.steer({ pins: [pin] });
  assert.equal(await shown(), '1.2.0');
});

test('the element sends the tokens that the frame wears', () => {
  const frame = readFileSync(new URL('../../src/partner/partner-theme.ts', import.meta.url), 'utf8');
  const worn = [...(/TOKENS = \[([^\]]+)\]/.exec(frame)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, token]) => token);
  assert.equal(/THEME =\s*'([^']+)'/.exec(ELEMENT)?.[1], worn.join(' '));
});

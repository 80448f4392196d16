import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Canary, type ReleaseDocument, releaseDocument } from '@shared-kernel/contracts/release/release';
import { safeParse } from '@shared-kernel/contracts/schema';
import { anEdge, type TestEdge } from '../testing/an-edge.ts';
import { textOfElement } from '../testing/read-html.ts';
import { aBrowseRemote, aHost, aRegistry } from '../testing/release-builders.ts';
import { dealCanaries } from './deal-canaries.ts';

const NEXT = 'browse@1.1.0+abc1234';
const LUNA = 'luna.localhost:8080';
const TALA = 'localhost:8080';

const aCanary = (over: Partial<Canary> = {}): Canary => ({
  id: 'c7',
  releases: [NEXT],
  percent: 10,
  startedAt: '2026-07-01T00:00:00Z',
  by: 'anna',
  ...over,
});

/** Browse 1.0.0 is live, and 1.1.0 published. */
const aSite = (host = aHost()): TestEdge => {
  const registry = aRegistry(host, aBrowseRemote());
  registry.publish(aBrowseRemote({ version: '1.1.0' }));
  return anEdge({}, registry);
};

const visitorId = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const cookieOf = (id: string) => ({ Cookie: `visitor=${id}` });

const documentIn = (html: string): ReleaseDocument => {
  const parsed = safeParse(releaseDocument, JSON.parse(textOfElement(html, 'release-document')));
  assert.ok(parsed.success);
  return parsed.data;
};
const browseIn = (html: string) => documentIn(html).remotes.find(({ live }) => live.name === 'browse');
const browseOf = async (edge: TestEdge, id: string, host = TALA): Promise<string | undefined> =>
  browseIn(await edge.html('/m/home', cookieOf(id), host))?.live.version;

test('of 10,000 visitors a canary has its share, keeps those it has when it is raised, and shares them with no other', async (context) => {
  const visitors = Array.from({ length: 10_000 }, (_, index) => visitorId(index));
  const dealt = (canary: Canary) =>
    Promise.all(visitors.map(async (visitor) => (await dealCanaries([canary], visitor)).length === 1));
  const shareOf = (isIn: readonly boolean[]): number => isIn.filter(Boolean).length / 100;

  const tenth = await dealt(aCanary());
  const half = await dealt(aCanary({ percent: 50 }));
  const other = await dealt(aCanary({ id: 'c8' }));
  context.diagnostic(
    `10 %: ${shareOf(tenth)}; 50 %: ${shareOf(half)}; both canaries of 10 %: ${shareOf(tenth.map((isIn, at) => isIn && other[at] === true))}`,
  );
  assert.ok(Math.abs(shareOf(tenth) - 10) <= 1);
  assert.ok(Math.abs(shareOf(half) - 50) <= 1);
  assert.ok(tenth.every((isIn, index) => !isIn || half[index] === true));
  assert.ok(Math.abs(shareOf(tenth.map((isIn, index) => isIn && other[index] === true)) - 1) <= 1);
  assert.ok((await dealt(aCanary({ percent: 100 }))).every(Boolean));
});

test('a visitor in a canary gets it on every page, with what is live as its fallback; others do not', async () => {
  const edge = aSite();
  edge.registry.steer({ canaries: [aCanary({ percent: 50 })] });
  const visitors = Array.from({ length: 40 }, (_, index) => visitorId(index));
  const versions = await Promise.all(visitors.map((id) => browseOf(edge, id)));
  assert.deepEqual(new Set(versions), new Set(['1.0.0', '1.1.0']));
  assert.deepEqual(await Promise.all(visitors.map((id) => browseOf(edge, id))), versions);
  const inside = visitors[versions.indexOf('1.1.0')] ?? '';
  const browse = browseIn(await edge.html('/m/home', cookieOf(inside)));
  assert.equal(browse?.fallback?.version, '1.0.0');
  assert.match(await edge.html('/m/home', cookieOf(inside)), /browse\.assets\.example\/1\.1\.0\+/);
});

test('a first page is dealt by the name that it gives the browser', async () => {
  const edge = aSite();
  edge.registry.steer({ canaries: [aCanary({ percent: 50 })] });
  for (let turn = 0; turn < 10; turn += 1) {
    const first = await edge.get('/m/home');
    const [named = ''] = (first.headers.get('Set-Cookie') ?? '').split(';');
    const again = await edge.html('/m/home', { Cookie: named });
    assert.equal(browseIn(again)?.live.version, browseIn(await first.text())?.live.version);
  }
});

test("a merchant's canary is for its visitors alone, and its pin for all of them until it ends", async () => {
  const edge = aSite();
  const one = visitorId(1);
  edge.registry.steer({ canaries: [aCanary({ percent: 100, merchant: 'luna' })] });
  assert.deepEqual([await browseOf(edge, one, LUNA), await browseOf(edge, one)], ['1.1.0', '1.0.0']);

  const until = new Date(Date.UTC(2026, 6, 1) + 60_000).toISOString();
  const pin = { merchant: 'luna', package: 'browse', release: 'browse@1.0.0+abc1234', until, by: 'anna' };
  edge.registry.steer({ pins: [pin] });
  assert.equal(await browseOf(edge, one, LUNA), '1.0.0');
  edge.pass(60_000);
  assert.equal(await browseOf(edge, one, LUNA), '1.1.0');
});

test('a remote that only a canary has is found by its visitors alone', async () => {
  const edge = aSite();
  const promo = aBrowseRemote({
    name: 'account',
    version: '2.0.0',
    routes: [{ ...(aBrowseRemote().routes[1] ?? assert.fail()), path: '/m/promo' }],
  });
  edge.registry.publish(promo);
  edge.registry.steer({ canaries: [aCanary({ releases: ['account@2.0.0+abc1234'], percent: 100, merchant: 'luna' })] });
  assert.equal((await edge.get('/m/promo', {}, LUNA)).status, 200);
  assert.equal((await edge.get('/m/promo', {}, TALA)).status, 404);
});

test('what a page left out is had by its name by a visitor who brings no cookie', async () => {
  const edge = aSite(aHost({ document: 'slim' }));
  edge.registry.steer({ canaries: [aCanary({ percent: 50 })] });
  for (let turn = 0; turn < 10; turn += 1) {
    const { compositionId } = documentIn(await edge.html('/m/home'));
    assert.equal((await edge.get(`/m/_release?details=${compositionId}`)).status, 200);
  }
});

test('an open page asks by HEAD which releases its visitor would get now', async () => {
  const edge = aSite();
  edge.registry.steer({ canaries: [aCanary({ percent: 50 })] });
  for (let index = 0; index < 10; index += 1) {
    const cookie = cookieOf(visitorId(index));
    const { compositionId } = documentIn(await edge.html('/m/home', cookie));
    const answer = await edge.app.request(`http://${TALA}/m/_release`, { method: 'HEAD', headers: cookie });
    assert.equal(answer.headers.get('Composition-Id'), compositionId);
  }
});

test('a canary whose release cannot be read leaves its visitors what is live', async () => {
  const edge = aSite();
  edge.registry.steer({ canaries: [aCanary({ releases: ['browse@9.9.9+abc1234'], percent: 100 })] });
  assert.equal(await browseOf(edge, visitorId(1)), '1.0.0');
  assert.ok(edge.logged.some(({ event }) => event === 'release.missing'));
});

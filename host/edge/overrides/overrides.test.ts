import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Override } from '@shared-kernel/contracts/release/override';
import type { ReleaseDocument } from '@shared-kernel/contracts/release/release';
import {
  createKeyPair,
  type OverrideTrust,
  parseSigningKey,
  readOverride,
  signOverride,
  trustOf,
} from 'delivery/registry';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { anEdge, type TestEdge } from '../testing/an-edge.ts';
import { textOfElement } from '../testing/read-html.ts';
import { aBrowseRemote, aHost, aRegistry, aRemote } from '../testing/release-builders.ts';

const aKey = () => parseSigningKey(createKeyPair().privateKey, 'a test');
const key = aKey();
const strangers = aKey();
const NEXT = 'browse@1.1.0+abc1234';
/** The test edge's clock starts here. */
const NOW = Date.UTC(2026, 6, 1);
const HOUR_MS = 3_600_000;
const at = (ms: number): string => new Date(NOW + ms).toISOString();
const LUNA = 'luna.localhost:8080';

const anOverride = (over: Partial<Override> = {}): Override => ({
  type: 'override',
  id: 'k3x9',
  merchant: 'tala',
  releases: [NEXT],
  notBefore: at(0),
  expires: at(2 * HOUR_MS),
  by: 'ana',
  ...over,
});
const tokenOf = (over: Partial<Override> = {}): string => signOverride(anOverride(over), key);

/** Browse 1.0.0 is live with 0.9.0 before it; 1.1.0 and another host are published. */
const aSite = (trust: OverrideTrust = trustOf(key), deps: Partial<EdgeDeps> = {}): TestEdge => {
  const registry = aRegistry(aHost(), aBrowseRemote({ version: '0.9.0' }), aRemote('account'));
  registry.promote(aBrowseRemote());
  registry.publish(aBrowseRemote({ version: '1.1.0' }));
  registry.publish(aHost({ version: '1.1.0' }));
  return anEdge({ readOverride: async (token) => readOverride(token, trust), hasWorker: true, ...deps }, registry);
};
const cookie = (value: string, more = '') => ({ Cookie: `override=${value}${more}` });
const linkTo = (token: string, path = '/m/home'): string => `${path}?override=${encodeURIComponent(token)}`;
const documentIn = (html: string): ReleaseDocument => JSON.parse(textOfElement(html, 'release-document'));
const browseIn = (html: string) => documentIn(html).remotes.find(({ live }) => live.name === 'browse');
const hasBadge = (html: string): boolean => html.includes('id="override-badge"');

test('a link leads to its address with the token in a cookie until its end, and nothing of it in the address', async () => {
  const token = tokenOf();
  const answer = await aSite().get(`/m/home?category=RNG&override=${token}`);
  assert.equal(answer.status, 302);
  assert.equal(answer.headers.get('Location'), '/m/home?category=RNG');
  assert.equal(answer.headers.get('Cache-Control'), 'private, no-store');
  assert.equal(answer.headers.get('Set-Cookie'), `override=${token}; Path=/; Max-Age=7200; HttpOnly; SameSite=Lax`);
});

test('with TLS no other host of the domain can set the cookie, and it never travels without', async () => {
  const { app } = aSite();
  const answer = await app.request(`https://localhost${linkTo(tokenOf())}`);
  assert.match(
    answer.headers.get('Set-Cookie') ?? '',
    /^__Host-override=.*; Path=\/; .*; HttpOnly; SameSite=Lax; Secure$/,
  );
  const html = await (await app.request('https://localhost/m/home', { headers: cookie(tokenOf()) })).text();
  assert.equal(browseIn(html)?.live.version, '1.0.0', 'the cookie without the prefix is nobody’s');
});

test('its browser alone gets the releases, without fallbacks, from pages that nobody keeps', async () => {
  const edge = aSite();
  const answer = await edge.get('/m/home', cookie(tokenOf()));
  const html = await answer.text();
  assert.equal(answer.headers.get('Cache-Control'), 'private, no-store');
  assert.equal(browseIn(html)?.live.version, '1.1.0');
  assert.equal(browseIn(html)?.fallback, null, 'a tester sees what the release does');
  assert.ok(hasBadge(html));
  assert.ok(!html.includes('data-worker'), 'no service worker is brought');

  const others = await edge.get('/m/home');
  const theirs = await others.text();
  assert.equal(others.headers.get('Cache-Control'), 'no-store');
  assert.equal(browseIn(theirs)?.live.version, '1.0.0');
  assert.equal(browseIn(theirs)?.fallback?.version, '0.9.0');
  assert.ok(!hasBadge(theirs) && !theirs.includes('override'), 'no byte for players');
});

test('an override of the host serves that host', async () => {
  const html = await aSite().html('/m/home', cookie(tokenOf({ releases: ['host@1.1.0+abc1234', NEXT] })));
  assert.equal(documentIn(html).host.version, '1.1.0');
});

test('an open page asks by HEAD for what its browser gets, and its reports count for nobody', async () => {
  const edge = aSite();
  const own = await edge.html('/m/home', cookie(tokenOf()));
  const answer = await edge.app.request('http://localhost:8080/m/_release', {
    method: 'HEAD',
    headers: cookie(tokenOf()),
  });
  assert.equal(answer.headers.get('Composition-Id'), documentIn(own).compositionId);
  const visits: unknown[] = [];
  const metered = aSite(trustOf(key), {
    meter: { ...(await import('../base/edge-meter.ts')).NO_METER, visited: (labels) => visits.push(labels) },
  });
  const { compositionId } = documentIn(await metered.html('/m/home', cookie(tokenOf())));
  const report = (headers: Record<string, string>) =>
    metered.app.request('http://localhost:8080/m/_visits', {
      method: 'POST',
      headers: { Origin: 'http://localhost:8080', ...headers },
      body: JSON.stringify({ compositionId, visit: { ran: [{ package: 'host', isFallback: false }] }, failures: [] }),
    });
  assert.equal((await report(cookie(tokenOf()))).status, 204);
  assert.deepEqual(visits, []);
  await report({});
  assert.equal(visits.length, 1, 'a player’s report of the same releases does count');
});

const flipped = (token: string): string => {
  const [text = '', ...rest] = token.split('.');
  const changed = Buffer.from(text, 'base64url').toString().replace('browse@1.1.0', 'browse@1.0.0');
  return [Buffer.from(changed).toString('base64url'), ...rest].join('.');
};
interface Refused {
  readonly value: string;
  readonly status: number;
  readonly says: RegExp;
  readonly inFilipino: RegExp;
}
const FORGED = { status: 403, says: /This test link is not valid/, inFilipino: /Hindi valid ang test link na ito/ };
const EXPIRED = { status: 410, says: /expired.*until 2026-06-30 23:00 UTC. Ask ana/, inFilipino: /Nag-expire na/ };
const GONE = { status: 410, says: /is gone.*cannot show browse/, inFilipino: /Wala na ang isang release/ };
const ATTACKS: Readonly<Record<string, Refused>> = {
  'nobody has signed': { value: signOverride(anOverride(), undefined), ...FORGED },
  'a stranger has signed': { value: signOverride(anOverride(), strangers), ...FORGED },
  'a stranger has signed under the right key’s name': {
    value: signOverride(anOverride(), strangers).replace(strangers.id, key.id),
    ...FORGED,
  },
  'names another release than was signed': { value: flipped(tokenOf()), ...FORGED },
  'is another signed document': {
    value: signOverride({ ...anOverride(), type: 'pointers' } as unknown as Override, key),
    ...FORGED,
  },
  'is nonsense': { value: 'nonsense', ...FORGED },
  'is another merchant’s': {
    value: tokenOf({ merchant: 'luna' }),
    status: 403,
    says: /for another site.*made for luna/,
    inFilipino: /Para sa ibang site/,
  },
  'has expired': { value: tokenOf({ notBefore: at(-2 * HOUR_MS), expires: at(-HOUR_MS) }), ...EXPIRED },
  'never ends': { value: tokenOf({ expires: 'never' }), status: 410, says: /has expired/, inFilipino: /Nag-expire na/ },
  'is not valid yet': {
    value: tokenOf({ notBefore: at(HOUR_MS) }),
    status: 403,
    says: /not valid yet.*from 2026-07-01 01:00 UTC/,
    inFilipino: /Hindi pa valid/,
  },
  'names a release that is gone': { value: tokenOf({ releases: ['browse@9.9.9+abc1234'] }), ...GONE },
  'names a host that is gone': {
    value: tokenOf({ releases: ['host@9.9.9+abc1234'] }),
    ...GONE,
    says: /is gone.*cannot show host/,
  },
  'names a package that no origin serves': {
    value: tokenOf({ releases: ['promo@1.0.0+abc1234'] }),
    ...GONE,
    says: /is gone.*cannot show promo/,
  },
};
for (const [what, { value, status, says, inFilipino }] of Object.entries(ATTACKS))
  test(`an override that ${what} is refused with a sentence, as a link and as a cookie`, async () => {
    const edge = aSite();
    edge.registry.publish(aRemote('promo'));
    const requests = [
      { path: linkTo(value), headers: {} },
      { path: '/m/home', headers: cookie(value) },
    ];
    for (const { path, headers } of requests) {
      const answer = await edge.get(path, headers);
      const html = await answer.text();
      assert.equal(answer.status, status);
      assert.match(html, says);
      assert.doesNotMatch(answer.headers.get('Set-Cookie') ?? '', /override/);
      assert.equal(answer.headers.get('Cache-Control'), 'no-store');
      assert.match(html, /<a href="\?override=">Open the live site</);
      assert.doesNotMatch(html, /release-document|<script/);
      assert.match(await edge.html(path, { ...headers, 'Accept-Language': 'fil' }), inFilipino);
    }
    assert.equal(edge.logged.filter(({ event }) => event === 'override.refused').length, 1, 'said once');
    assert.equal(browseIn(await edge.html('/m/home'))?.live.version, '1.0.0');
  });

test('without keys that may sign overrides none is accepted; in development every one is', async () => {
  for (const edge of [aSite(null), anEdge()]) assert.equal((await edge.get(linkTo(tokenOf()))).status, 403);
  const unsigned = signOverride(anOverride(), undefined);
  assert.equal(browseIn(await aSite('development').html('/m/home', cookie(unsigned)))?.live.version, '1.1.0');
});

test('a cookie that outlives its override is refused from that moment on', async () => {
  const edge = aSite();
  edge.pass(2 * HOUR_MS - 1);
  assert.equal((await edge.get('/m/home', cookie(tokenOf()))).status, 200);
  edge.pass(1);
  assert.equal((await edge.get('/m/home', cookie(tokenOf()))).status, 410);
});

test('a name in an override is text on the page', async () => {
  const by = '<img src=x onerror=alert(1)>';
  for (const html of [
    await aSite().html('/m/home', cookie(tokenOf({ by }))),
    await aSite().html(linkTo(tokenOf({ by, merchant: 'luna' }))),
  ]) {
    assert.ok(html.includes('&lt;img src=x'));
    assert.ok(!html.includes('<img src=x'));
  }
});

test('the panel switches each release of the link over and back, and ends the test', async () => {
  const edge = aSite();
  const token = tokenOf({ releases: [NEXT, 'account@1.0.0+abc1234'] });
  const held = cookie(token);
  const cookieAfter = async (asks: string, headers: Record<string, string>): Promise<string> => {
    const html = await edge.html('/m/home', headers);
    assert.ok(html.includes(`data-asks="${asks}"`), `the panel offers ${asks}`);
    const answer = await edge.get(linkTo(asks), headers);
    assert.equal(answer.headers.get('Location'), '/m/home');
    return /override=([^;]*)/.exec(answer.headers.get('Set-Cookie') ?? '')?.[1] ?? '';
  };
  const off = await cookieAfter('~browse', held);
  assert.equal(off, `${token}~browse`);
  const shown = await edge.html('/m/home', cookie(off));
  assert.equal(browseIn(shown)?.live.version, '1.0.0');
  assert.equal(browseIn(shown)?.fallback?.version, '0.9.0');
  assert.ok(hasBadge(shown));
  assert.equal(await cookieAfter('~browse~account', cookie(off)), `${token}~browse~account`);
  assert.equal(await cookieAfter('~', cookie(off)), token);
  assert.equal(await cookieAfter('', held), '');
  const ended = await edge.get(linkTo(''), held);
  assert.match(ended.headers.get('Set-Cookie') ?? '', /^override=; .*Max-Age=0/);
});

test('a switch without an override is refused like any other word that nobody signed', async () => {
  assert.equal((await aSite().get(linkTo('~browse'))).status, 403);
});

test('the panel says why each release is there', async () => {
  const edge = aSite();
  edge.registry.publish(aRemote('account', { version: '1.1.0' }));
  edge.registry.publish(aRemote('account', { version: '1.2.0' }));
  const sourceOf = async (name: string, headers: Record<string, string>): Promise<string | undefined> => {
    const html = await edge.html('/m/home', headers);
    return new RegExp(`data-source="(\\w+)"><b>${name}@`).exec(html)?.[1];
  };
  const held = cookie(tokenOf());
  assert.equal(await sourceOf('browse', held), 'override');
  assert.equal(await sourceOf('account', held), 'live');
  const canary = { id: 'c1', releases: ['account@1.1.0+abc1234'], percent: 100, startedAt: at(0), by: 'ana' };
  edge.registry.steer({ canaries: [canary] });
  assert.equal(await sourceOf('account', held), 'canary');
  const pin = { merchant: 'tala', package: 'account', release: 'account@1.2.0+abc1234', until: at(HOUR_MS), by: 'ana' };
  edge.registry.steer({ pins: [pin] });
  assert.equal(await sourceOf('account', held), 'pin');
});

test('a merchant’s own link opens on its host name alone', async () => {
  const edge = aSite();
  const token = tokenOf({ merchant: 'luna' });
  assert.equal((await edge.get(linkTo(token), {}, LUNA)).status, 302);
  assert.equal((await edge.get(linkTo(token))).status, 403);
});

test('what one tester gets stands in for nobody else’s releases', async () => {
  const registry = aRegistry(aHost(), aBrowseRemote());
  registry.publish(aHost({ version: '1.1.0' }));
  const withoutLiveHost = {
    ...registry,
    readRelease: async (id: string) => (id.startsWith('host@1.0.0') ? null : registry.readRelease(id)),
  };
  const edge = aSite(trustOf(key), { releases: withoutLiveHost });
  const held = cookie(tokenOf({ releases: ['host@1.1.0+abc1234'] }));
  assert.equal((await edge.get('/m/home', held)).status, 200);
  assert.equal((await edge.get('/m/home')).status, 503);
});

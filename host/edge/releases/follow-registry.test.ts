import assert from 'node:assert/strict';
import { test } from 'node:test';
import { releaseDocument } from '@shared-kernel/contracts/release/release';
import { safeParse } from '@shared-kernel/contracts/schema';
import { unmetNeeds } from 'delivery/registry';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { ASSET_ORIGINS, anEdge, type TestEdge } from '../testing/an-edge.ts';
import { tagsOf, textOfElement } from '../testing/read-html.ts';
import { aBrowseRemote, aHost, aRegistry, aRemote, aRoute } from '../testing/release-builders.ts';
import { createLiveSetReader } from './follow-registry.ts';
import { canonicalJson } from './sign.ts';

const documentAt = async ({ get }: TestEdge, path = '/m/_release') => {
  const parsed = safeParse(releaseDocument, await (await get(path)).json());
  assert.ok(parsed.success);
  return parsed.data;
};

test('a promotion and a roll-back show in the next document, without a restart', async () => {
  const edge = anEdge();
  const before = await documentAt(edge);
  assert.match(await edge.html('/m/home'), /browse.assets.example\/1\.0\.0\+/);

  edge.registry.promote(aBrowseRemote({ version: '1.1.0' }));
  const after = await documentAt(edge);
  assert.equal(after.revision, before.revision + 1);
  assert.notEqual(after.compositionId, before.compositionId);
  const html = await edge.html('/m/home');
  assert.match(html, /src="https:\/\/browse.assets.example\/1\.1\.0\+/);
  const browse = after.remotes.find(({ live }) => live.name === 'browse');
  assert.equal(browse?.fallback?.version, '1.0.0');

  edge.registry.rollback('browse');
  assert.equal((await documentAt(edge)).compositionId, before.compositionId, 'the same releases have the same name');
  assert.doesNotMatch(await edge.html('/m/home'), /1\.1\.0/);
});

test('two releases that claim one address are reported, and the first keeps it', async () => {
  const edge = anEdge();
  await edge.get('/m/home');
  assert.ok(edge.logged.every(({ event }) => event !== 'route.claimed-twice'));
  edge.registry.promote(aRemote('rival', { routes: [aRoute({ path: '/m/rival', aliases: ['/m/home'] })] }));
  assert.match(await edge.html('/m/home'), /browse-entry\.js/);
  assert.deepEqual(
    edge.logged.filter(({ event }) => event === 'route.claimed-twice').map(({ detail }) => detail),
    ['/m/home belongs to browse, and rival claims it too'],
  );
});

test('a release is read once', async () => {
  const edge = anEdge();
  await edge.get('/m/home');
  edge.registry.promote(aBrowseRemote({ version: '1.1.0' }));
  await edge.get('/m/home');
  await edge.get('/m/account', {}, 'luna.localhost');
  assert.ok([...edge.registry.reads.values()].every((count) => count === 1));
});

test('while the pointers cannot be read, the last good ones stay in force', async () => {
  const edge = anEdge();
  const before = await documentAt(edge);
  edge.registry.isUnreadable = true;
  assert.deepEqual(await documentAt(edge), before);
  assert.ok(edge.logged.some(({ event }) => event === 'pointers.unreadable'));
});

test('a live release that cannot be read is replaced by the one before it, until it can be', async () => {
  const registry = aRegistry(aHost(), aBrowseRemote(), aBrowseRemote({ version: '1.1.0' }));
  let isBroken = true;
  let now = 0;
  const readLiveSet = createLiveSetReader({
    ...registryDeps(),
    clock: () => now,
    releases: {
      readPointers: registry.readPointers,
      readRelease: async (id) => {
        if (isBroken && id.startsWith('browse@1.1.0')) throw new Error('half copied');
        return registry.readRelease(id);
      },
    },
  });
  assert.equal((await readLiveSet())?.remotes[0]?.live.version, '1.0.0');
  isBroken = false;
  assert.equal((await readLiveSet())?.remotes[0]?.live.version, '1.0.0', 'not asked again at once');
  now += 1000;
  assert.equal((await readLiveSet())?.remotes[0]?.live.version, '1.1.0');
});

const registryDeps = () => ({
  platform: async () => new Response(),
  assetOrigins: ASSET_ORIGINS,
  brands: async () => null,
  look: { css: '', tokens: {} },
  fits: () => true,
  log: () => undefined,
});

test('a fallback that the live host cannot run is none', async () => {
  const registry = aRegistry(aHost(), aBrowseRemote(), aBrowseRemote({ version: '2.0.0' }));
  const fits = (_: unknown, { version }: { readonly version: string }) => version !== '1.0.0';
  const read = (deps: Pick<EdgeDeps, 'fits'>) =>
    createLiveSetReader({ ...registryDeps(), clock: () => 0, releases: registry, ...deps })();
  assert.equal((await read({ fits: () => true }))?.remotes[0]?.fallback?.version, '1.0.0');
  assert.equal((await read({ fits }))?.remotes[0]?.fallback, null);
});

test('what failed to be put together is tried again under the same pointers', async () => {
  let isBroken = true;
  const fits: EdgeDeps['fits'] = () => {
    if (isBroken) throw new Error('not now');
    return true;
  };
  const registry = aRegistry(aHost(), aBrowseRemote(), aBrowseRemote({ version: '1.1.0' }));
  const readLiveSet = createLiveSetReader({ ...registryDeps(), clock: () => 0, releases: registry, fits });
  assert.equal(await readLiveSet(), null);
  isBroken = false;
  assert.equal((await readLiveSet())?.remotes[0]?.live.version, '1.1.0');
});

test('after a joint release for the next kernel no page falls back to a remote of the former one', async () => {
  const fits: EdgeDeps['fits'] = (host, remote) => unmetNeeds(host, remote).length === 0;
  const edge = anEdge({ fits }, aRegistry(aHost(), aBrowseRemote(), aBrowseRemote({ version: '1.1.0' })));
  const fallbackOf = async () => (await documentAt(edge)).remotes[0]?.fallback?.version;
  assert.equal(await fallbackOf(), '1.0.0');
  edge.registry.promote(aHost({ version: '2.0.0', provides: { kernel: '2.0.0' } }));
  edge.registry.promote(aBrowseRemote({ version: '2.0.0', kernel: '^2.0.0' }));
  assert.equal(await fallbackOf(), undefined);
  assert.equal((await documentAt(edge)).remotes[0]?.live.version, '2.0.0');
});

test('without a live host there is a page that says so, and no document', async () => {
  const edge = anEdge({}, aRegistry(aRemote('account')));
  const page = await edge.get('/m/home');
  assert.equal(page.status, 503);
  assert.match(await page.text(), /Try again/);
  assert.equal((await edge.get('/m/_release')).status, 503);
});

test('the document carries integrity for scripts and styles, and for a fallback what is asked for by name', async () => {
  const edge = anEdge();
  edge.registry.promote(aBrowseRemote({ version: '1.1.0' }));
  const browse = (await documentAt(edge)).remotes.find(({ live }) => live.name === 'browse');
  assert.equal(browse?.live.integrity[browse.live.entry], 'sha384-browse-entry.js');
  assert.equal(browse?.live.integrity['browse-page.js.map'], undefined);
  assert.equal(browse?.fallback?.integrity['browse-page.css'], 'sha384-browse-page.css');
  assert.equal(browse?.live.baseUrl, 'https://browse.assets.example/1.1.0+abc1234/');
});

test('the signature covers the canonical document, in the page and for those who embed', async () => {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  assert.ok('privateKey' in pair);
  const edge = anEdge({ signingKey: pair.privateKey });
  const verify = (text: string, signature: string): Promise<boolean> =>
    crypto.subtle.verify(
      'Ed25519',
      pair.publicKey,
      Uint8Array.from(atob(signature), (character) => character.charCodeAt(0)),
      new TextEncoder().encode(text),
    );

  const answer = await edge.get('/m/_release?language=TY');
  const text = await answer.text();
  assert.equal(JSON.parse(text).language, 'TY');
  assert.equal(answer.headers.get('Access-Control-Allow-Origin'), '*');
  assert.ok(await verify(text, answer.headers.get('Release-Signature') ?? ''));
  assert.ok(!(await verify(text.replace('1.0.0', '1.0.1'), answer.headers.get('Release-Signature') ?? '')));

  const html = await edge.html('/m/home');
  const inlined = JSON.parse(textOfElement(html, 'release-document'));
  assert.ok(await verify(canonicalJson(inlined), JSON.parse(textOfElement(html, 'release-signature'))));
});

test('pointers that were restored under the same revision are seen', async () => {
  const edge = anEdge();
  edge.registry.promote(aBrowseRemote({ version: '1.1.0' }));
  const now = await edge.registry.readPointers();
  const scripts = async (): Promise<string> => JSON.stringify(tagsOf(await edge.html('/m/home'), 'script'));
  assert.match(await scripts(), /browse.assets.example\/1\.1\.0\+/);
  const browse = now.packages.browse;
  assert.ok(browse !== undefined);
  const restored = { ...now, packages: { ...now.packages, browse: { live: browse.previous[0] ?? '', previous: [] } } };
  edge.registry.readPointers = async () => restored;
  assert.match(await scripts(), /browse.assets.example\/1\.0\.0\+/);
});

test('the page of a live release that is gone is not there for now, and that is said once', async () => {
  const registry = aRegistry(aHost(), aRemote('account'));
  const pointers = await registry.readPointers();
  const packages = { ...pointers.packages, browse: { live: 'browse@1.0.0+gone', previous: [] } };
  registry.readPointers = async () => ({ ...pointers, packages });
  const edge = anEdge({}, registry);
  for (const path of ['/m/home', '/register.html']) {
    const page = await edge.get(path);
    assert.equal(page.status, 503, path);
    assert.ok(Number(page.headers.get('Retry-After')) > 0);
    assert.match(await page.text(), /Try again/);
    edge.pass(5000);
  }
  assert.equal((await edge.get('/m/account')).status, 200, 'the others go on');
  assert.deepEqual(
    edge.logged.filter(({ event }) => event === 'release.missing').map(({ detail }) => detail),
    ['browse@1.0.0+gone'],
  );
});

test('a live remote whose files nothing serves is reported once, and its pages say so', async () => {
  const edge = anEdge();
  edge.registry.promote(aRemote('promo', { routes: [aRoute({ path: '/m/promo' })] }));
  assert.equal((await edge.get('/m/promo')).status, 503);
  assert.equal((await edge.get('/m/promo')).status, 503);
  assert.equal((await edge.get('/m/nowhere')).status, 404);
  const origins = edge.logged.filter(({ event }) => event === 'origin.missing');
  assert.equal(origins.length, 1);
  assert.match(origins[0]?.detail ?? '', /^promo is live/);
});

test('pointers that cannot be read are reported once, until they can be', async () => {
  const edge = anEdge();
  edge.registry.isUnreadable = true;
  for (let turn = 0; turn < 3; turn += 1) await edge.get('/m/home');
  assert.equal(edge.logged.filter(({ event }) => event === 'pointers.unreadable').length, 1);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trustOf } from 'delivery/registry';
import { aSite, browseIn, cookie, documentIn, hasBadge, key, linkTo, NEXT, tokenOf } from '../testing/an-override.ts';
import { aBrowseRemote, aHost, aRegistry } from '../testing/release-builders.ts';

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

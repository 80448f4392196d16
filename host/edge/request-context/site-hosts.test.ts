import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEnvironment } from '../node/environment.ts';
import { anEdge } from '../testing/an-edge.ts';
import { createHostCheck, LOCAL_HOSTS } from './site-hosts.ts';

test('host names are those of the list, or below an end of it', () => {
  const isOurs = createHostCheck(['www.luna.example', '*.tala.example']);
  for (const name of ['www.luna.example', 'WWW.Luna.example', 'a.tala.example', 'a.b.tala.example'])
    assert.ok(isOurs(name), name);
  for (const name of ['luna.example', 'tala.example', '.tala.example', 'eviltala.example', 'www.luna.example.evil', ''])
    assert.ok(!isOurs(name), name);
});

test('a host name that is not the site’s gets nothing of it, and the platform is not asked about it', async () => {
  const { get, platform, logged } = anEdge({ siteHosts: LOCAL_HOSTS });
  for (const path of ['/m/home', '/', '/wps/downloads/profile.mobileconfig', '/m/_release', '/register.html'])
    assert.equal((await get(path, {}, 'evil.example')).status, 421, path);
  assert.equal(platform.requests.length, 0);
  assert.equal((await get('/_health', {}, '10.0.0.7:8080')).status, 200);
  for (const host of ['localhost:8080', 'luna.localhost', '127.0.0.1:8080', '[::1]:8080'])
    assert.equal((await get('/m/home', {}, host)).status, 200, host);
  assert.equal(logged.filter(({ event }) => event === 'host.unknown').length, 1);
});

test('the platform hears the host and the protocol that a proxy of ours was asked for, and nobody else’s', async () => {
  const claimed = { 'X-Forwarded-Host': 'evil.test, www.luna.example', 'X-Forwarded-Proto': 'https' };
  const heard = async (isBehindProxy: boolean): Promise<(string | null | undefined)[]> => {
    const { get, platform } = anEdge({ isBehindProxy });
    await get('/wps/x', claimed);
    const sent = platform.requests.at(-1)?.headers;
    return ['X-Forwarded-Host', 'X-Forwarded-Proto', 'Merchant'].map((name) => sent?.get(name));
  };
  assert.deepEqual(await heard(true), ['www.luna.example', 'https', 'luna']);
  assert.deepEqual(await heard(false), ['localhost:8080', 'http', 'tala']);
});

test('host names that are none stop the start', () => {
  const env = { PLATFORM_URL: 'http://localhost:8090', ASSET_ORIGINS: '{"host":"http://localhost:8081"}' };
  assert.deepEqual(readEnvironment({ ...env, SITE_HOSTS: 'a.example *.b.example' }).siteHosts, [
    'a.example',
    '*.b.example',
  ]);
  assert.deepEqual(readEnvironment(env).siteHosts, LOCAL_HOSTS);
  for (const wrong of ['https://a.example', '*', 'a.*.example', 'a.example:8080'])
    assert.throws(() => readEnvironment({ ...env, SITE_HOSTS: wrong }), /SITE_HOSTS has to be host names/);
});

test('what is set to nothing is not set: nobody listens everywhere by an empty HOST', () => {
  const env = { PLATFORM_URL: 'http://localhost:8090', ASSET_ORIGINS: '{"host":"http://localhost:8081"}' };
  const read = readEnvironment({ ...env, HOST: '', PORT: '', OPS_PORT: '' });
  assert.deepEqual([read.host, read.port, read.ops], ['127.0.0.1', 8080, null]);
});

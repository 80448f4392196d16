import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getVendors } from '@shared-kernel/contracts/browse/games';
import { EDGE_PROOF } from '@shared-kernel/contracts/wire/edge-proof';
import { Hono } from 'hono';
import { createApp } from '../app.ts';
import { requestScope } from '../log/request-scope.ts';
import { createClient } from '../testing/test-client.ts';
import { TEST_CONFIG } from '../testing/test-config.ts';
import { describePlatform } from '../testing/test-platform.ts';
import { nameRequest, proveEdge, siteOriginOf } from './caller.ts';
import { rateLimits } from './http.tables.ts';

const [SECRET, FORMER] = ['the-first-of-two-secrets-0123456789', 'the-former-of-two-secrets-0123456789'];
const WORDS = {
  'X-Forwarded-For': '203.0.113.9',
  'X-Forwarded-Host': 'luna.example',
  'X-Forwarded-Proto': 'https',
  'X-Request-Id': 'edge-4f2a91c0',
};
const OWN = { incoming: { socket: { remoteAddress: '10.9.9.9' } } };

const heardOf = async (secrets: readonly string[], headers: Record<string, string>) => {
  const app = new Hono()
    .use(proveEdge(secrets), nameRequest(1))
    .get('/', (context) => context.text(`${requestScope()?.address} ${siteOriginOf(context)}`));
  const response = await app.request('http://platform/', { headers: { Host: 'platform:8090', ...headers } }, OWN);
  return { said: await response.text(), requestId: response.headers.get('X-Request-Id') };
};

const BELIEVED = { said: '203.0.113.9 https://luna.example', requestId: 'edge-4f2a91c0' };

test('who brings the secret, the first or a former one, is believed about who asks', async () => {
  for (const secret of [SECRET, FORMER])
    assert.deepEqual(await heardOf([SECRET, FORMER], { ...WORDS, [EDGE_PROOF]: secret }), BELIEVED);
  assert.deepEqual(await heardOf([], WORDS), BELIEVED, 'without a secret the network is believed');
});

test('nobody else is: he is who he is by his connection, however he calls himself', async () => {
  for (const proof of [{}, { [EDGE_PROOF]: '' }, { [EDGE_PROOF]: `${SECRET}x` }, { [EDGE_PROOF]: SECRET.slice(1) }]) {
    const { said, requestId } = await heardOf([SECRET], { ...WORDS, ...proof });
    assert.equal(said, '10.9.9.9 http://platform:8090');
    assert.notEqual(requestId, WORDS['X-Request-Id']);
  }
});

describePlatform('edge', 'catalogue', (platform) => {
  test('a made-up address is no new caller: limits count the connection', async () => {
    const { app } = createApp(platform().database, { ...TEST_CONFIG, edgeSecrets: [SECRET] });
    const browser = createClient({ request: async (path, init) => app.request(path, init, OWN) }, 'tala');
    await platform().db.delete(rateLimits);
    await browser.tryLogIn('nobody', 'x', undefined, { 'X-Forwarded-For': '203.0.113.1' });
    await browser.tryLogIn('nobody', 'x', undefined, { 'X-Forwarded-For': '203.0.113.2' });
    const subjects = (await platform().db.select().from(rateLimits)).map(({ subject }) => subject);
    assert.ok(
      subjects.some((subject) => subject.endsWith('/address/10.9.9.9')),
      subjects.join(),
    );
    assert.ok(!subjects.some((subject) => subject.includes('203.0.113')), subjects.join());
    assert.equal((await browser.call(getVendors, { merchantCode: 'tala' })).success, true, 'and is served');
  });
});

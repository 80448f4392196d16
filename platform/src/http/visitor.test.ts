import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hono } from 'hono';
import { proveEdge, visitorOf } from './caller.ts';

const ID = '7f0c8c1e-3a52-4b8e-9a35-0d6f3d1d2b4a';
const app = new Hono().use(proveEdge([])).get('/', (context) => context.text(visitorOf(context)));
const ask = async (headers: Record<string, string>) => {
  const response = await app.request('/', { headers });
  return { visitor: await response.text(), set: response.headers.getSetCookie() };
};

test('a browser is named once, by a cookie that scripts cannot read', async () => {
  const { visitor, set } = await ask({});
  assert.match(set.join(), new RegExp(`^visitor=${visitor}; Path=/; Max-Age=\\d+; HttpOnly; SameSite=Lax$`));
  assert.deepEqual(await ask({ Cookie: `visitor=${visitor}` }), { visitor, set: [] });
});

test('behind TLS the cookie is the host’s own: one that another host could have set is nobody’s', async () => {
  const secure = { 'X-Forwarded-Proto': 'https' };
  const { visitor, set } = await ask({ ...secure, Cookie: `visitor=${ID}` });
  assert.notEqual(visitor, ID);
  assert.match(set.join(), /^__Host-visitor=.+; Path=\/; .*; Secure$/);
  assert.doesNotMatch(set.join(), /Domain/);
  assert.deepEqual(await ask({ ...secure, Cookie: `__Host-visitor=${ID}` }), { visitor: ID, set: [] });
});

test('what is no name of ours is none', async () => {
  for (const brought of ['juan', 'x'.repeat(128), '../../etc', `${ID}0`]) {
    assert.equal((await ask({ Cookie: `visitor=${brought}` })).set.length, 1, brought);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeJwt } from 'jose';
import { DEMO_CODE, openPhoneIssuer, phoneRoutes } from './phone-routes.ts';

test('a number of the demo is proved by the code for testing, once, to pages of any site', async () => {
  const app = phoneRoutes(await openPhoneIssuer('demo'));
  const ask = (call: string, body: object) =>
    app.request(`/v1/accounts:${call}?key=public`, {
      method: 'POST',
      headers: { Origin: 'http://luna.localhost:8080' },
      body: JSON.stringify(body),
    });
  const texted = await ask('sendVerificationCode', { phoneNumber: '+639171234567' });
  assert.equal(texted.headers.get('Access-Control-Allow-Origin'), '*');
  const { sessionInfo } = (await texted.json()) as { readonly sessionInfo: string };
  assert.equal((await ask('signInWithPhoneNumber', { sessionInfo, code: '000000' })).status, 400);
  const { idToken } = (await (await ask('signInWithPhoneNumber', { sessionInfo, code: DEMO_CODE })).json()) as {
    readonly idToken: string;
  };
  const { iss, aud, phone_number } = decodeJwt(idToken);
  assert.deepEqual([iss, aud, phone_number], ['https://securetoken.google.com/demo', 'demo', '+639171234567']);
  assert.equal((await ask('signInWithPhoneNumber', { sessionInfo, code: DEMO_CODE })).status, 400);
  assert.equal((await ask('sendVerificationCode', { phoneNumber: 'none' })).status, 400);
});

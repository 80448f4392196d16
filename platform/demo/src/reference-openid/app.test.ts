import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { decodeJwt } from 'jose';
import { createOpenid } from './app.ts';
import { readOpenidConfig } from './config.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const ISSUER = 'http://localhost:8097';
const SITE = 'http://luna.localhost:8080';
const VERIFIER = 'a-verifier-that-nobody-else-knows-of-at-all';
const CLIENT = { clientId: 'demo-site', clientSecret: 'of-the-test' };

const openDemo = () =>
  createOpenid({
    issuer: ISSUER,
    ...CLIENT,
    phoneProject: 'demo',
    returnOrigins: ['http://localhost:8080', 'http://*.localhost:8080'],
  });
type Demo = Awaited<ReturnType<typeof openDemo>>;

const askFor = (changed: Readonly<Record<string, string>> = {}): string => {
  const asked = {
    client_id: CLIENT.clientId,
    response_type: 'code',
    redirect_uri: `${SITE}/m/login`,
    state: 'a-state',
    nonce: 'a-nonce',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...changed,
  };
  return `/authorize?${new URLSearchParams(asked)}`;
};
const choose = async (demo: Demo, person: string, headers: Readonly<Record<string, string>> = {}) => {
  const body = new URLSearchParams({ person });
  const answer = await demo.request(askFor(), { method: 'POST', body, headers });
  return { status: answer.status, back: new URL(answer.headers.get('Location') ?? SITE) };
};
const exchange = (demo: Demo, code: string, changed: Readonly<Record<string, string>> = {}) =>
  demo.request('/token', {
    method: 'POST',
    body: new URLSearchParams({
      client_id: CLIENT.clientId,
      client_secret: CLIENT.clientSecret,
      code,
      code_verifier: VERIFIER,
      redirect_uri: `${SITE}/m/login`,
      ...changed,
    }),
  });

describe('the sign-in provider of the demo', () => {
  test('says who asks and whom one may be, in the language of the address, else of the browser', async () => {
    const demo = await openDemo();
    const english = await demo.request(askFor(), { headers: { 'Accept-Language': 'en-US,en' } });
    const text = await english.text();
    for (const words of [
      'luna.localhost:8080',
      'Choose who you are',
      'Ana Reyes',
      'Ben Santos',
      'Carla Cruz',
      'Cancel',
    ])
      assert.ok(text.includes(words), words);
    const policy = english.headers.get('Content-Security-Policy') ?? '';
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /form-action 'self' http:\/\/luna\.localhost:8080;/);
    const filipino = await demo.request(askFor(), { headers: { 'Accept-Language': 'fil-PH' } });
    assert.match(await filipino.text(), /lang="fil".*Piliin kung sino ka/s);
    const wanted = await demo.request(askFor({ ui_locales: 'en' }), { headers: { 'Accept-Language': 'fil' } });
    assert.match(await wanted.text(), /Choose who you are/);
  });

  test('says at its own address what it is, and how one comes to choose', async () => {
    const answer = await (await openDemo()).request('/', { headers: { 'Accept-Language': 'en' } });
    assert.equal(answer.status, 200);
    assert.match(await answer.text(), /Demo sign-in provider.*“Google” at the login of the brand Tala.*Ana Reyes/s);
  });

  test('a choice comes back with a code that is good once, for a token that names the person', async () => {
    const demo = await openDemo();
    const { status, back } = await choose(demo, 'ben');
    assert.deepEqual([status, back.origin, back.searchParams.get('state')], [303, SITE, 'a-state']);
    const code = back.searchParams.get('code') ?? '';
    const { id_token } = (await (await exchange(demo, code)).json()) as { readonly id_token: string };
    const { iss, aud, sub, nonce, name, email } = decodeJwt(id_token);
    assert.deepEqual([iss, aud, sub, nonce], [ISSUER, CLIENT.clientId, 'ben', 'a-nonce']);
    assert.deepEqual([name, email], ['Ben Santos', 'ben.santos@example.com']);
    assert.equal((await exchange(demo, code)).status, 400);
  });

  test('a code is nothing to anybody but the site that asked, nor after a minute', async (context) => {
    const demo = await openDemo();
    const newCode = async () => (await choose(demo, 'ana')).back.searchParams.get('code') ?? '';
    for (const other of [
      { client_secret: 'guessed' },
      { client_id: 'another' },
      { code_verifier: 'of-another-attempt' },
      { redirect_uri: 'http://localhost:8080/m/login' },
    ])
      assert.equal((await exchange(demo, await newCode(), other)).status, 400, JSON.stringify(other));
    const late = await newCode();
    context.mock.timers.enable({ apis: ['Date'], now: Date.now() + 60_000 });
    assert.equal((await exchange(demo, late)).status, 400);
  });

  test('whoever cancels comes back with nothing', async () => {
    const { back } = await choose(await openDemo(), '');
    assert.deepEqual([back.searchParams.get('error'), back.searchParams.get('code')], ['access_denied', null]);
    assert.equal(back.searchParams.get('state'), 'a-state');
  });

  test('nobody is sent to another site, asked for without proof, or chosen by a form of another site', async () => {
    const demo = await openDemo();
    for (const wrong of [
      { redirect_uri: 'http://evil.example/m/login' },
      { redirect_uri: 'https://luna.localhost:8080/m/login' },
      { redirect_uri: 'http://evillocalhost:8080/m/login' },
      { client_id: 'another' },
      { code_challenge: '' },
      { code_challenge_method: 'plain' },
    ])
      assert.equal((await demo.request(askFor(wrong))).status, 400, JSON.stringify(wrong));
    assert.equal((await choose(demo, 'ana', { 'Sec-Fetch-Site': 'cross-site' })).status, 400);
  });

  test('does not start in production, nor without a secret', () => {
    assert.throws(() => readOpenidConfig({ NODE_ENV: 'production' }), /for demonstrations only/);
    const { status, stderr } = spawnSync(process.execPath, [MAIN], { env: {}, encoding: 'utf8' });
    assert.equal(status, 1);
    assert.match(stderr, /OPENID_CLIENT_SECRET_FILE has to name/);
  });
});

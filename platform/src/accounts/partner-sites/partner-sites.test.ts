import assert from 'node:assert/strict';
import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { getPartnerSite, openPartnerSession } from '@shared-kernel/contracts/account/partner-sites';
import { getSessions } from '@shared-kernel/contracts/account/sessions';
import { getMemberInfo } from '@shared-kernel/contracts/member/member';
import * as jose from 'jose';
import { eq } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { writeSetting } from '../../settings/settings.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';
import { type PartnerOptions, runPartner } from './partner-command.ts';
import { addPartnerSite, changePartnerSite, type PartnerSiteChange, removePartnerSite } from './partner-sites.ts';

const ORIGIN = 'https://agents.example';
const VERIFIER = 'v'.repeat(43);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const MINUTE_MS = 60_000;

const keys = { ed: generateKeyPairSync('ed25519'), ec: generateKeyPairSync('ec', { namedCurve: 'P-256' }) };
const pemOf = (kind: keyof typeof keys): string =>
  keys[kind].publicKey.export({ type: 'spki', format: 'pem' }).toString();

interface Lies {
  readonly sub?: string;
  readonly aud?: string;
  readonly iss?: string;
  readonly origin?: string;
  readonly challenge?: string;
  readonly jti?: string;
  readonly iat?: number;
  readonly key?: Parameters<jose.SignJWT['sign']>[0];
  readonly alg?: string;
}

describeOnBothDatabases('partner sites', 'catalogue', (platform) => {
  const begin = async (kind: keyof typeof keys = 'ed') => {
    const { username } = await platform().member({ type: 1 });
    const site = { merchant: 'tala', username, origins: [ORIGIN, 'http://localhost:9000'], pem: pemOf(kind) };
    const id = await addPartnerSite(platform().db, site, new Date());
    const signedCode = (lies: Lies = {}) => {
      const { sub = username, aud = 'tala', iss = id, origin = ORIGIN, challenge = CHALLENGE, iat } = lies;
      return new jose.SignJWT({ origin, challenge })
        .setProtectedHeader({ alg: lies.alg ?? (kind === 'ed' ? 'EdDSA' : 'ES256') })
        .setIssuer(iss)
        .setAudience(aud)
        .setSubject(sub)
        .setJti(lies.jti ?? randomUUID())
        .setIssuedAt(iat)
        .sign(lies.key ?? keys[kind].privateKey);
    };
    const open = async (lies: Lies = {}, more: { merchant?: string; origin?: string; verifier?: string } = {}) => {
      const input = {
        id,
        code: await signedCode(lies),
        verifier: more.verifier ?? VERIFIER,
        origin: more.origin ?? ORIGIN,
      };
      return platform().client(more.merchant).call(openPartnerSession, input);
    };
    return { id, username, signedCode, open };
  };

  test('an agent comes in by the word of the site’s server, with either kind of key', async () => {
    for (const kind of ['ed', 'ec'] as const) {
      const { id, username, open } = await begin(kind);
      const { value } = await open();
      assert.equal(value.userName, username);
      const browser = platform().client();
      browser.token = value.token;
      assert.equal((await browser.value(getMemberInfo, {})).account, username);
      const { sessions } = await browser.value(getSessions, {});
      assert.deepEqual(
        sessions.map(({ affiliatePage }) => affiliatePage),
        [new URL(ORIGIN).host],
      );
      assert.deepEqual((await browser.value(getPartnerSite, { id })).origins, [ORIGIN, 'http://localhost:9000']);
    }
  });

  test('a site vouches for its agent and the agents below, and for nobody else', async () => {
    const { id, username, open } = await begin();
    const below = await platform().member({ type: 1, upline: username });
    assert.equal((await open({ sub: below.username.toUpperCase() })).value.userName, below.username);
    const player = await platform().member({ upline: username });
    const stranger = await platform().member({ type: 1 });
    for (const sub of [player.username, stranger.username, 'nobody', ''])
      assert.equal((await open({ sub })).errorCode, 'partner.refused', sub);
    const disable = (name: string, isDisabled = true) =>
      platform().db.update(members).set({ isDisabled }).where(eq(members.username, name));
    await disable(below.username);
    assert.equal((await open({ sub: below.username })).errorCode, 'user.disabled');
    await disable(below.username, false);
    await disable(username);
    assert.equal((await open({ sub: below.username })).errorCode, 'partner.refused', 'the site’s agent is out');
    assert.deepEqual((await platform().client().value(getPartnerSite, { id })).origins, []);
  });

  test('a code is good once, for a minute, in one frame, at one brand and origin, from one key', async () => {
    const { open, signedCode, id } = await begin();
    const code = await signedCode();
    const take = () => platform().client().call(openPartnerSession, { id, code, verifier: VERIFIER, origin: ORIGIN });
    const answers = await Promise.all([take(), take(), take()]);
    assert.deepEqual(answers.map(({ errorCode }) => errorCode ?? 'ok').sort(), ['ok', 'partner.used', 'partner.used']);
    const now = Math.floor(Date.now() / 1000);
    assert.equal((await open({ iat: now - 95 })).errorCode, 'partner.expired');
    assert.equal((await open({ iat: now - 80 })).errorCode, undefined, 'clocks may be apart by half a minute');
    const cases: readonly (readonly [string, Lies, Parameters<typeof open>[1]?])[] = [
      ['from the future', { iat: now + 120 }],
      ['of another brand', { aud: 'luna' }],
      ['of another site', { iss: randomUUID() }],
      ['of another origin', { origin: 'https://evil.example' }],
      ['in a page of another origin', {}, { origin: 'https://evil.example' }],
      ['for both of another origin', { origin: 'https://evil.example' }, { origin: 'https://evil.example' }],
      ['for another frame', { challenge: 'x'.repeat(43) }],
      ['with another verifier', {}, { verifier: 'w'.repeat(43) }],
      ['signed by another key', { key: generateKeyPairSync('ed25519').privateKey }],
      ['signed by a secret that everybody knows', { alg: 'HS256', key: new TextEncoder().encode(pemOf('ed')) }],
      ['with a short id', { jti: 'x' }],
      ['at another brand’s site', {}, { merchant: 'luna' }],
    ];
    for (const [what, lies, more] of cases) assert.equal((await open(lies, more)).errorCode, 'partner.refused', what);
    for (const text of [
      '',
      'a.b.c',
      `${code.split('.').slice(0, 2).join('.')}.`,
      `eyJhbGciOiJub25lIn0.${code.split('.')[1]}.`,
    ])
      assert.match(
        (await platform().client().call(openPartnerSession, { id, code: text, verifier: VERIFIER, origin: ORIGIN }))
          .errorCode ?? '',
        /partner\.refused|request\.invalid/,
      );
  });

  test('five minutes later by the platform’s clock the code is too old', async () => {
    const { open } = await begin();
    await writeSetting(platform().db, 'clock', { offsetMs: 5 * MINUTE_MS });
    const { errorCode } = await open();
    await writeSetting(platform().db, 'clock', { offsetMs: 0 });
    assert.equal(errorCode, 'partner.expired');
  });

  test('a session by a site’s word ends after two hours, in use or not', async () => {
    const browser = platform().client();
    browser.token = (await (await begin()).open()).value.token;
    const seen: (readonly [number, string | undefined])[] = [];
    for (const minutes of [20, 40, 60, 80, 100, 119, 121]) {
      await writeSetting(platform().db, 'clock', { offsetMs: minutes * MINUTE_MS });
      seen.push([minutes, (await browser.call(getMemberInfo, {})).errorCode]);
    }
    await writeSetting(platform().db, 'clock', { offsetMs: 0 });
    assert.deepEqual(
      seen.filter(([, errorCode]) => errorCode !== undefined),
      [[121, 'session.expired']],
    );
  });

  test('a site that is removed vouches for nobody, and its sessions end', async () => {
    const { id, open, username } = await begin();
    const browser = platform().client();
    browser.token = (await open()).value.token;
    const own = platform().client();
    const { password, username: other } = await platform().member({ type: 1, upline: username });
    await own.logIn(other, password);
    await removePartnerSite(platform().db, id, new Date());
    assert.equal((await browser.call(getMemberInfo, {})).errorCode, 'session.expired');
    assert.equal((await own.call(getMemberInfo, {})).success, true);
    assert.equal((await open()).errorCode, 'partner.refused');
    assert.deepEqual((await browser.value(getPartnerSite, { id })).origins, []);
    await removePartnerSite(platform().db, id, new Date());
  });

  test('a key is changed while both count, and its origins too, under the same id', async () => {
    const { id, open } = await begin();
    const change = (what: PartnerSiteChange) => changePartnerSite(platform().db, id, what, new Date());
    const next = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const pem = next.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const byNext = { key: next.privateKey, alg: 'ES256' };
    assert.equal((await open(byNext)).errorCode, 'partner.refused', 'not yet');
    await change({ pem });
    for (const lies of [{}, byNext]) assert.equal((await open(lies)).errorCode, undefined);
    const late = Math.floor(Date.now() / 1000) - 95;
    for (const lies of [{}, byNext]) assert.equal((await open({ ...lies, iat: late })).errorCode, 'partner.expired');
    await assert.rejects(change({ pem: pemOf('ec') }), /two keys already/);
    await change({ endsFormerKey: true, origins: ['https://new.example'] });
    const moved = { origin: 'https://new.example' };
    assert.equal((await open({ ...byNext, ...moved }, moved)).errorCode, undefined);
    assert.equal((await open(moved, moved)).errorCode, 'partner.refused', 'the former key is over');
    assert.equal((await open(byNext)).errorCode, 'partner.refused', 'the former origin is over');
    await assert.rejects(change({ origins: ['*'] }), /no origin/);
    await assert.rejects(changePartnerSite(platform().db, randomUUID(), {}, new Date()), /no partner site/);
  });

  test('the command line adds, lists, changes and removes a site', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'partner-'));
    const key = join(folder, 'partner.pub');
    await writeFile(key, pemOf('ed'));
    const { username } = await platform().member({ type: 1 });
    const run = (action: string, id = '', options: PartnerOptions = {}) =>
      runPartner(platform().db, action, id, options);
    const id = await run('add', '', {
      brand: 'tala',
      agent: username.toUpperCase(),
      origins: `${ORIGIN}, http://localhost:9`,
      key,
    });
    const row = async () => (await run('list')).split('\n').find((line) => line.startsWith(id));
    assert.match((await row()) ?? '', new RegExp(`tala +${username} +one key +${ORIGIN} http://localhost:9$`));
    await run('change', id, { key });
    assert.match((await row()) ?? '', /two keys/);
    await run('change', id, { endFormerKey: true, origins: 'https://new.example' });
    assert.match((await row()) ?? '', /one key +https:\/\/new\.example$/);
    await assert.rejects(run('change', id), /What is to change/);
    await assert.rejects(run('add', '', { brand: 'tala', agent: username, origins: ORIGIN }), /--key is missing/);
    await assert.rejects(run('change', id, { key: join(folder, 'none') }), /cannot be read/);
    await run('remove', id);
    assert.equal(await row(), undefined);
    await assert.rejects(run('remove', id), /no partner site/);
    assert.throws(() => run('forget'), /partner takes add, change, remove, list/);
    await rm(folder, { recursive: true });
  });

  test('origins are origins, keys are public keys, agents are agents', async () => {
    const { username } = await platform().member({ type: 1 });
    const player = await platform().member();
    const good = { merchant: 'tala', username, origins: [ORIGIN], pem: pemOf('ed') };
    const add = (change: Partial<typeof good>) => addPartnerSite(platform().db, { ...good, ...change }, new Date());
    for (const origin of ['agents.example', `${ORIGIN}/`, 'https://*.example', 'http://agents.example', 'null', '*'])
      await assert.rejects(add({ origins: [origin] }), /no origin/, origin);
    await assert.rejects(add({ origins: [] }), /1 to 8/);
    const privatePem = keys.ed.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' });
    for (const pem of ['', 'x', rsa.toString()]) await assert.rejects(add({ pem }), /no public key/);
    await assert.rejects(add({ pem: privatePem }), /private/);
    for (const name of [player.username, 'nobody']) await assert.rejects(add({ username: name }), /no agent/);
    await assert.rejects(add({ merchant: 'luna' }), /no agent/);
  });
});

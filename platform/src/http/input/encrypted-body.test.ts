import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getEncryptionKey, login } from '@shared-kernel/contracts/account/session';
import { HOUR_MS, MINUTE_MS } from '@shared-kernel/node/durations';
import { CompactEncrypt, generateKeyPair, importJWK } from 'jose';
import { JOBS } from '../../areas.ts';
import { count } from '../../database/orm.ts';
import { sessions } from '../../identity/sessions.tables.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { writeSetting } from '../../settings/settings.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { encryptionKeys, spent } from '../http.tables.ts';

describePlatform('encrypted bodies', 'catalogue', (platform) => {
  const seconds = (ms: number) => Math.floor(ms / 1000);

  /** A login encrypted as a page does it, with what the page's seal says. */
  const encrypt = async (fields: { iat?: number | undefined; kid?: string; zip?: 'DEF' } = {}) => {
    const { username, password } = await platform().member();
    const { kid, serverTime, ...jwk } = await platform().client().value(getEncryptionKey, {});
    const iat = seconds(Date.parse(serverTime ?? ''));
    const content = JSON.stringify({ username, password, type: 'username' });
    return new CompactEncrypt(new TextEncoder().encode(content))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid, iat, ...fields })
      .encrypt(await importJWK(jwk, 'ECDH-ES'));
  };
  const bring = async (body: string) => {
    const headers = { Merchant: 'tala', Encryption: 'JWE', 'Content-Type': 'application/json' };
    const response = await platform().client().fetch(login.path, { method: 'POST', headers, body });
    return [response.status, ((await response.json()) as { errorCode?: string }).errorCode];
  };
  const OPENED = [200, undefined];
  const STALE = [400, 'seal.stale'];
  const moveClock = (offsetMs: number) => writeSetting(platform().db, 'clock', { offsetMs });
  const rotate = () => runJobsNow(platform().api.platform, JOBS);

  test('a body is good once, also brought twice at the same moment', async () => {
    const sessionsNow = async () => (await platform().db.select({ all: count() }).from(sessions))[0]?.all ?? 0;
    const body = await encrypt();
    const before = await sessionsNow();
    const twins = await Promise.all([bring(body), bring(body)]);
    assert.deepEqual(twins.map(([status]) => status).sort(), [200, 409]);
    assert.deepEqual(await bring(body), [409, 'request.duplicate']);
    assert.equal(await sessionsNow(), before + 1);
  });

  test('another spelling of the same seal is the same seal', async () => {
    const body = await encrypt();
    assert.deepEqual(await bring(body), OPENED);
    const parts = body.split('.');
    const padded = [...parts.slice(0, 2), `${parts[2]}==`, ...parts.slice(3)].join('.');
    assert.notEqual((await bring(padded))[0], 200);
    assert.deepEqual(await bring(`  ${body}\n`), [409, 'request.duplicate']);
  });

  test('a body is good for five minutes from the time that its seal covers', async () => {
    const now = Date.now();
    assert.deepEqual(await bring(await encrypt({ iat: seconds(now - 4 * MINUTE_MS) })), OPENED);
    assert.deepEqual(await bring(await encrypt({ iat: seconds(now - 6 * MINUTE_MS) })), STALE);
    assert.deepEqual(await bring(await encrypt({ iat: seconds(now + 6 * MINUTE_MS) })), STALE);
    assert.deepEqual(await bring(await encrypt({ iat: undefined })), STALE, 'without a time');
  });

  test('a seal with another key’s name, or with none, is not opened', async () => {
    assert.deepEqual(await bring(await encrypt({ kid: 'nope' })), STALE);
    const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
    const { kid } = await platform().client().value(getEncryptionKey, {});
    const foreign = await new CompactEncrypt(new TextEncoder().encode('{}'))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid, iat: seconds(Date.now()) })
      .encrypt(publicKey);
    assert.deepEqual(await bring(foreign), [400, 'request.invalid']);
  });

  test('a packed body is not unfolded', async () => {
    assert.deepEqual(await bring(await encrypt({ zip: 'DEF' })), [400, 'request.invalid']);
  });

  test('keys change every day, and the one before still opens', async () => {
    const kids = async () => (await platform().db.select().from(encryptionKeys)).map(({ kid }) => kid);
    const first = await platform().client().value(getEncryptionKey, {});
    await moveClock(25 * HOUR_MS);
    const body = await encrypt({ iat: seconds(Date.now() + 25 * HOUR_MS) });
    await rotate();
    const second = await platform().client().value(getEncryptionKey, {});
    assert.notEqual(second.kid, first.kid);
    assert.deepEqual(await bring(body), OPENED);
    await rotate();
    assert.equal((await kids()).length, 2, 'a key that is not a day old stays');
    await moveClock(50 * HOUR_MS);
    await rotate();
    const left = await kids();
    assert.ok(!left.includes(first.kid) && left.includes(second.kid) && left.length === 2);
    assert.equal((await platform().db.select().from(spent)).length, 0, 'what is worth nothing is forgotten');
    await moveClock(0);
  });
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import * as contract from '@shared-kernel/contracts/account/passkeys';
import { startTrial } from '@shared-kernel/contracts/account/session';
import { getMemberInfo } from '@shared-kernel/contracts/member/member';
import { JOBS } from '../../areas.ts';
import { auditEvents } from '../../audit/audit.tables.ts';
import { desc, eq } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { messages } from '../../messages/mail/mail.tables.ts';
import { writeSetting } from '../../settings/settings.ts';
import { localAuthenticator } from '../../testing/local-authenticator.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { passkeys as passkeyRows } from './passkeys.tables.ts';

const HOST = 'tala.example';
const SITE = { 'X-Forwarded-Host': HOST, 'X-Forwarded-Proto': 'https' };
const MINUTE_MS = 60_000;

describePlatform('passkeys', 'catalogue', (platform) => {
  const browserOf = (): TestClient => {
    const browser = platform().client();
    browser.headers = SITE;
    return browser;
  };
  const owner = async () => {
    const browser = browserOf();
    const { username, password, id } = await platform().member();
    await browser.logIn(username, password);
    return { browser, username, password, memberId: Number(id) };
  };
  /** A member with one passkey, and what holds it. */
  const withPasskey = async () => {
    const of = await owner();
    const device = localAuthenticator(`https://${HOST}`);
    const asked = await of.browser.value(contract.startPasskey, { password: of.password });
    const passkey = await of.browser.value(contract.addPasskey, { name: 'My phone', credential: device.make(asked) });
    return { ...of, device, passkey };
  };
  type Device = ReturnType<typeof localAuthenticator>;
  const enter = async (browser: TestClient, device: Device, lies?: Parameters<Device['prove']>[1]) => {
    const asked = await browser.value(contract.startPasskeyLogin, {});
    return browser.call(contract.logInByPasskey, { credential: device.prove(asked, lies) });
  };

  test('a member adds a passkey, is told so by mail, and comes in by it alone in another browser', async () => {
    const { browser, username, device, memberId } = await withPasskey();
    const again = browserOf();
    const { value } = await enter(again, device);
    assert.equal(value.userName, username);
    again.token = value.token;
    assert.equal((await again.value(getMemberInfo, {})).account, username);
    const { passkeys } = await browser.value(contract.getPasskeys, {});
    assert.deepEqual(
      passkeys.map(({ name, usedAt }) => [name, typeof usedAt]),
      [['My phone', 'string']],
    );
    await runJobsNow(platform().api.platform, JOBS);
    const mails = await platform().db.select().from(messages).where(eq(messages.memberId, memberId));
    assert.ok(mails.some(({ subject }) => subject.EN === 'Passkey added'));
  });

  test('the options ask for a passkey that is found without a name and unlocked, and tell nobody apart', async () => {
    const { browser, password } = await owner();
    const { rp, authenticatorSelection, attestation } = await browser.value(contract.startPasskey, { password });
    assert.equal(rp.id, HOST);
    assert.deepEqual(authenticatorSelection, { residentKey: 'required', userVerification: 'required' });
    assert.equal(attestation, 'none');
    const asked = await browserOf().value(contract.startPasskeyLogin, {});
    assert.deepEqual(Object.keys(asked).toSorted(), ['challenge', 'rpId', 'timeout', 'userVerification']);
  });

  test('the password is asked again, and guessed ten times at most', async () => {
    const { browser, password } = await owner();
    const wrong = async () => (await browser.call(contract.startPasskey, { password: 'Wrong-2026' })).errorCode;
    for (let tries = 0; tries < 10; tries += 1) assert.equal(await wrong(), 'password.wrong');
    assert.equal((await browser.call(contract.startPasskey, { password })).errorCode, 'rate.limited');
  });

  test('what was asked is signed once, within five minutes, in the same browser, brand and session', async () => {
    const { browser, device, password } = await withPasskey();
    const credential = device.prove(await browser.value(contract.startPasskeyLogin, {}));
    const send = async (from: TestClient, headers = {}) =>
      (await from.call(contract.logInByPasskey, { credential }, headers)).errorCode;
    assert.equal(await send(browserOf()), 'passkey.failed');
    assert.equal(await send(browser, { Merchant: 'luna' }), 'passkey.failed');
    assert.equal(await send(browser), undefined);
    assert.equal(await send(browser), 'passkey.failed');
    const late = device.prove(await browser.value(contract.startPasskeyLogin, {}));
    await writeSetting(platform().db, 'clock', { offsetMs: 5 * MINUTE_MS + 1000 });
    const answer = await browser.call(contract.logInByPasskey, { credential: late });
    await writeSetting(platform().db, 'clock', { offsetMs: 0 });
    assert.equal(answer.errorCode, 'passkey.failed');
    const asked = await browser.value(contract.startPasskey, { password });
    const ofLogin = await browser.value(contract.startPasskeyLogin, {});
    const make = async (of: { challenge: string }, from = browser) => {
      const made = localAuthenticator(`https://${HOST}`).make(of);
      return (await from.call(contract.addPasskey, { name: 'x', credential: made })).errorCode;
    };
    const { browser: other } = await owner();
    assert.equal(await make(ofLogin), 'passkey.failed');
    assert.equal(await make(asked, other), 'passkey.failed');
    assert.equal(await make(asked), undefined);
    assert.equal(await make(asked), 'passkey.failed');
  });

  test('what another site or key signed, without unlocking, or with a counter that went back opens nothing', async () => {
    const { device } = await withPasskey();
    assert.equal((await enter(browserOf(), device)).errorCode, undefined);
    const lies = [
      { origin: 'https://tala.example.evil' },
      { rpId: 'evil.example' },
      { isUnlocked: false },
      { isForged: true },
      { counter: 1 },
      { counter: 0 },
    ];
    for (const lie of lies)
      assert.equal((await enter(browserOf(), device, lie)).errorCode, 'passkey.failed', JSON.stringify(lie));
    const stranger = localAuthenticator(`https://${HOST}`);
    assert.equal((await enter(browserOf(), stranger)).errorCode, 'passkey.failed');
    assert.equal((await enter(browserOf(), device)).errorCode, undefined);
  });

  test('a passkey made for another site, or not unlocked, is not kept; one that is kept is not kept again', async () => {
    const { browser, password, device } = await withPasskey();
    const make = async (of: Device, lies?: Parameters<Device['make']>[1]) => {
      const asked = await browser.value(contract.startPasskey, { password });
      return (await browser.call(contract.addPasskey, { name: 'x', credential: of.make(asked, lies) })).errorCode;
    };
    const other = localAuthenticator(`https://${HOST}`);
    for (const lie of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { isUnlocked: false }])
      assert.equal(await make(other, lie), 'passkey.failed', JSON.stringify(lie));
    assert.equal(await make(device), 'passkey.taken');
  });

  test('a member has ten at most', async () => {
    const { browser, password } = await withPasskey();
    const asked = await browser.value(contract.startPasskey, { password });
    const { db } = platform();
    const [own] = await db.select().from(passkeyRows).orderBy(desc(passkeyRows.addedAt)).limit(1);
    assert.ok(own);
    for (let more = 1; more < contract.PASSKEYS_MAX; more += 1)
      await db.insert(passkeyRows).values({ ...own, id: randomUUID(), credentialId: `more-${own.memberId}-${more}` });
    const credential = localAuthenticator(`https://${HOST}`).make(asked);
    assert.equal((await browser.call(contract.addPasskey, { name: 'x', credential })).errorCode, 'passkey.limit');
    assert.equal((await browser.call(contract.startPasskey, { password })).errorCode, 'passkey.limit');
  });

  test('one that is taken away opens nothing; another member names and takes away none of it', async () => {
    const { browser, device, passkey } = await withPasskey();
    const { browser: other } = await owner();
    const named = { id: passkey.id, name: 'Mine now' };
    assert.equal((await other.call(contract.renamePasskey, named)).errorCode, 'not.found');
    await other.value(contract.removePasskey, { id: passkey.id });
    assert.equal((await enter(browserOf(), device)).errorCode, undefined);
    await browser.value(contract.renamePasskey, { id: passkey.id, name: 'Old phone' });
    assert.equal((await browser.value(contract.getPasskeys, {})).passkeys[0]?.name, 'Old phone');
    await browser.value(contract.removePasskey, { id: passkey.id });
    assert.deepEqual((await browser.value(contract.getPasskeys, {})).passkeys, []);
    assert.equal((await enter(browserOf(), device)).errorCode, 'passkey.failed');
  });

  test('a disabled member stays out, one who must change the password is told so, and a trial has none', async () => {
    const { db } = platform();
    const { username, device } = await withPasskey();
    await db.update(members).set({ isDisabled: true }).where(eq(members.username, username));
    assert.equal((await enter(browserOf(), device)).errorCode, 'user.disabled');
    const expired = await withPasskey();
    await db.update(members).set({ mustChangePassword: true }).where(eq(members.username, expired.username));
    assert.equal((await enter(browserOf(), expired.device)).errorCode, 'password.expired');
    const trial = browserOf();
    trial.token = (await trial.value(startTrial, {})).token;
    assert.equal((await trial.call(contract.startPasskey, { password: 'x' })).errorCode, 'trial.rejected');
  });

  test('a site without a name of its own, or over http, has no passkeys', async () => {
    const at = async (host: string, protocol: string) => {
      const browser = platform().client();
      browser.headers = { 'X-Forwarded-Host': host, 'X-Forwarded-Proto': protocol };
      return (await browser.call(contract.startPasskeyLogin, {})).errorCode;
    };
    for (const [host, protocol] of [
      ['tala.example', 'http'],
      ['127.0.0.1:9000', 'https'],
      ['[::1]:9000', 'https'],
    ] as const)
      assert.equal(await at(host, protocol), 'feature.unavailable', host);
    assert.equal(await at('localhost:9000', 'http'), undefined);
  });

  test('where the merchant has turned them off none is added and none is asked for; those that there are stay', async () => {
    const { browser, password } = await withPasskey();
    await writeSetting(platform().db, 'flags:tala', { PASSKEYLOGIN3: false });
    const [added, entered] = [
      await browser.call(contract.startPasskey, { password }),
      await browserOf().call(contract.startPasskeyLogin, {}),
    ];
    const { passkeys } = await browser.value(contract.getPasskeys, {});
    await writeSetting(platform().db, 'flags:tala', {});
    assert.deepEqual([added.errorCode, entered.errorCode], ['feature.unavailable', 'feature.unavailable']);
    assert.equal(passkeys.length, 1);
  });

  test('what was added, taken away and refused is in the audit', async () => {
    const { browser, device, passkey, memberId } = await withPasskey();
    await browser.value(contract.removePasskey, { id: passkey.id });
    const refusals = async () =>
      (await platform().db.select().from(auditEvents).where(eq(auditEvents.event, 'passkey.failed'))).length;
    const before = await refusals();
    await enter(browserOf(), device);
    assert.equal((await refusals()) - before, 1);
    const own = await platform().db.select().from(auditEvents).where(eq(auditEvents.memberId, memberId));
    const events = own.map(({ event }) => event).filter((event) => event.startsWith('passkey.'));
    assert.deepEqual(events.toSorted(), ['passkey.added', 'passkey.removed']);
    const guesser = browserOf();
    guesser.headers = { ...SITE, 'X-Forwarded-For': '192.0.2.66' };
    const calm = await refusals();
    for (let tries = 0; tries < 12; tries += 1) await enter(guesser, device);
    assert.equal((await refusals()) - calm, 10, 'a flood of one source is thinned');
  });
});

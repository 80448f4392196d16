import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { registerByMobile } from '@shared-kernel/contracts/account/registration';
import { login } from '@shared-kernel/contracts/account/session';
import { getConsolidatedSettings } from '@shared-kernel/contracts/system/system';
import { generateKeyPair } from 'jose';
import { createApp } from '../../app.ts';
import { auditEvents } from '../../audit/audit.tables.ts';
import type { FirebaseAccess } from '../../base/firebase-access.ts';
import { eq } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { writeSetting } from '../../settings/settings.ts';
import { type LocalFirebase, openLocalFirebase } from '../../testing/local-firebase.ts';
import { createClient, type TestClient } from '../../testing/test-client.ts';
import { TEST_CONFIG } from '../../testing/test-config.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { memberProfiles } from '../registration/registration.tables.ts';

const ON = { FIREBASESMS3: true, MOBILECODELOGIN3: true, MOBILENUMREG3: true, MOBILENUMPASSREG3: false };
const inSeconds = (ms: number): number => Math.floor((Date.now() + ms) / 1000);
const MINUTE_MS = 60_000;

let numbers = 0;
const aNumber = (): string => `918${String(1_000_000 + ++numbers)}`;

describePlatform('numbers proved by firebase', 'catalogue', (platform) => {
  let local: LocalFirebase | undefined;
  const firebase = (): LocalFirebase => {
    assert.ok(local);
    return local;
  };
  before(async () => {
    local = await openLocalFirebase();
    await writeSetting(platform().db, 'flags:tala', ON);
  });
  after(() => local?.close());

  const browserOf = (access: FirebaseAccess = firebase().access, merchant = 'tala'): TestClient =>
    createClient(createApp(platform().database, { ...TEST_CONFIG, firebase: access }).app, merchant);
  const tokenOf = (number: string, claims = {}) => firebase().tokenOf(`+63${number}`, { claims });

  const aMember = async (): Promise<{ readonly number: string; readonly username: string }> => {
    const number = aNumber();
    const { id, username } = await platform().member();
    await platform()
      .db.insert(memberProfiles)
      .values({
        memberId: Number(id),
        merchant: 'tala',
        mobile: `63${number}`,
        isMobileVerified: true,
        registerUrl: 'localhost',
        registerMethod: 'H5',
      });
    return { number, username };
  };
  const logIn = (browser: TestClient, number: string, firebaseIdToken: string, firebaseMobileNo = number) =>
    browser.call(login, {
      type: 'firebase',
      username: number,
      password: '123456',
      countryDialingCode: '63',
      firebaseChannel: 'sms',
      firebaseIdToken,
      firebaseMobileNo,
    });
  const register = (browser: TestClient, number: string, firebaseIdToken: string) =>
    browser.call(registerByMobile, {
      countryDialingCode: '63',
      registerUrl: 'localhost',
      registerMethod: 'H5',
      mobileNum: number,
      type: 0,
      firebaseChannel: 'sms',
      firebaseIdToken,
    });

  test('a token of the number signs its owner in, once, however the number is typed', async () => {
    const { number, username } = await aMember();
    const token = await tokenOf(number);
    const { value } = await logIn(browserOf(), number, token, `0${number}`);
    assert.equal(value.userName, username);
    assert.equal((await logIn(browserOf(), number, token)).errorCode, 'login.failed');
    const renewed = await firebase().tokenOf(`+63${number}`, { claims: { iat: inSeconds(1000) } });
    assert.equal((await logIn(browserOf(), number, renewed)).success, false, 'the same code, in a newer token');
  });

  test('a demo whose clock is ahead takes the tokens of now', async () => {
    const moveClock = (offsetMs: number) =>
      platform()
        .client()
        .fetch('/control/clock', { method: 'POST', body: JSON.stringify({ offsetMs }) });
    await moveClock(180 * MINUTE_MS);
    try {
      const { number, username } = await aMember();
      const { value } = await logIn(browserOf(), number, await tokenOf(number));
      assert.equal(value.userName, username);
    } finally {
      await moveClock(0);
    }
  });

  test('of two logins by one token at once one is let in', async () => {
    const { number } = await aMember();
    const token = await tokenOf(number);
    const answers = await Promise.all([1, 2, 3].map(() => logIn(browserOf(), number, token)));
    assert.equal(answers.filter(({ success }) => success).length, 1);
  });

  test('whatever does not prove this number here and now is refused, as a wrong password is', async () => {
    const { privateKey: signedWith } = await generateKeyPair('RS256');
    const wrong = {
      'of another number': (number: string) => tokenOf(number, { phone_number: '+639170000001' }),
      'of no number': (number: string) => tokenOf(number, { phone_number: undefined }),
      'of nobody': (number: string) => tokenOf(number, { sub: '' }),
      'of another project': (number: string) => tokenOf(number, { aud: 'another' }),
      'of another issuer': (number: string) => tokenOf(number, { iss: 'https://securetoken.google.com/another' }),
      'of somebody who came in otherwise': (number: string) =>
        tokenOf(number, { firebase: { sign_in_provider: 'password' } }),
      'of a tenant of the project': (number: string) =>
        tokenOf(number, { firebase: { sign_in_provider: 'phone', tenant: 'another' } }),
      'of a code that was typed long ago': (number: string) =>
        tokenOf(number, { auth_time: inSeconds(-6 * MINUTE_MS) }),
      'of a code that is still to be typed': (number: string) =>
        tokenOf(number, { auth_time: inSeconds(5 * MINUTE_MS) }),
      'that is over': (number: string) => tokenOf(number, { exp: inSeconds(-2 * MINUTE_MS) }),
      'that never ends': (number: string) => tokenOf(number, { exp: undefined }),
      'that is signed by another': (number: string) => firebase().tokenOf(`+63${number}`, { signedWith }),
      'that is signed by nobody': async (number: string) =>
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await tokenOf(number)).split('.')[1]}.`,
      'that is none': async () => 'a.b.c',
    };
    for (const [name, make] of Object.entries(wrong)) {
      const { number } = await aMember();
      assert.equal((await logIn(browserOf(), number, await make(number))).errorCode, 'login.failed', name);
      const newcomer = aNumber();
      const { errorCode } = await register(browserOf(), newcomer, await make(newcomer));
      assert.equal(errorCode, 'verification.wrong', name);
    }
  });

  test('a token of one’s own number opens nobody else’s account, and the refusal is kept', async () => {
    const [owner, thief] = [await aMember(), await aMember()];
    const browser = browserOf();
    const refused = await logIn(browser, owner.number, await tokenOf(thief.number), thief.number);
    assert.equal(refused.errorCode, 'login.failed');
    const kept = await platform().db.select().from(auditEvents).where(eq(auditEvents.event, 'login.failed'));
    assert.ok(kept.length > 0);
  });

  test('a token opens the account of its number, and not that of whoever has the digits for a name', async () => {
    const [named, owner] = [await aMember(), await aMember()];
    await platform().db.update(members).set({ username: owner.number }).where(eq(members.username, named.username));
    const { value } = await logIn(browserOf(), owner.number, await tokenOf(owner.number));
    assert.equal(value.userName, owner.username);
  });

  test('a number that is nobody’s is answered as a wrong token', async () => {
    const number = aNumber();
    const [nobody, wrong] = [
      await logIn(browserOf(), number, await tokenOf(number)),
      await logIn(browserOf(), (await aMember()).number, 'a.b.c'),
    ];
    assert.deepEqual([nobody.errorCode, nobody.value], [wrong.errorCode, wrong.value]);
  });

  test('a newcomer registers by a token, whose number is proved, and which makes no second member', async () => {
    const number = aNumber();
    const token = await tokenOf(number);
    assert.equal((await register(browserOf(), number, token)).value?.userName, `63${number}`);
    const [profile] = await platform()
      .db.select({ isProved: memberProfiles.isMobileVerified })
      .from(memberProfiles)
      .where(eq(memberProfiles.mobile, `63${number}`));
    assert.equal(profile?.isProved, true);
    assert.equal((await logIn(browserOf(), number, token)).errorCode, 'login.failed', 'it has been used');
  });

  test('without a project, or where the merchant has it otherwise, tokens are refused and pages are told of none', async () => {
    const { number } = await aMember();
    const token = await tokenOf(number);
    for (const browser of [platform().client(), browserOf(firebase().access, 'luna')]) {
      assert.equal((await logIn(browser, number, token)).errorCode, 'feature.unavailable');
      assert.equal((await register(browser, aNumber(), token)).errorCode, 'feature.unavailable');
      assert.equal((await browser.value(getConsolidatedSettings, {})).firebase, undefined);
    }
    const { origin, apiKey } = firebase().access;
    assert.deepEqual((await browserOf().value(getConsolidatedSettings, {})).firebase, { origin, apiKey });
  });

  test('keys that cannot be read say nothing of anybody: the try is not counted, and asked again later', async () => {
    const { number } = await aMember();
    const unread = { ...firebase().access, keysUrl: `${firebase().access.origin}/nothing` };
    for (let tries = 0; tries < 12; tries += 1)
      assert.equal((await logIn(browserOf(unread), number, await tokenOf(number))).errorCode, 'platform.busy');
    assert.equal((await logIn(browserOf(), number, await tokenOf(number))).success, true);
  });
});

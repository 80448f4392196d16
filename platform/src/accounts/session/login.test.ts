import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  getCaptcha,
  getCaptchaSum,
  getTrialUser,
  login,
  logout,
  renewSession,
  startTrial,
} from '@shared-kernel/contracts/account/session';
import { getBalance, getMemberInfo } from '@shared-kernel/contracts/member/member';
import { createApp } from '../../app.ts';
import { eq } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { sessions } from '../../identity/sessions.tables.ts';
import { writeSetting } from '../../settings/settings.ts';
import { createClient, type TestClient } from '../../testing/test-client.ts';
import { TEST_CONFIG } from '../../testing/test-config.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { captchas } from '../captcha/captcha.tables.ts';

describePlatform('session', 'catalogue', (platform) => {
  /** Solves the sum, as a player who cannot read the picture does. */
  const solve = async (browser: TestClient): Promise<string> => {
    const { left, right } = await browser.value(getCaptchaSum, {});
    return String(left + right);
  };

  test('a right password opens a session that answers for the member', async () => {
    const browser = await platform().signedIn({ username: 'ana_reyes', type: 1, balanceMinor: 5025 });
    const info = await browser.value(getMemberInfo, {});
    assert.equal(info.account, 'ana_reyes');
    assert.equal(info.type, 1);
    assert.deepEqual(await browser.value(getBalance, {}), { sumBalance: '50.25', bonus: '0.00', currency: 'PHP' });
  });

  test('login by firebase is refused whatever it carries, a right password too: no token is verified here', async () => {
    const { username, password } = await platform().member();
    const answer = await platform().client().call(login, {
      username,
      password,
      type: 'firebase',
      firebaseChannel: 'sms',
      firebaseIdToken: 'a.b.c',
      firebaseMobileNo: '9171234567',
      countryDialingCode: '63',
    });
    assert.equal(answer.errorCode, 'feature.unavailable');
  });

  test('usernames are found in any case, and only in their own brand', async () => {
    const { password } = await platform().member({ username: 'carlo_m' });
    assert.equal((await platform().client().tryLogIn('CARLO_M', password)).success, true);
    assert.equal((await platform().client('luna').tryLogIn('carlo_m', password)).errorCode, 'login.failed');
  });

  test('a right password is stored with the pepper in use from then on, and opens with it alone', async () => {
    const { id, username, password } = await platform().member();
    const stored = async () => {
      const [member] = await platform()
        .db.select()
        .from(members)
        .where(eq(members.id, Number(id)));
      return member?.passwordHash ?? '';
    };
    const before = await stored();
    const under = (...peppers: Uint8Array[]) =>
      createClient(createApp(platform().database, { ...TEST_CONFIG, peppers }).app, 'tala');
    const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    await under(first).logIn(username, password);
    const peppered = await stored();
    assert.ok(!before.startsWith('pepper=') && peppered.startsWith('pepper='), peppered);
    await under(first).logIn(username, password);
    assert.equal(await stored(), peppered, 'what is as it should be stays');
    await under(second, first).logIn(username, password);
    assert.notEqual(await stored(), peppered);
    await under(second).logIn(username, password);
    assert.equal((await under().tryLogIn(username, password)).errorCode, 'login.failed');
  });

  test('a body that is not encrypted is refused', async () => {
    const plain = JSON.stringify({ username: 'x', password: 'y', type: 'username' });
    for (const headers of [{ Merchant: 'tala' }, { Merchant: 'tala', Encryption: 'jwe' }]) {
      const response = await platform().client().fetch(login.path, { method: 'POST', headers, body: plain });
      assert.equal(response.status, 400);
    }
  });

  test('after a failure even the right password needs a captcha, once each', async () => {
    const { username, password } = await platform().member();
    const browser = platform().client();
    const failed = await browser.tryLogIn(username, 'wrong');
    assert.equal(failed.errorCode, 'login.failed');
    assert.equal(failed.status, 401);
    assert.deepEqual(failed.value, { captcha: true });
    assert.equal((await browser.tryLogIn(username, password)).errorCode, 'captcha.required');
    const answer = await solve(browser);
    assert.equal((await browser.tryLogIn(username, 'wrong again', answer)).errorCode, 'login.failed');
    assert.equal((await browser.tryLogIn(username, password, answer)).errorCode, 'captcha.wrong');
    assert.equal((await browser.tryLogIn(username, password, await solve(browser))).success, true);
    assert.equal((await browser.tryLogIn(username, password)).success, true, 'success lifts the captcha');
  });

  test('a failure follows the username to other browsers, and the browser to other usernames', async () => {
    const [victim, other] = [await platform().member(), await platform().member()];
    const browser = platform().client();
    await browser.tryLogIn(victim.username, 'wrong');
    assert.equal((await platform().client().tryLogIn(victim.username, victim.password)).errorCode, 'captcha.required');
    assert.equal((await browser.tryLogIn(other.username, other.password)).errorCode, 'captcha.required');
  });

  test('the picture is a PNG whose digits are kept for this visitor only', async () => {
    const { username, password } = await platform().member();
    const [browser, stranger] = [platform().client(), platform().client()];
    await browser.tryLogIn(username, 'wrong');
    const png = Buffer.from(await browser.value(getCaptcha, {}), 'base64');
    assert.equal(png.subarray(1, 4).toString(), 'PNG');
    const [kept] = (await platform().db.select().from(captchas)).slice(-1);
    assert.match(kept?.answer ?? '', /^\d{6}$/);
    await stranger.value(getCaptchaSum, {});
    assert.equal((await stranger.tryLogIn(username, password, kept?.answer)).errorCode, 'captcha.wrong');
    assert.equal((await browser.tryLogIn(username, password, kept?.answer)).success, true);
  });

  test('a captcha lives five minutes', async () => {
    const { username, password } = await platform().member();
    const browser = platform().client();
    await browser.tryLogIn(username, 'wrong');
    const answer = await solve(browser);
    await writeSetting(platform().db, 'clock', { offsetMs: 5 * 60_000 + 1000 });
    assert.equal((await browser.tryLogIn(username, password, answer)).errorCode, 'captcha.wrong');
    await writeSetting(platform().db, 'clock', { offsetMs: 0 });
  });

  test('a disabled member is told so, and an unknown one is not told apart', async () => {
    const { username, password } = await platform().member({ isDisabled: true });
    assert.equal((await platform().client().tryLogIn(username, password)).errorCode, 'user.disabled');
    assert.equal((await platform().client().tryLogIn('nobody_here', 'x')).errorCode, 'login.failed');
  });

  test('the first login says so once', async () => {
    const { username, password } = await platform().member({ isFirstLogin: true });
    assert.equal((await platform().client().tryLogIn(username, password)).value.firstTimeLogin, true);
    assert.equal((await platform().client().tryLogIn(username, password)).value.firstTimeLogin, false);
  });

  test('a session ends by sign-out, by time, and at the door of another brand', async () => {
    const browser = await platform().signedIn();
    assert.equal((await browser.call(getBalance, {}, { Merchant: 'luna' })).errorCode, 'session.expired');
    await browser.value(renewSession, { flag: false });
    await writeSetting(platform().db, 'clock', { offsetMs: 25 * 3_600_000 });
    assert.equal((await browser.call(getBalance, {})).status, 401);
    await writeSetting(platform().db, 'clock', { offsetMs: 0 });
    await browser.value(logout, {});
    assert.equal((await browser.call(getBalance, {})).errorCode, 'session.expired');
  });

  test('the database never holds a token', async () => {
    const browser = await platform().signedIn();
    const found = await platform()
      .db.select()
      .from(sessions)
      .where(eq(sessions.tokenHash, browser.token ?? ''));
    assert.deepEqual(found, []);
  });

  test('a trial account has play money under the trial merchant', async () => {
    const browser = platform().client();
    const trial = await browser.value(startTrial, {});
    assert.equal(trial.merchantCode, 'tala-trial');
    assert.equal(Number(trial.customerType), 4);
    assert.notEqual(trial.trail, 0);
    browser.token = trial.token;
    assert.equal((await browser.value(getBalance, {})).sumBalance, '10000.00');
    assert.equal((await browser.call(getBalance, {}, { Merchant: 'tala-trial' })).success, true);
    assert.deepEqual(await browser.value(getTrialUser, {}), { userName: trial.userName });
    const member = await platform().signedIn();
    assert.equal((await member.call(getTrialUser, {})).errorCode, 'not.found');
  });
});

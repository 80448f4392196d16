import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  changePassword,
  sendPasswordEmail,
  setPasswordByEmail,
  setPasswordByPhone,
} from '@shared-kernel/contracts/account/password';
import { getEncryptionKey, login, logout } from '@shared-kernel/contracts/account/session';
import { getSessions } from '@shared-kernel/contracts/account/sessions';
import { sendLoginCode, sendResetCode } from '@shared-kernel/contracts/account/verification';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { HOUR_MS } from '@shared-kernel/node/durations';
import { captchas } from './accounts/captcha/captcha.tables.ts';
import { memberProfiles } from './accounts/registration/registration.tables.ts';
import { smsCodes } from './accounts/verification/verification.tables.ts';
import { createApp } from './app.ts';
import { JOBS } from './areas.ts';
import type { OpenDatabase } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { eq } from './database/orm.ts';
import { runJobsNow } from './jobs/run-jobs.ts';
import { smsOutbox } from './notifications/sms.tables.ts';
import { writeSetting } from './settings/settings.ts';
import { readMailToken, readSmsCode } from './testing/read-outbox.ts';
import { createClient, type TestClient } from './testing/test-client.ts';
import { TEST_CONFIG } from './testing/test-config.ts';
import { describePlatform } from './testing/test-platform.ts';

const NEW = 'Carabao-2028';
const GUESSES = 12;
const SENDS = 20;
const SENDS_AN_HOUR = 5;

/** What is promised of an account holds of calls at the same moment at different instances (the login's own burst: `login-limits.test.ts`). */
describePlatform('two instances', 'catalogue', (platform) => {
  let database: OpenDatabase | undefined;
  let second: ReturnType<typeof createApp>;
  before(async () => {
    const { url } = platform().database;
    database = url === undefined ? undefined : await openDatabase({ databaseUrl: url, dataFolder: '' });
    second = createApp(database ?? platform().database, TEST_CONFIG);
  });
  after(() => database?.close());

  let asked = 0;
  let browsers = 0;
  /** A browser whose calls go to the one and the other in turn, each from an address of its own. */
  const inTurn = (): TestClient => {
    browsers += 1;
    let turn = browsers;
    return createClient(
      {
        request: (path, init) => {
          turn += 1;
          asked += 1;
          const headers = new Headers(init.headers);
          headers.set('X-Forwarded-For', `198.51.${asked >> 8}.${asked & 255}`);
          return (turn % 2 === 1 ? platform().api : second).app.request(path, { ...init, headers });
        },
      },
      'tala',
    );
  };
  const codesOf = (answers: readonly { readonly errorCode: string | undefined }[]) =>
    answers.map(({ errorCode }) => errorCode ?? 'ok').sort();
  const isIn = async (browser: TestClient) => (await browser.call(getSessions, {})).status === 200;

  let people = 0;
  const aMember = async () => {
    people += 1;
    const { id, username, password } = await platform().member();
    const [mobileNum, email] = [`9187${String(100_000 + people)}`, `twice_${people}@example.com`];
    const profile = { memberId: Number(id), merchant: 'tala', mobile: `63${mobileNum}`, isMobileVerified: true, email };
    await platform()
      .db.insert(memberProfiles)
      .values({ ...profile, registerUrl: 'localhost', registerMethod: 'H5' });
    return { username, password, mobileNum, email };
  };
  const errorCodeOf = (mobileNum: string) => readSmsCode(platform().db, `63${mobileNum}`);

  test('of a dozen guesses at a code at once five are looked at, and the right one is refused after them', async () => {
    const { mobileNum } = await aMember();
    const browser = inTurn();
    await browser.value(sendResetCode, { mobileNum });
    const code = await errorCodeOf(mobileNum);
    const guess = (verificationCode: string) =>
      browser.call(setPasswordByPhone, { mobileNum, verificationCode, newPassword: NEW });
    const wrong = Array.from({ length: GUESSES }, (_, index) => String((Number(code) + 1 + index) % 1_000_000));
    const answers = await Promise.all(wrong.map((each) => guess(each.padStart(6, '0'))));
    assert.ok(answers.every(({ errorCode }) => errorCode === 'verification.wrong'));
    const [kept] = await platform()
      .db.select()
      .from(smsCodes)
      .where(eq(smsCodes.to, `63${mobileNum}`));
    assert.equal(kept?.triesLeft, 0);
    assert.equal((await guess(code)).errorCode, 'verification.wrong');
  });

  test('a right code opens once, however often it is brought at once', async () => {
    await writeSetting(platform().db, 'flags:tala', { MOBILECODELOGIN3: true });
    const { mobileNum } = await aMember();
    const browser = inTurn();
    await browser.value(sendLoginCode, { mobileNum });
    const input = { username: mobileNum, password: await errorCodeOf(mobileNum), type: 'sms' } as const;
    const answers = await Promise.all(Array.from({ length: 4 }, () => browser.call(login, input)));
    assert.equal(answers.filter(({ success }) => success).length, 1);
    await writeSetting(platform().db, 'flags:tala', {});
  });

  test('a number gets five texts an hour, whoever asks for them at once', async () => {
    const { mobileNum } = await aMember();
    const answers = await Promise.all(Array.from({ length: SENDS }, () => inTurn().call(sendResetCode, { mobileNum })));
    assert.equal(codesOf(answers).filter((code) => code === 'ok').length, SENDS_AN_HOUR);
    const sent = await platform()
      .db.select()
      .from(smsOutbox)
      .where(eq(smsOutbox.mobile, `63${mobileNum}`));
    assert.equal(sent.length, SENDS_AN_HOUR);
  });

  test('a mail’s link sets one password, also when it is opened twice at once', async () => {
    const { username, email } = await aMember();
    await inTurn().value(sendPasswordEmail, { username, email });
    await runJobsNow(second.platform, JOBS);
    const token = await readMailToken(platform().db, email);
    const wanted = [NEW, 'Mangoes-2029'];
    const browser = inTurn();
    const answers = await Promise.all(
      wanted.map((newPassword) => browser.call(setPasswordByEmail, { token, newPassword })),
    );
    assert.deepEqual(codesOf(answers), ['link.expired', 'ok']);
    const [set, lost] = answers[0]?.success ? wanted : [...wanted].reverse();
    assert.equal((await inTurn().tryLogIn(username, lost ?? '')).errorCode, 'login.failed');
    assert.notEqual((await inTurn().tryLogIn(username, set ?? '')).errorCode, 'login.failed');
  });

  test('a captcha is looked at once, right or wrong', async () => {
    const { username } = await aMember();
    const browser = inTurn();
    await browser.tryLogIn(username, 'wrong');
    const before = new Set((await platform().db.select().from(captchas)).map(({ visitor }) => visitor));
    await browser.fetch('/wps/captcha', { headers: { [HEADER.merchant]: 'tala' } });
    const kept = (await platform().db.select().from(captchas)).find(({ visitor }) => !before.has(visitor));
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => browser.tryLogIn(username, 'wrong', kept?.answer ?? '')),
    );
    assert.deepEqual(codesOf(answers), ['captcha.wrong', 'captcha.wrong', 'captcha.wrong', 'login.failed']);
  });

  test('a encrypted login that was overheard opens nothing at the other instance', async () => {
    const { username, password } = await aMember();
    const body = await inTurn().encrypt({ username, password, type: 'username' });
    const headers = { [HEADER.merchant]: 'tala', [HEADER.encryption]: 'jwe' };
    const bring = async (api: ReturnType<typeof createApp>) => {
      const sent = await createClient(api.app, 'tala').fetch(login.path, { method: 'POST', headers, body });
      return sent.status;
    };
    const statuses = await Promise.all([bring(platform().api), bring(second)]);
    assert.deepEqual(statuses.sort(), [200, 409]);
  });

  test('a body’s key changes for both at once', async () => {
    const keyAt = async (api: ReturnType<typeof createApp>) =>
      (await createClient(api.app, 'tala').value(getEncryptionKey, {})).kid;
    const former = await keyAt(second);
    await writeSetting(platform().db, 'clock', { offsetMs: 25 * HOUR_MS });
    await runJobsNow(platform().api.platform, JOBS);
    assert.notEqual(await keyAt(second), former);
    assert.equal(await keyAt(second), await keyAt(platform().api));
    const { username, password } = await aMember();
    await createClient(second.app, 'tala').logIn(username, password);
    await writeSetting(platform().db, 'clock', { offsetMs: 0 });
  });

  test('a session that ends at one, by sign-out or a new password, has ended at the other', async () => {
    const { username, password } = await aMember();
    const [changing, other, leaving] = [inTurn(), inTurn(), inTurn()];
    for (const browser of [changing, other, leaving]) await browser.logIn(username, password);
    const { token } = leaving;
    await createClient(platform().api.app, 'tala').call(logout, {}, { [HEADER.token]: token ?? '' });
    const there = createClient(second.app, 'tala');
    there.token = token;
    assert.equal(await isIn(there), false);
    await changing.value(changePassword, { oldPassword: password, newPassword: NEW, confirmNewPassword: NEW });
    assert.deepEqual([await isIn(other), await isIn(other)], [false, false]);
    assert.deepEqual([await isIn(changing), await isIn(changing)], [true, true]);
  });
});

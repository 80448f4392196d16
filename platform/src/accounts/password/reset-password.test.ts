import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  changePassword,
  sendPasswordEmail,
  setPasswordByEmail,
  setPasswordByPhone,
} from '@shared-kernel/contracts/account/password';
import { register } from '@shared-kernel/contracts/account/registration';
import { login } from '@shared-kernel/contracts/account/session';
import { getSessions } from '@shared-kernel/contracts/account/sessions';
import { sendLoginCode, sendRegisterCode, sendResetCode } from '@shared-kernel/contracts/account/verification';
import { auditEvents } from '../../audit/audit.tables.ts';
import { desc, eq } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { mailOutbox } from '../../notifications/mail.tables.ts';
import { smsOutbox } from '../../notifications/sms.tables.ts';
import { outbox } from '../../outbox/outbox.tables.ts';
import { readMailToken, readSmsCode } from '../../testing/read-outbox.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { passwordLinks } from './password.tables.ts';

const OLD = 'Harbour-2027';
const NEW = 'Carabao-2028';
let people = 0;

describePlatform('a forgotten password', 'catalogue', (platform) => {
  const turn = async (flags: object) => {
    await platform()
      .client()
      .fetch('/control/flags', { method: 'POST', body: JSON.stringify({ merchant: 'tala', flags }) });
  };
  const tellNow = async () => void (await platform().client().fetch('/control/jobs', { method: 'POST', body: '{}' }));
  const smsCodeOf = (mobileNum: string) => readSmsCode(platform().db, `63${mobileNum}`);

  /** A member who has proved a number, and told an address. */
  const aMember = async () => {
    people += 1;
    const [username, mobileNum] = [`forgetful_${people}`, `918${String(1_000_000 + people)}`];
    const email = `forgetful_${people}@example.com`;
    const browser = platform().client();
    await turn({ REGMOBVERF3: true });
    await browser.value(sendRegisterCode, { mobileNo: mobileNum, countryDialingCode: '63' });
    const { token } =
      (await browser.value(register, {
        countryDialingCode: '63',
        registerUrl: 'localhost',
        registerMethod: 'H5',
        username,
        password: OLD,
        confirmPassword: OLD,
        mobileNum,
        email,
        verificationCode: await smsCodeOf(mobileNum),
        type: 0,
      })) ?? {};
    await turn({ REGMOBVERF3: false });
    browser.token = token;
    return { username, mobileNum, email, browser };
  };
  const linkFor = async (username: string, email: string) => {
    await platform().client().value(sendPasswordEmail, { username, email });
    await tellNow();
    return readMailToken(platform().db, email);
  };

  test('by phone: the code sets it, once; the sessions end, and the number logs in with it', async () => {
    const { mobileNum, browser } = await aMember();
    const stranger = platform().client();
    await stranger.value(sendResetCode, { mobileNum });
    const asked = { mobileNum, verificationCode: await smsCodeOf(mobileNum), newPassword: NEW };
    await stranger.value(setPasswordByPhone, asked);
    assert.equal((await browser.call(getSessions, {})).status, 401);
    await platform().client().logIn(`0${mobileNum}`, NEW);
    const [told] = await platform()
      .db.select()
      .from(auditEvents)
      .where(eq(auditEvents.event, 'password.changed'))
      .orderBy(desc(auditEvents.id));
    assert.ok(told?.memberId);
    assert.doesNotMatch(JSON.stringify(told), new RegExp(`${OLD}|${NEW}|\\b${asked.verificationCode}\\b`));
    assert.equal((await stranger.call(setPasswordByPhone, asked)).errorCode, 'verification.wrong');
  });

  test('by phone: the old one again, a rule and a guess are refused, and the code stays good', async () => {
    const { mobileNum } = await aMember();
    const browser = platform().client();
    await browser.value(sendResetCode, { mobileNum });
    const verificationCode = await smsCodeOf(mobileNum);
    const set = (newPassword: string) => browser.call(setPasswordByPhone, { mobileNum, verificationCode, newPassword });
    assert.equal((await set(OLD)).errorCode, 'modify.new.old.same');
    assert.equal((await set('short1')).errorCode, 'password.rule');
    assert.equal((await set('Password1')).errorCode, 'password.common');
    assert.equal((await set(NEW)).errorCode, undefined);
  });

  test('by phone: strangers use up neither the sends nor the code of a browser that has logged in before', async () => {
    const { mobileNum, browser } = await aMember();
    const codes = await Promise.all(
      Array.from({ length: 6 }, async () => (await platform().client().call(sendResetCode, { mobileNum })).errorCode),
    );
    assert.ok(codes.includes('rate.limited'), 'strangers together have five an hour');
    await browser.value(sendResetCode, { mobileNum });
    const verificationCode = await smsCodeOf(mobileNum);
    const asked = { mobileNum, verificationCode, newPassword: NEW };
    const strangers = Array.from({ length: 6 }, () => platform().client());
    for (const each of strangers) {
      const guess = await each.call(setPasswordByPhone, { ...asked, verificationCode: '000000' });
      assert.equal(guess.errorCode, 'verification.wrong');
    }
    const stolen = await platform().client().call(setPasswordByPhone, asked);
    assert.equal(stolen.errorCode, 'verification.wrong', 'a code is good in the browser that asked for it');
    await browser.value(setPasswordByPhone, asked);
  });

  test('by phone: another browser that asks for a code leaves the first one good', async () => {
    const { mobileNum } = await aMember();
    const [first, second] = [platform().client(), platform().client()];
    await first.value(sendResetCode, { mobileNum });
    const verificationCode = await smsCodeOf(mobileNum);
    await second.value(sendResetCode, { mobileNum });
    await first.value(setPasswordByPhone, { mobileNum, verificationCode, newPassword: NEW });
  });

  test('a number that is nobody’s is answered alike, and gets nothing', async () => {
    const mobileNum = '9189999999';
    const browser = platform().client();
    assert.deepEqual(await browser.value(sendResetCode, { mobileNum }), { expiredMinutes: 5 });
    assert.deepEqual(
      await platform()
        .db.select()
        .from(smsOutbox)
        .where(eq(smsOutbox.mobile, `63${mobileNum}`)),
      [],
    );
    const asked = { mobileNum, verificationCode: '123456', newPassword: NEW };
    assert.equal((await browser.call(setPasswordByPhone, asked)).errorCode, 'verification.wrong');
  });

  test('a code of one purpose opens no other', async () => {
    const { mobileNum } = await aMember();
    const browser = platform().client();
    await turn({ MOBILECODELOGIN3: true });
    await browser.value(sendLoginCode, { mobileNum });
    await turn({ MOBILECODELOGIN3: false });
    const asked = { mobileNum, verificationCode: await smsCodeOf(mobileNum), newPassword: NEW };
    assert.equal((await browser.call(setPasswordByPhone, asked)).errorCode, 'verification.wrong');
  });

  test('by mail: the link of the last mail sets it, once; only its hash is kept', async () => {
    const { username, email, browser } = await aMember();
    const first = await linkFor(username.toUpperCase(), ` ${email.toUpperCase()} `);
    const token = await linkFor(username, email);
    const kept = JSON.stringify(await platform().db.select().from(passwordLinks));
    assert.ok(token !== '' && !kept.includes(token));
    const set = (link: string, newPassword = NEW) =>
      platform().client().call(setPasswordByEmail, { token: link, newPassword });
    assert.equal((await set(first)).errorCode, 'link.expired');
    assert.equal((await set(token, OLD)).errorCode, 'modify.new.old.same');
    assert.equal((await set(token)).errorCode, undefined);
    assert.equal((await set(token, 'Mangoes-2029')).errorCode, 'link.expired');
    assert.equal((await browser.call(getSessions, {})).status, 401);
    await platform().client().logIn(username, NEW);
  });

  test('by mail: another address and another name get nothing, and the same answer; an old link is over', async () => {
    const { username, email } = await aMember();
    assert.equal(await linkFor(username, 'somebody.else@example.com'), '');
    assert.equal(await linkFor('nobody_at_all', email), '');
    const token = await linkFor(username, email);
    await platform()
      .db.update(passwordLinks)
      .set({ expiresAt: new Date(0) });
    const set = await platform().client().call(setPasswordByEmail, { token, newPassword: NEW });
    assert.equal(set.errorCode, 'link.expired');
  });

  test('by mail: an account gets five an hour, whoever asks and however it is typed; the answer stays the same', async () => {
    const { username, email } = await aMember();
    const spellings = [username, username.toUpperCase(), ` ${username}`];
    for (let asked = 0; asked < 7; asked += 1) {
      const named = {
        username: spellings[asked % spellings.length] ?? '',
        email: asked % 2 ? email.toUpperCase() : email,
      };
      assert.deepEqual(await platform().client().value(sendPasswordEmail, named), {});
    }
    await tellNow();
    const mails = await platform().db.select().from(mailOutbox).where(eq(mailOutbox.address, email));
    assert.equal(mails.length, 5);
    assert.ok(await linkFor((await aMember()).username, `forgetful_${people}@example.com`));
  });

  test('by mail: what was mailed before another way set a password opens nothing', async () => {
    const { username, email, browser } = await aMember();
    const token = await linkFor(username, email);
    await browser.value(changePassword, { oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW });
    const late = await platform().client().call(setPasswordByEmail, { token, newPassword: 'Mangoes-2029' });
    assert.equal(late.errorCode, 'link.expired');
    await platform().client().logIn(username, NEW);
  });

  test('by mail: of what was typed nothing is left once the mail was written, whoever it names', async () => {
    const { username, email } = await aMember();
    await linkFor(username, email);
    await linkFor('nobody_at_all', 'nobody.at.all@example.com');
    const facts = await platform().db.select().from(outbox).where(eq(outbox.topic, 'password.forgotten'));
    assert.ok(facts.length > 0 && facts.every(({ deliveredAt }) => deliveredAt !== null));
    for (const { fact } of facts)
      assert.deepEqual(Object.keys(Object(fact)).toSorted(), ['language', 'merchant', 'siteOrigin']);
  });

  test('login by code: where it is on, once, for the number that it was sent to', async () => {
    const { username, mobileNum } = await aMember();
    const browser = platform().client();
    const by = (code: string) => browser.call(login, { username: mobileNum, password: code, type: 'sms' });
    assert.equal((await by('123456')).errorCode, 'feature.unavailable');
    assert.equal((await browser.call(sendLoginCode, { mobileNum })).errorCode, 'feature.unavailable');
    await turn({ MOBILECODELOGIN3: true });
    try {
      await browser.value(sendLoginCode, { mobileNum });
      const code = await smsCodeOf(mobileNum);
      const asked = { username: `0${mobileNum}`, password: code, type: 'sms', countryDialingCode: '63' } as const;
      assert.equal((await browser.value(login, asked)).userName, username);
      assert.equal((await by(code)).errorCode, 'login.failed');
      const other = await aMember();
      const owner = platform().client();
      await owner.value(sendLoginCode, { mobileNum: other.mobileNum });
      const wrong = { ...asked, password: await smsCodeOf(other.mobileNum) };
      assert.equal((await platform().client().call(login, wrong)).errorCode, 'login.failed');
      const named = await aMember();
      await platform()
        .db.update(members)
        .set({ username: other.mobileNum })
        .where(eq(members.username, named.username));
      const own = { ...wrong, username: other.mobileNum };
      assert.equal((await owner.value(login, own)).userName, other.username, 'a code is a number’s, no name’s');
    } finally {
      await turn({ MOBILECODELOGIN3: false });
    }
  });
});

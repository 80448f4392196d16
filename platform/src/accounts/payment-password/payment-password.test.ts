import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTrial } from '@shared-kernel/contracts/account/session';
import { sendRegisterCode } from '@shared-kernel/contracts/account/verification';
import {
  getPaymentPassword,
  resetPaymentPassword,
  sendPaymentCode,
  setPaymentPassword,
} from '@shared-kernel/contracts/member/payment-password';
import { DAY_MS, MINUTE_MS } from '@shared-kernel/node/durations';
import { auditEvents } from '../../audit/audit.tables.ts';
import { eq } from '../../database/orm.ts';
import { messages } from '../../messages/mail/mail.tables.ts';
import { readSmsCode } from '../../testing/read-outbox.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { memberProfiles } from '../registration/registration.tables.ts';
import { paymentPasswords } from './payment-password.tables.ts';

const FIRST = '274913';
const NEXT = '582036';

describePlatform('payment password', 'catalogue', (platform) => {
  const start = async () => {
    const member = await platform().member();
    const browser = platform().client();
    await browser.logIn(member.username, member.password);
    const set = (next: string, proof: { password?: string; oldPaymentPassword?: string }) =>
      browser.call(setPaymentPassword, { paymentPassword: next, confirmPaymentPassword: next, ...proof });
    const first = () => set(FIRST, { password: member.password });
    return { member, memberId: Number(member.id), browser, set, first };
  };
  const later = (offsetMs: number) =>
    platform()
      .client()
      .fetch('/control/clock', { method: 'POST', body: JSON.stringify({ offsetMs }) });

  test('the first one is set by the login password, the next by the one before; it is kept hashed, and told in the audit', async () => {
    const { memberId, browser, set, first } = await start();
    assert.equal((await browser.value(getPaymentPassword, {})).hasWithdrawalPassword, false);
    assert.equal((await set(FIRST, { password: 'another' })).errorCode, 'password.wrong');
    assert.equal((await first()).success, true);
    assert.equal((await browser.value(getPaymentPassword, {})).hasWithdrawalPassword, true);
    assert.equal((await first()).errorCode, 'payment.wrong');
    assert.equal((await set(FIRST, { oldPaymentPassword: FIRST })).errorCode, 'modify.new.old.same');
    assert.equal((await set(NEXT, { oldPaymentPassword: FIRST })).success, true);
    const [stored] = await platform().db.select().from(paymentPasswords).where(eq(paymentPasswords.memberId, memberId));
    assert.match(stored?.hash ?? '', /argon2id/);
    const told = await platform().db.select().from(auditEvents).where(eq(auditEvents.memberId, memberId));
    assert.deepEqual(
      told.filter(({ event }) => event === 'payment-password.changed').map(({ details }) => details.by),
      ['first', 'member'],
    );
    assert.doesNotMatch(JSON.stringify(told), new RegExp(`${FIRST}|${NEXT}`));
  });

  test('each is told by mail, the first too', async () => {
    const { memberId, set, first } = await start();
    await first();
    await set(NEXT, { oldPaymentPassword: FIRST });
    await platform().client().fetch('/control/jobs', { method: 'POST', body: '{}' });
    const mails = await platform().db.select().from(messages).where(eq(messages.memberId, memberId));
    assert.deepEqual(
      mails.map(({ subject }) => subject.EN),
      ['Payment password set', 'Payment password set'],
    );
  });

  test('it has six digits that are not guessed first', async () => {
    const { set } = await start();
    for (const weak of ['12345', '1234567', '12a456'])
      assert.equal((await set(weak, {})).errorCode, 'payment.rule', weak);
    for (const weak of ['777777', '123456', '987654'])
      assert.equal((await set(weak, {})).errorCode, 'payment.common', weak);
  });

  test('of many wrong tries at once five are looked at; the fifth locks for a day, for the right one too', async () => {
    const { member, browser, set, first } = await start();
    await first();
    const wrong = await Promise.all(Array.from({ length: 8 }, () => set(NEXT, { oldPaymentPassword: '000001' })));
    const left = wrong
      .filter(({ errorCode }) => errorCode === 'payment.wrong')
      .map(({ value }) => (value as { triesLeft: number }).triesLeft);
    assert.deepEqual(left.toSorted(), [1, 2, 3, 4]);
    assert.equal(wrong.filter(({ errorCode }) => errorCode === 'payment.locked').length, 4);
    assert.equal((await set(NEXT, { oldPaymentPassword: FIRST })).errorCode, 'payment.locked');
    assert.ok((await browser.value(getPaymentPassword, {})).lockedUntil);
    try {
      await later(DAY_MS - MINUTE_MS);
      await browser.logIn(member.username, member.password);
      assert.equal((await set(NEXT, { oldPaymentPassword: FIRST })).errorCode, 'payment.locked');
      await later(DAY_MS + MINUTE_MS);
      await browser.logIn(member.username, member.password);
      assert.equal((await set(NEXT, { oldPaymentPassword: '000001' })).errorCode, 'payment.wrong');
      assert.equal((await set(NEXT, { oldPaymentPassword: FIRST })).success, true);
    } finally {
      await later(0);
    }
  });

  test('right ones sent at once are all right, and of several first ones at once one is set', async () => {
    const { member, set } = await start();
    const firsts = ['274913', '582036', '961740', '305817'];
    const answers = await Promise.all(firsts.map((each) => set(each, { password: member.password })));
    const chosen = firsts.filter((_, index) => answers[index]?.success);
    assert.equal(chosen.length, 1);
    const [kept = ''] = chosen;
    const same = await Promise.all(Array.from({ length: 6 }, () => set(kept, { oldPaymentPassword: kept })));
    assert.deepEqual([...new Set(same.map(({ errorCode }) => errorCode))], ['modify.new.old.same']);
  });

  test('a right one gives the tries back', async () => {
    const { set, first } = await start();
    await first();
    for (let round = 0; round < 2; round += 1) {
      for (let wrong = 0; wrong < 3; wrong += 1) await set(NEXT, { oldPaymentPassword: '000001' });
      assert.equal((await set(FIRST, { oldPaymentPassword: FIRST })).errorCode, 'modify.new.old.same');
    }
  });

  test('it is reset by code and login password, which opens a lock; a code is good once', async () => {
    const { member, memberId, browser, set, first } = await start();
    await first();
    assert.equal((await browser.call(sendPaymentCode, {})).errorCode, 'mobile.none');
    const mobile = `63917${String(memberId).padStart(7, '0')}`;
    await platform()
      .db.insert(memberProfiles)
      .values({ memberId, merchant: 'tala', mobile, isMobileVerified: true, registerUrl: 'x', registerMethod: 'H5' });
    for (let wrong = 0; wrong < 5; wrong += 1) await set(NEXT, { oldPaymentPassword: '000001' });
    await browser.value(sendPaymentCode, {});
    const code = await readSmsCode(platform().db, mobile);
    const reset = (verificationCode: string, password: string) =>
      browser.call(resetPaymentPassword, { verificationCode, password, paymentPassword: NEXT });
    assert.equal((await reset('000000', member.password)).errorCode, 'verification.wrong');
    assert.equal((await reset(code, 'another')).errorCode, 'password.wrong');
    assert.equal((await reset(code, member.password)).success, true);
    assert.equal((await reset(code, member.password)).errorCode, 'verification.wrong');
    assert.equal((await browser.value(getPaymentPassword, {})).lockedUntil, undefined);
    assert.equal((await set(FIRST, { oldPaymentPassword: NEXT })).success, true);
  });

  test('what strangers send to the number uses up none of its owner’s codes, who has five an hour', async () => {
    const { memberId, browser } = await start();
    const mobileNo = `917${String(memberId).padStart(7, '0')}`;
    await platform()
      .db.insert(memberProfiles)
      .values({
        memberId,
        merchant: 'tala',
        mobile: `63${mobileNo}`,
        isMobileVerified: true,
        registerUrl: 'x',
        registerMethod: 'H5',
      });
    const disturb = () => platform().client().call(sendRegisterCode, { mobileNo, countryDialingCode: '63' });
    for (let sent = 0; sent < 5; sent += 1) assert.equal((await disturb()).success, true);
    assert.equal((await disturb()).errorCode, 'rate.limited');
    for (let sent = 0; sent < 5; sent += 1)
      assert.equal((await browser.call(sendPaymentCode, {})).errorCode, undefined);
    assert.equal((await browser.call(sendPaymentCode, {})).errorCode, 'rate.limited');
  });

  test('a trial account has none', async () => {
    const browser = platform().client();
    browser.token = (await browser.value(startTrial, {})).token;
    const asked = { paymentPassword: FIRST, confirmPaymentPassword: FIRST, password: 'x' };
    assert.equal((await browser.call(setPaymentPassword, asked)).errorCode, 'trial.rejected');
  });
});

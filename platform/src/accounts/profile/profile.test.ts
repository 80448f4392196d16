import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTrial } from '@shared-kernel/contracts/account/session';
import { addBankCard, examples as binding, getBankCards } from '@shared-kernel/contracts/member/bank-accounts';
import { setPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import * as contract from '@shared-kernel/contracts/member/profile';
import { auditEvents } from '../../audit/audit.tables.ts';
import { eq } from '../../database/orm.ts';
import { hashToken } from '../../identity/tokens.ts';
import { messages } from '../../messages/mail/mail.tables.ts';
import { mailOutbox } from '../../notifications/mail.tables.ts';
import { outbox } from '../../outbox/outbox.tables.ts';
import { readMailCode, readSmsCode } from '../../testing/read-outbox.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { passwordLinks } from '../password/password.tables.ts';
import { memberProfiles } from '../registration/registration.tables.ts';

const PIN = '274913';

describePlatform('what members tell of themselves', 'catalogue', (platform) => {
  const start = async () => {
    const member = await platform().member();
    const browser = platform().client();
    await browser.logIn(member.username, member.password);
    const { password } = member;
    return { browser, password, memberId: Number(member.id) };
  };
  const tellNow = async () => void (await platform().client().fetch('/control/jobs', { method: 'POST', body: '{}' }));

  test('what is set is said masked, and nothing of what is not', async () => {
    const { browser, password } = await start();
    const nothing = {
      hasLoginPassword: true,
      hasPaymentPassword: false,
      passkeys: 0,
      isMobileProved: false,
      isEmailProved: false,
    };
    assert.deepEqual(await browser.value(contract.getSecurityConfig, {}), nothing);
    await browser.value(contract.setEmail, { email: ' maria@example.com ', password });
    await browser.value(contract.setPayeeName, { payeeName: 'Maria Santos', password });
    await browser.value(contract.setNickname, { nickname: 'Mayang' });
    await browser.value(setPaymentPassword, { paymentPassword: PIN, confirmPaymentPassword: PIN, password });
    assert.deepEqual(await browser.value(contract.getSecurityConfig, {}), {
      ...nothing,
      hasPaymentPassword: true,
      email: 'm***@example.com',
      payeeName: 'Mar***os',
      nickname: 'Mayang',
    });
  });

  test('an e-mail address asks for the login password; the one before is told, and its links open nothing', async () => {
    const { browser, password, memberId } = await start();
    const set = (email: string, by = password) => browser.call(contract.setEmail, { email, password: by });
    const [first, next] = [`first_${memberId}@example.com`, `next_${memberId}@example.com`];
    assert.equal((await set(first, 'another')).errorCode, 'password.wrong');
    await set(first);
    const link = { memberId, tokenHash: hashToken('a-link'), expiresAt: new Date(Date.now() + 60_000) };
    await platform().db.insert(passwordLinks).values(link);
    await set(first.toUpperCase());
    await set(next);
    await tellNow();
    const { db } = platform();
    assert.deepEqual(await db.select().from(passwordLinks).where(eq(passwordLinks.memberId, memberId)), []);
    const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.address, first));
    assert.deepEqual(
      mails.map(({ subject }) => subject.endsWith('E-mail changed')),
      [true],
    );
    assert.deepEqual(await db.select().from(mailOutbox).where(eq(mailOutbox.address, next)), []);
    assert.equal((await db.select().from(messages).where(eq(messages.memberId, memberId))).length, 2);
    const told = await db.select().from(auditEvents).where(eq(auditEvents.memberId, memberId));
    assert.deepEqual(
      told.filter(({ event }) => event === 'email.changed').map(({ details }) => details.isFirst),
      [true, false],
    );
    const kept = JSON.stringify([told, await db.select().from(outbox).where(eq(outbox.topic, 'email.changed'))]);
    assert.doesNotMatch(kept, new RegExp(`${first}|${next}`));
  });

  test('an e-mail address is proved by a mailed code, by its member, as long as it is theirs', async () => {
    const { browser, password, memberId } = await start();
    const { db } = platform();
    const [first, next] = [`one_${memberId}@example.com`, `two_${memberId}@example.com`];
    const set = (email: string) => browser.value(contract.setEmail, { email, password });
    const send = () => browser.value(contract.sendEmailCode, {});
    const prove = async (code: string, by = browser) =>
      (await by.call(contract.proveEmail, { verificationCode: code })).errorCode;
    const isProved = async () => (await browser.value(contract.getSecurityConfig, {})).isEmailProved;
    assert.equal((await browser.call(contract.sendEmailCode, {})).errorCode, 'email.none');
    await set(first);
    assert.deepEqual(await send(), { expiredMinutes: 5 });
    const code = await readMailCode(db, first);
    const { browser: stranger, password: theirs } = await start();
    await stranger.value(contract.setEmail, { email: first, password: theirs });
    assert.equal(await prove(code, stranger), 'verification.wrong');
    await set(next);
    assert.equal(await prove(code), 'verification.wrong', 'the code was for another address');
    await send();
    assert.equal(await prove(await readMailCode(db, next)), undefined);
    assert.equal(await isProved(), true);
    await set(first);
    assert.equal(await isProved(), false);
    const told = await db.select().from(auditEvents).where(eq(auditEvents.memberId, memberId));
    assert.equal(told.filter(({ event }) => event === 'email.proved').length, 1);
  });

  test('a real name is set once, and is the name that accounts are bound to', async () => {
    const { browser, password, memberId } = await start();
    const set = (payeeName: string, by = password) => browser.call(contract.setPayeeName, { payeeName, password: by });
    assert.equal((await set('Maria Santos', 'another')).errorCode, 'password.wrong');
    const both = await Promise.all([set('Maria Santos'), set('Juan Cruz')]);
    assert.deepEqual(both.map(({ errorCode }) => errorCode ?? 'set').toSorted(), ['payee.locked', 'set']);
    assert.equal((await set('Maria Clara')).errorCode, 'payee.locked');
    await browser.value(setPaymentPassword, { paymentPassword: PIN, confirmPaymentPassword: PIN, password });
    const bound = await browser.call(addBankCard, { ...binding.addBankCard, payeeName: 'Maria Clara' });
    assert.equal(bound.errorCode, 'payee.locked');
    assert.ok((await browser.value(getBankCards, {})).payeeName);
    const told = await platform().db.select().from(auditEvents).where(eq(auditEvents.memberId, memberId));
    assert.equal(told.filter(({ event }) => event === 'payee-name.set').length, 1);
  });

  test('fields keep the rules of registration, asked for there or not', async () => {
    const { browser, password } = await start();
    const refused = [
      await browser.call(contract.setEmail, { email: 'maria', password }),
      await browser.call(contract.setPayeeName, { payeeName: 'Maria 2', password }),
      await browser.call(contract.setNickname, { nickname: 'M' }),
      await browser.call(contract.setNickname, { nickname: '   ' }),
    ];
    assert.deepEqual(
      refused.map(({ errorCode, value }) => [errorCode, (value as { field: string }).field]),
      ['email', 'payeeName', 'nickname', 'nickname'].map((field) => ['field.invalid', field]),
    );
  });

  test('a head icon is one of the drawn ones, and read back', async () => {
    const { browser } = await start();
    assert.deepEqual(await browser.value(contract.getHeadIcon, {}), {});
    await browser.value(contract.setHeadIcon, { icon: 'gem' });
    assert.deepEqual(await browser.value(contract.getHeadIcon, {}), { icon: 'gem' });
    const { path } = contract.setHeadIcon;
    const body = new URLSearchParams({ icon: 'https://example.com/mine.png' });
    const headers = { Token: browser.token ?? '', Merchant: 'tala' };
    assert.equal((await browser.fetch(path, { method: 'POST', headers, body })).status, 400);
  });

  test('the number given at registration is proved by a code, once, by one member, and opens no other member’s account', async () => {
    const { db } = platform();
    const give = async (mobile: string) => {
      const { browser, memberId } = await start();
      const told = { memberId, merchant: 'tala', mobile, registerUrl: 'x', registerMethod: 'H5' };
      await db.insert(memberProfiles).values(told);
      return browser;
    };
    const prove = (browser: TestClient, verificationCode: string) =>
      browser.call(contract.proveMobile, { verificationCode });
    const { browser: without } = await start();
    assert.equal((await without.call(contract.sendMobileCode, {})).errorCode, 'mobile.none');
    const landline = await give('6328888888');
    assert.equal((await landline.call(contract.sendMobileCode, {})).errorCode, 'mobile.invalid');

    const mobile = '639175550142';
    const [owner, other] = [await give(mobile), await give(mobile)];
    await owner.value(contract.sendMobileCode, {});
    const code = await readSmsCode(db, mobile);
    assert.equal((await prove(other, code)).errorCode, 'verification.wrong');
    assert.equal((await prove(owner, code)).success, true);
    assert.equal((await prove(owner, code)).errorCode, 'verification.wrong');
    const { isMobileProved } = await owner.value(contract.getSecurityConfig, {});
    assert.equal(isMobileProved, true);

    await other.value(contract.sendMobileCode, {});
    assert.equal((await prove(other, await readSmsCode(db, mobile))).errorCode, 'mobile.taken');
    const told = await db.select().from(auditEvents).where(eq(auditEvents.event, 'mobile.proved'));
    assert.equal(told.length, 1);
    await tellNow();
    const mails = await db
      .select()
      .from(messages)
      .where(eq(messages.memberId, Number(told[0]?.memberId)));
    assert.deepEqual(
      mails.map(({ subject }) => subject.EN),
      ['Mobile number verified'],
    );
  });

  test('five codes an hour go to one number, whoever says that it is theirs', async () => {
    const mobile = '639175550143';
    const give = async () => {
      const { browser, memberId } = await start();
      const told = { memberId, merchant: 'tala', mobile, registerUrl: 'x', registerMethod: 'H5' };
      await platform().db.insert(memberProfiles).values(told);
      return browser;
    };
    const [one, other] = [await give(), await give()];
    for (let sent = 0; sent < 5; sent += 1) await one.value(contract.sendMobileCode, {});
    assert.equal((await other.call(contract.sendMobileCode, {})).errorCode, 'rate.limited');
  });

  test('nobody is asked what others may know of them', async () => {
    const { browser } = await start();
    for (const none of [contract.getSecurityQuestions, contract.getOwnSecurityQuestions])
      assert.deepEqual(await browser.value(none, {}), { list: [] });
  });

  test('a trial tells nothing of itself', async () => {
    const browser = platform().client();
    browser.token = (await browser.value(startTrial, {})).token;
    assert.equal((await browser.call(contract.setNickname, { nickname: 'Mayang' })).errorCode, 'trial.rejected');
    assert.equal((await browser.call(contract.setHeadIcon, { icon: 'gem' })).errorCode, 'trial.rejected');
  });
});

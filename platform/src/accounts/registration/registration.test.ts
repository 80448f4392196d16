import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  checkAffiliate,
  checkUsername,
  getCountries,
  register,
  registerByMobile,
} from '@shared-kernel/contracts/account/registration';
import { sendRegisterCode } from '@shared-kernel/contracts/account/verification';
import { getBalance, getMemberInfo } from '@shared-kernel/contracts/member/member';
import { getFieldRules } from '@shared-kernel/contracts/system/system';
import type { InputOf } from '@shared-kernel/contracts/wire/endpoint';
import { auditEvents } from '../../audit/audit.tables.ts';
import { and, eq } from '../../database/orm.ts';
import { memberAncestors, members } from '../../identity/members.tables.ts';
import { readSmsCode } from '../../testing/read-outbox.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { paymentPasswordOf } from '../payment-password/payment-password.ts';
import { smsCodes } from '../verification/verification.tables.ts';
import { affiliateCodes, memberProfiles } from './registration.tables.ts';

type Registration = InputOf<typeof register>;

const PASSWORD = 'Harbour-2027';
let numbers = 0;
const aNumber = (): string => `917${String(1_000_000 + ++numbers)}`;
let names = 0;
const aName = (): string => `newcomer_${++names}`;

const aRegistration = (own: Partial<Registration> = {}): Registration => ({
  countryDialingCode: '63',
  registerUrl: 'localhost',
  registerMethod: 'H5',
  username: aName(),
  password: PASSWORD,
  confirmPassword: own.password ?? PASSWORD,
  mobileNum: aNumber(),
  type: 0,
  ...own,
});

describePlatform('registration', 'catalogue', (platform) => {
  const turn = async (what: 'flags' | 'fields', values: object) => {
    const sent = await platform()
      .client()
      .fetch(`/control/${what}`, { method: 'POST', body: JSON.stringify({ merchant: 'tala', [what]: values }) });
    assert.equal(sent.status, 200);
  };
  const on = { enabled: true, required: true };
  const memberOf = async (username: string) => {
    const [member] = await platform().db.select().from(members).where(eq(members.username, username));
    return member;
  };
  const profileOf = async (username: string) => {
    const memberId = (await memberOf(username))?.id ?? 0;
    const [profile] = await platform().db.select().from(memberProfiles).where(eq(memberProfiles.memberId, memberId));
    return profile;
  };
  const codeFor = async (browser: TestClient, mobileNo: string) => {
    await browser.value(sendRegisterCode, { mobileNo, countryDialingCode: '63' });
    return readSmsCode(platform().db, `63${mobileNo}`);
  };

  test('a member by username is signed in, with a wallet, a profile, and nobody above', async () => {
    const browser = platform().client();
    const asked = aRegistration({ username: 'Maria_2026', email: ' maria@example.com ', registerMethod: 'PWA' });
    const value = await browser.value(register, asked);
    assert.deepEqual(
      { ...value, token: typeof value?.token },
      { token: 'string', userName: 'maria_2026', customerType: 0, merchantCode: 'tala', firstTimeLogin: false },
    );
    browser.token = value?.token;
    assert.equal((await browser.value(getBalance, {})).sumBalance, '0.00');
    const { toUpline, type, regDate } = await browser.value(getMemberInfo, {});
    assert.deepEqual([toUpline, type], [undefined, 0]);
    assert.equal(regDate, (await memberOf('maria_2026'))?.registeredAt.toISOString());
    const profile = await profileOf('maria_2026');
    assert.deepEqual(
      [profile?.email, profile?.registerMethod, profile?.isMobileVerified, profile?.nickname],
      ['maria@example.com', 'PWA', false, null],
    );
    await platform().client().logIn('maria_2026', PASSWORD);
    const member = await memberOf('maria_2026');
    const [told] = await platform()
      .db.select()
      .from(auditEvents)
      .where(and(eq(auditEvents.event, 'member.registered'), eq(auditEvents.memberId, member?.id ?? 0)));
    assert.ok(told);
    assert.doesNotMatch(JSON.stringify(told), new RegExp(PASSWORD));
  });

  test('a name is had once, however it is written; whoever lost the answer is answered again, and nobody else', async () => {
    const browser = platform().client();
    const asked = aRegistration();
    await browser.value(register, asked);
    const again = await browser.call(register, asked);
    assert.equal(again.value?.userName, asked.username);
    const username = asked.username?.toUpperCase() ?? '';
    assert.equal(
      (
        await platform()
          .client()
          .call(register, { ...asked, username })
      ).errorCode,
      'username.taken',
    );
    const other = { ...asked, password: 'Carabao-2028', confirmPassword: 'Carabao-2028' };
    assert.equal((await browser.call(register, other)).errorCode, 'username.taken');
  });

  test('whether a name is free is told before anybody registers, of numbers nothing', async () => {
    const browser = platform().client();
    const username = aName();
    assert.equal((await browser.call(checkUsername, { username })).status, 200);
    await platform().client().value(register, aRegistration({ username }));
    const taken = await browser.call(checkUsername, { username: username.toUpperCase() });
    assert.deepEqual([taken.status, taken.errorCode], [409, 'username.taken']);
    const mobileNum = aNumber();
    await turn('flags', { MOBILENUMREG3: true });
    const newcomer = platform().client();
    const verificationCode = await codeFor(newcomer, mobileNum);
    const asked = aRegistration({ username: '', mobileNum, verificationCode });
    const byNumber = await newcomer.value(registerByMobile, asked);
    for (const number of [byNumber?.userName ?? '', '639999999999'])
      assert.equal((await browser.call(checkUsername, { username: number })).errorCode, 'field.invalid');
  });

  test('names are not asked for one after the other, nor where nobody registers by name', async () => {
    const browser = platform().client();
    const ask = () => browser.call(checkUsername, { username: aName() });
    for (let asked = 0; asked < 20; asked++) assert.equal((await ask()).status, 200);
    assert.equal((await ask()).errorCode, 'rate.limited');
    await turn('flags', { USERNAMEREG3: false });
    const elsewhere = platform().client();
    assert.equal((await elsewhere.call(checkUsername, { username: aName() })).errorCode, 'feature.unavailable');
    await turn('flags', { USERNAMEREG3: true });
  });

  test('of many at once who want one name one gets it', async () => {
    const username = aName();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => platform().client().call(register, aRegistration({ username }))),
    );
    assert.deepEqual(answers.map(({ errorCode }) => errorCode ?? 'ok').sort(), [
      'ok',
      ...Array.from({ length: 4 }, () => 'username.taken'),
    ]);
  });

  for (const [field, value] of [
    ['username', ''],
    ['username', 'abc'],
    ['username', '639171234567'],
    ['username', 'señor_1'],
    ['password', 'short1'],
    ['password', 'no-digits-here'],
    ['mobileNum', ''],
    ['mobileNum', '12345'],
    ['mobileNum', '0000000000'],
    ['email', 'not an address'],
    ['payeeName', 'Juan 😀'],
  ] as const)
    test(`${field} “${value}” is refused by its name, and nobody is registered`, async () => {
      const asked = aRegistration({ [field]: value });
      const refused = await platform().client().call(register, asked);
      assert.equal(refused.errorCode, 'field.invalid');
      assert.deepEqual(refused.value, { field });
      assert.equal(await memberOf(asked.username ?? ''), undefined);
    });

  test('a confirmation that differs and a password that is guessed first are refused', async () => {
    const differs = aRegistration({ confirmPassword: 'Carabao-2028' });
    assert.deepEqual((await platform().client().call(register, differs)).value, { field: 'confirmPassword' });
    const common = aRegistration({ password: 'Password1' });
    assert.equal((await platform().client().call(register, common)).errorCode, 'password.common');
  });

  test('an e-mail address of any usual form is taken, what is none is refused', async () => {
    for (const email of ['juan+x@gmail.com', 'a-b@site.ph', 'a@my-site.com.ph', 'a@site.info']) {
      const asked = aRegistration({ email });
      await platform().client().value(register, asked);
      assert.equal((await profileOf(asked.username ?? ''))?.email, email);
    }
    const none = await platform()
      .client()
      .call(register, aRegistration({ email: 'juan@gmail' }));
    assert.deepEqual(none.value, { field: 'email' });
  });

  test('what the merchant asks for is kept, what it does not ask for is not; its secrets are hashed', async () => {
    await turn('fields', { nickname: on, paymentPassword: on, email: { enabled: false, required: false } });
    try {
      const missing = await platform()
        .client()
        .call(register, aRegistration({ nickname: 'Mar' }));
      assert.deepEqual(missing.value, { field: 'paymentPassword' });
      const rules = await platform().client().value(getFieldRules, {});
      assert.equal(rules.fields.nickname?.required, true);
      for (const weak of ['111111', '123456']) {
        const guessed = aRegistration({ nickname: 'Mar', paymentPassword: weak });
        assert.equal((await platform().client().call(register, guessed)).errorCode, 'payment.common');
      }
      const asked = aRegistration({ nickname: 'Mar', paymentPassword: '135790', email: 'no address', zalo: 'mar' });
      await platform().client().value(register, asked);
      const profile = await profileOf(asked.username ?? '');
      assert.deepEqual([profile?.nickname, profile?.email, profile?.zalo], ['Mar', null, null]);
      const paidWith = await paymentPasswordOf(platform().db, profile?.memberId ?? 0);
      assert.match(paidWith?.hash ?? '', /argon2id/);
      assert.doesNotMatch(JSON.stringify([profile, paidWith]), /135790/);
    } finally {
      await turn('fields', {});
    }
  });

  test('an affiliate becomes the upline, before a member whose link it was; a wrong code registers nobody', async () => {
    const agent = await platform().member({ type: 1 });
    const friend = await platform().member({});
    const db = platform().db;
    await db
      .insert(affiliateCodes)
      .values({ merchant: 'tala', code: 'PAROL22', memberId: Number(agent.id), createdAt: new Date() });
    const browser = platform().client();
    await browser.value(checkAffiliate, { code: 'parol22' });
    assert.equal((await browser.call(checkAffiliate, { code: 'NOBODY' })).errorCode, 'affiliate.wrong');
    const wrong = aRegistration({ affiliateCode: 'NOBODY' });
    assert.equal((await browser.call(register, wrong)).errorCode, 'affiliate.wrong');
    assert.equal(await memberOf(wrong.username ?? ''), undefined);

    const byBoth = aRegistration({ affiliateCode: ' parol22 ', recommenderId: friend.id, domain: 'localhost' });
    await browser.value(register, byBoth);
    const member = await memberOf(byBoth.username ?? '');
    assert.equal(member?.uplineId, Number(agent.id));
    const above = await db
      .select()
      .from(memberAncestors)
      .where(eq(memberAncestors.memberId, member?.id ?? 0));
    assert.deepEqual(
      above.map(({ ancestorId, depth }) => [ancestorId, depth]),
      [[Number(agent.id), 1]],
    );
    const profile = await profileOf(byBoth.username ?? '');
    assert.deepEqual([profile?.affiliateCode, profile?.recommendedBy], ['PAROL22', null]);

    const byFriend = aRegistration({ recommenderId: friend.id });
    await browser.value(register, byFriend);
    assert.equal((await profileOf(byFriend.username ?? ''))?.recommendedBy, Number(friend.id));
    assert.equal((await memberOf(byFriend.username ?? ''))?.uplineId, null);
    const byAgent = aRegistration({ recommenderId: agent.id });
    await browser.value(register, byAgent);
    assert.equal((await memberOf(byAgent.username ?? ''))?.uplineId, Number(agent.id));
    assert.equal((await profileOf(byAgent.username ?? ''))?.recommendedBy, Number(agent.id));
    const byNobody = await browser.call(register, aRegistration({ recommenderId: '999999999' }));
    assert.deepEqual(byNobody.value, { field: 'recommenderId' });
  });

  test('by mobile: the code proves the number, whose owner logs in with it; a number is had once', async () => {
    const browser = platform().client();
    const mobileNum = aNumber();
    const verificationCode = await codeFor(browser, mobileNum);
    const asked = aRegistration({ username: '', mobileNum: `0${mobileNum}`, verificationCode });
    const value = await browser.value(registerByMobile, asked);
    assert.equal(value?.userName, `63${mobileNum}`);
    await platform().client().logIn(`63${mobileNum}`, PASSWORD);
    assert.equal((await profileOf(`63${mobileNum}`))?.isMobileVerified, true);
    const stranger = platform().client();
    const code = await codeFor(stranger, mobileNum);
    const again = async (verificationCode: string) => {
      const asked = aRegistration({ username: '', mobileNum, verificationCode });
      return (await stranger.call(registerByMobile, asked)).errorCode;
    };
    assert.equal(await again(code === '000000' ? '000001' : '000000'), 'verification.wrong');
    assert.equal(await again(code), 'mobile.taken');
  });

  test('a code is good for its number, its five tries, its five minutes and once', async () => {
    const browser = platform().client();
    const [mobileNum, other] = [aNumber(), aNumber()];
    const code = await codeFor(browser, mobileNum);
    const wrong = code === '000000' ? '000001' : '000000';
    const by = (verificationCode: string, number = mobileNum) =>
      browser.call(registerByMobile, aRegistration({ username: '', mobileNum: number, verificationCode }));
    assert.equal((await by(code, other)).errorCode, 'verification.wrong');
    for (let tries = 0; tries < 5; tries += 1) assert.equal((await by(wrong)).errorCode, 'verification.wrong');
    assert.equal((await by(code)).errorCode, 'verification.wrong');
    const fresh = await codeFor(browser, mobileNum);
    await platform()
      .db.update(smsCodes)
      .set({ expiresAt: new Date(0) })
      .where(eq(smsCodes.to, `63${mobileNum}`));
    assert.equal((await by(fresh)).errorCode, 'verification.wrong');
    const last = await codeFor(browser, mobileNum);
    assert.equal((await by(last)).errorCode, undefined);
    assert.deepEqual(
      await platform()
        .db.select()
        .from(smsCodes)
        .where(eq(smsCodes.to, `63${mobileNum}`)),
      [],
    );
  });

  test('codes are kept as hashes, sent five an hour to a number, and to none that no phone has', async () => {
    const mobileNo = aNumber();
    const send = () => platform().client().call(sendRegisterCode, { mobileNo, countryDialingCode: '63' });
    for (let sent = 0; sent < 5; sent += 1) assert.deepEqual((await send()).value, { expiredMinutes: 5 });
    assert.equal((await send()).errorCode, 'rate.limited');
    const code = await readSmsCode(platform().db, `63${mobileNo}`);
    assert.match(code, /^\d{6}$/);
    const kept = await platform().db.select().from(smsCodes);
    assert.ok(!JSON.stringify(kept).includes(code));
    const none = { mobileNo: '123', countryDialingCode: '63' };
    assert.equal((await platform().client().call(sendRegisterCode, none)).errorCode, 'mobile.invalid');
  });

  test('no code goes to a number that is no mobile phone’s', async () => {
    for (const [countryDialingCode, mobileNo, what] of [
      ['49', '9001234567', 'premium rate'],
      ['1', '9002345678', 'premium rate'],
      ['63', '18001234567', 'toll-free'],
      ['44', '8451234567', 'shared cost'],
      ['63', '281234567', 'a fixed line'],
    ] as const)
      assert.equal(
        (await platform().client().call(sendRegisterCode, { mobileNo, countryDialingCode })).errorCode,
        'mobile.invalid',
        what,
      );
    const abroad = { mobileNo: '7400123456', countryDialingCode: '44' };
    assert.equal((await platform().client().call(sendRegisterCode, abroad)).success, true);
  });

  test('no code is sent where no registration takes one', async () => {
    const send = async () =>
      (await platform().client().call(sendRegisterCode, { mobileNo: aNumber(), countryDialingCode: '63' })).errorCode;
    try {
      await turn('flags', { MOBILENUMREG3: false, REGMOBVERF3: false });
      assert.equal(await send(), 'feature.unavailable');
      await turn('flags', { MOBILENUMREG3: false, REGMOBVERF3: true });
      assert.equal(await send(), undefined);
    } finally {
      await turn('flags', { MOBILENUMREG3: true, REGMOBVERF3: false });
    }
  });

  test('by username with a proved number: without the code nobody is registered', async () => {
    await turn('flags', { REGMOBVERF3: true });
    try {
      const browser = platform().client();
      const asked = aRegistration();
      assert.equal((await browser.call(register, asked)).errorCode, 'verification.wrong');
      const verificationCode = await codeFor(browser, asked.mobileNum ?? '');
      await browser.value(register, { ...asked, verificationCode });
      assert.equal((await profileOf(asked.username ?? ''))?.isMobileVerified, true);
      const next = aRegistration({ mobileNum: asked.mobileNum ?? '' });
      const code = await codeFor(browser, asked.mobileNum ?? '');
      assert.equal((await browser.call(register, { ...next, verificationCode: code })).errorCode, 'mobile.taken');
      assert.equal(await memberOf(next.username ?? ''), undefined);
    } finally {
      await turn('flags', { REGMOBVERF3: false });
    }
  });

  test('who registers with a firebase token is refused: no token is verified here, and nobody is made', async () => {
    const username = aName();
    const asked = aRegistration({ username, firebaseChannel: 'sms', firebaseIdToken: 'a.b.c' });
    assert.equal((await platform().client().call(register, asked)).errorCode, 'feature.unavailable');
    assert.equal(await memberOf(username), undefined);
  });

  test('a way that is off registers nobody; without a password of one’s own nobody logs in by one', async () => {
    await turn('flags', { USERNAMEREG3: false, MOBILENUMPASSREG3: false });
    try {
      const browser = platform().client();
      assert.equal((await browser.call(register, aRegistration())).errorCode, 'feature.unavailable');
      const mobileNum = aNumber();
      const verificationCode = await codeFor(browser, mobileNum);
      await browser.value(
        registerByMobile,
        aRegistration({ username: '', password: '', confirmPassword: '', mobileNum, verificationCode }),
      );
      assert.equal((await memberOf(`63${mobileNum}`))?.passwordHash, null);
      assert.equal((await platform().client().tryLogIn(`63${mobileNum}`, PASSWORD)).errorCode, 'login.failed');
    } finally {
      await turn('flags', { USERNAMEREG3: true, MOBILENUMPASSREG3: true });
    }
  });

  test('where the merchant wants a captcha, none registers without it', async () => {
    await turn('fields', { registerCaptcha: on });
    try {
      const browser = platform().client();
      assert.equal((await browser.call(register, aRegistration())).errorCode, 'captcha.required');
      const typed = aRegistration({ captcha: '000000' });
      assert.equal((await browser.call(register, typed)).errorCode, 'captcha.wrong');
    } finally {
      await turn('fields', {});
    }
  });

  test('countries come with their dialling codes, by name in the asked language', async () => {
    const { countries } = await platform().client().value(getCountries, { language: 'TY' });
    const philippines = countries.find(({ country }) => country === 'PH');
    assert.deepEqual(philippines, { country: 'PH', code: '63', name: 'Pilipinas' });
    assert.ok(countries.length > 200);
  });
});

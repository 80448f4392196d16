import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examples as registration } from '@shared-kernel/contracts/account/registration';
import { getCaptcha } from '@shared-kernel/contracts/account/session';
import { sendRegisterCode, examples as verification } from '@shared-kernel/contracts/account/verification';
import { sendFeedback } from '@shared-kernel/contracts/browse/feedback';
import { examples, placeOrder } from '@shared-kernel/contracts/browse/lottery-orders';
import { launchGame } from '@shared-kernel/contracts/browse/play';
import { ENDPOINTS, EXAMPLES } from '@shared-kernel/contracts/catalogue';
import { addBankCard, examples as binding } from '@shared-kernel/contracts/member/bank-accounts';
import { examples as promotions } from '@shared-kernel/contracts/member/deposit-promotions';
import { depositByQr, depositByTransfer, examples as deposits } from '@shared-kernel/contracts/member/deposits';
import { examples as paying, setPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { examples as withdrawing } from '@shared-kernel/contracts/member/withdrawals';
import { getStatus } from '@shared-kernel/contracts/system/system';
import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { DEMO_PASSWORD, JUAN } from '../demo/src/seed/demo-accounts.ts';
import { affiliateCodes } from './accounts/registration/registration.tables.ts';
import { createApp } from './app.ts';
import { messages } from './messages/mail/mail.tables.ts';
import { openNextDraw } from './testing/open-next-draw.ts';
import { aPng } from './testing/pictures.ts';
import { readSmsCode } from './testing/read-outbox.ts';
import { TEST_CONFIG } from './testing/test-config.ts';
import { describePlatform } from './testing/test-platform.ts';

/** Asked last, because they end what the others need. */
const LAST = ['takeTimeOut', 'excludeSelf', 'changePassword', 'logout'];

/** What only those get whom a key was sent to, or who have proved a number: the features' own tests have them. */
const REFUSED: Readonly<Record<string, string>> = {
  getTrialUser: 'not.found',
  sendLoginCode: 'feature.unavailable',
  setPasswordByPhone: 'verification.wrong',
  setPasswordByEmail: 'link.expired',
  sendPaymentCode: 'mobile.none',
  resetPaymentPassword: 'mobile.none',
  sendMobileCode: 'mobile.none',
  proveMobile: 'mobile.none',
  sendEmailCode: 'email.none',
  proveEmail: 'email.none',
  setPayeeName: 'payee.locked',
  setPaymentPassword: 'modify.new.old.same',
  submitWithdrawal: 'wallet.insufficient',
  getUplineTransfer: 'not.found',
  transferToUpline: 'transfer.upline',
  transferDownline: 'transfer.member',
  transferMultipleDownline: 'transfer.member',
  deleteAffiliateLink: 'not.found',
  getDownlineRebates: 'not.found',
  updateDownlineRebates: 'not.found',
  processSalaryContract: 'not.found',
  processDividendContract: 'not.found',
  processHourlyContract: 'not.found',
  getDownlineContracts: 'not.found',
  proposeContract: 'not.found',
  withdrawContract: 'not.found',
  confirmPlayLimit: 'limit.waiting',
  claimRebate: 'rebate.minimum',
  claimReward: 'not.found',
  giveUpBonus: 'not.found',
  joinRedRain: 'rain.closed',
  startPasskey: 'feature.unavailable',
  addPasskey: 'feature.unavailable',
  renamePasskey: 'not.found',
  startPasskeyLogin: 'feature.unavailable',
  logInByPasskey: 'passkey.failed',
  startSocial: 'feature.unavailable',
  finishSocial: 'social.failed',
  linkSocial: 'social.expired',
  openPartnerSession: 'partner.refused',
};

describePlatform('contract', 'catalogue', (platform) => {
  test('every endpoint of the catalogue is answered, and no other', () => {
    const { answered } = platform().api;
    const missing = Object.entries(ENDPOINTS)
      .filter(([, endpoint]) => !answered.has(endpoint))
      .map(([name]) => name);
    assert.deepEqual(missing, []);
    assert.equal(answered.size, Object.keys(ENDPOINTS).length);
  });

  test('every answer keeps its contract, for a signed-in agent', async () => {
    const { username } = JUAN;
    const member = await platform().member({ username, password: DEMO_PASSWORD, type: 1, balanceMinor: 5000 });
    const agent = platform().client();
    await agent.logIn(username, DEMO_PASSWORD);
    await openNextDraw(platform().db, examples.placeOrder.gameCode);
    const { orderNo } = await agent.value(placeOrder, examples.placeOrder);
    const deposit = await agent.value(depositByQr, deposits.depositByQr);
    const transfer = await agent.value(depositByTransfer, deposits.depositByTransfer);
    const { mobileNo, countryDialingCode } = verification.sendRegisterCode;
    await agent.value(sendRegisterCode, verification.sendRegisterCode);
    const code = await readSmsCode(platform().db, `${countryDialingCode}${mobileNo}`);
    const { id } = await platform().member({ type: 1 });
    await platform()
      .db.insert(affiliateCodes)
      .values({
        merchant: 'tala',
        code: registration.checkAffiliate.code,
        memberId: Number(id),
        createdAt: new Date(),
      });
    await agent.value(setPaymentPassword, { ...paying.setPaymentPassword, password: DEMO_PASSWORD });
    const { id: cardId } = await agent.value(addBankCard, binding.addBankCard);
    const words = { EN: 'Hello', TY: 'Kumusta' };
    const toMember = { memberId: Number(member.id), subject: words, body: words, sentAt: new Date() };
    const [mail, other] = await platform()
      .db.insert(messages)
      .values([toMember, toMember])
      .returning({ id: messages.id });
    const [mailId, otherId] = [mail, other].map((each) => `m${each?.id}`);
    const { paymentPassword } = paying.setPaymentPassword;
    const inputs: Readonly<Record<string, object>> = {
      ...EXAMPLES,
      registerByMobile: { ...registration.registerByMobile, verificationCode: code },
      setPaymentPassword: { ...paying.setPaymentPassword, oldPaymentPassword: paymentPassword },
      changeBankCard: { id: cardId, action: 'default' },
      removeBankCard: { id: cardId },
      getMail: { id: mailId, language: 'EN' },
      readMail: { id: mailId },
      deleteMail: { id: otherId },
      restoreMail: { id: otherId },
      submitWithdrawal: { ...withdrawing.submitWithdrawal, cardId },
      getOrder: { orderNo, language: 'EN' },
      cancelSuborders: { orderNo, language: 'EN' },
      getDeposit: { ...deposits.getDeposit, orderNo: deposit.orderNo },
      acceptPromotion: { ...promotions.acceptPromotion, orderNo: deposit.orderNo },
      cancelDeposit: { ...deposits.cancelDeposit, orderNo: deposit.orderNo },
      reportDepositPaid: { ...deposits.reportDepositPaid, orderNo: deposit.orderNo },
      sendDepositProof: { ...deposits.sendDepositProof, orderNo: transfer.orderNo, pictures: [await aPng()] },
    };
    const names = Object.keys(ENDPOINTS).filter((name) => !LAST.includes(name));
    for (const name of [...names, ...LAST]) {
      const endpoint = ENDPOINTS[name] as AnyEndpoint;
      const answer = await agent.call(endpoint, inputs[name] ?? {});
      assert.equal(answer.errorCode, REFUSED[name], name);
    }
  });

  test('addresses and bodies that no row can hold are refused, not stumbled over', async () => {
    const agent = await platform().signedIn({ type: 1 });
    const statusOf = async (path: string) => (await agent.fetch(path)).status;
    for (const path of ['/wps/uploads/%00', '/wps/play/frames/slot/page/%ff', '/wps/art/game/%00.svg', '/wps/play/%00'])
      assert.equal(await statusOf(path), 400, path);
    assert.equal(await statusOf('/wps/play/api/odds?game=%00'), 400);
    assert.equal(await statusOf(`${getStatus.path}?constructor=1&toString=2`), 200);
    const sent = await agent.call(sendFeedback, { type: 'OTHER', comment: 'a\0b', pictures: [] });
    assert.deepEqual([sent.status, sent.errorCode], [400, 'request.invalid']);
    const long = await agent.tryLogIn('a'.repeat(5000), 'x');
    assert.deepEqual([long.status, long.errorCode], [400, 'request.invalid']);
  });

  test('one call makes one visitor of a browser', async () => {
    const answer = await platform().client().call(getCaptcha, {});
    assert.equal(answer.headers.getSetCookie().length, 1);
  });

  test('every endpoint that needs a session refuses without one', async () => {
    for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
      if (endpoint.access !== 'session') continue;
      const answer = await platform()
        .client()
        .call(endpoint, EXAMPLES[name] ?? {});
      assert.equal(answer.status, 401, name);
      assert.equal(answer.errorCode, 'session.expired', name);
    }
  });

  test('the OpenAPI document lists every endpoint, and the page shows them', async () => {
    const document = (await (await platform().client().fetch('/openapi.json')).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const opened = JSON.stringify(document.paths[launchGame.path]?.post);
    assert.ok(opened.includes(`"example":${JSON.stringify(EXAMPLES.launchGame)}`), opened);
    const page = await (await platform().client().fetch('/docs')).text();
    for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
      assert.equal(document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.operationId, name);
      assert.ok(page.includes(endpoint.path), name);
    }
    assert.doesNotMatch(page, /<script|(?:src|href)="(?:https?:)?\/\//, 'it loads nothing foreign');
  });

  test('the OpenAPI document names the codes of a call beside the common ones', async () => {
    const { paths } = (await (await platform().client().fetch('/openapi.json')).json()) as {
      paths: Record<string, Record<string, { responses: { default: Record<string, unknown> } }>>;
    };
    assert.match(
      JSON.stringify(paths['/wps/session/login']?.post?.responses.default),
      /captcha\.wrong 401.*session\.expired/,
    );
    assert.deepEqual(paths['/wps/session/logout']?.delete?.responses.default, {
      $ref: '#/components/responses/Failure',
    });
  });

  test('an unknown merchant, path or body is refused in the envelope', async () => {
    const { client } = platform();
    const merchant = await client().fetch('/wps/system/status', { headers: { Merchant: 'nobody' } });
    assert.equal(merchant.status, 400);
    const path = await client().fetch('/wps/nothing');
    assert.equal(path.status, 404);
    assert.equal(((await path.json()) as { errorCode: string }).errorCode, 'not.found');
    const browser = await platform().signedIn();
    const body = await browser.fetch('/wps/session/renew', {
      method: 'POST',
      headers: { Token: browser.token ?? '', Merchant: 'tala' },
      body: '{',
    });
    assert.equal(body.status, 400);
  });

  test('the control API does not exist unless asked for', async () => {
    const { app } = createApp(platform().database, { ...TEST_CONFIG, hasControl: false, isProduction: true });
    for (const path of [
      '/control/flags',
      '/control/status',
      '/control/member',
      '/control/reset',
      '/control/clock',
      '/control/faults',
    ]) {
      assert.equal((await app.request(path, { method: 'POST', body: '{}' })).status, 404);
    }
    assert.equal((await app.request('/control/sms')).status, 404);
  });
});

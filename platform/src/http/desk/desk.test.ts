import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { getFeedback, sendFeedback } from '@shared-kernel/contracts/browse/feedback';
import { addBankCard } from '@shared-kernel/contracts/member/bank-accounts';
import { getBalance, getUnreadCount } from '@shared-kernel/contracts/member/member';
import { setPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { submitWithdrawal } from '@shared-kernel/contracts/member/withdrawals';
import { createApp } from '../../app.ts';
import { settledBet } from '../../testing/settled-bet.ts';
import { TEST_CONFIG } from '../../testing/test-config.ts';
import { describePlatform } from '../../testing/test-platform.ts';

const PAYMENT = '274913';

describePlatform('the operator’s desk', 'catalogue', (platform) => {
  const press = (path: string, form: Readonly<Record<string, string>>, headers: Record<string, string> = {}) =>
    platform()
      .client()
      .fetch(path, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(form).toString(),
      });
  const page = async (path: string) => (await platform().client().fetch(path)).text();

  const withdraw = async () => {
    const { id, username, password } = await platform().member({ balanceMinor: 100_000 });
    const browser = platform().client();
    await browser.logIn(username, password);
    await settledBet(platform(), id, 100_000);
    await browser.value(setPaymentPassword, { paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT, password });
    const account = `40000${String(id).padStart(5, '1')}`;
    const bound = { bankCode: 'BPI', account, payeeName: 'Ana Cruz', paymentPassword: PAYMENT };
    const { id: cardId } = await browser.value(addBankCard, bound);
    const { orderNo } = await browser.value(submitWithdrawal, { amount: '600.00', cardId, paymentPassword: PAYMENT });
    return { browser, username, account, orderNo };
  };

  test('withdrawals in review are paid out, or sent back with a reason; decided once', async () => {
    const { browser, username, account, orderNo } = await withdraw();
    const shown = await page('/withdrawals');
    for (const text of [orderNo, username, '600.00', `****${account.slice(-4)}`]) assert.ok(shown.includes(text), text);
    assert.ok(!shown.includes(account), 'an account number is nobody’s to read');
    assert.equal((await press('/withdrawals', { reason: 'name', reject: orderNo })).status, 303);
    assert.equal((await browser.value(getBalance, {})).sumBalance, '1000.00');
    assert.ok(!(await page('/withdrawals')).includes(orderNo));
    const other = await withdraw();
    await press('/withdrawals', { reason: 'name', approve: other.orderNo });
    assert.equal((await other.browser.value(getBalance, {})).sumBalance, '400.00');
    const again = await press('/withdrawals', { reason: 'name', reject: other.orderNo });
    assert.equal(again.status, 400, 'it is on its way: only the provider knows its end');
    assert.equal((await other.browser.value(getBalance, {})).sumBalance, '400.00');
  });

  test('feedback is answered once, and its member is told', async () => {
    const browser = await platform().signedIn();
    await browser.value(sendFeedback, { type: 'OTHER', comment: '<b>Slow</b> today.', pictures: [] });
    const [, id = ''] = /name="send" value="(\d+)"/.exec(await page('/feedback')) ?? [];
    assert.ok((await page('/feedback')).includes('&lt;b&gt;Slow'), 'what a member wrote is a text');
    const empty = await press('/feedback', { answer: '  ', send: id });
    assert.match(await empty.text(), /role="alert">The answer is empty/);
    assert.equal((await press('/feedback', { answer: 'We look into it.', send: id })).status, 303);
    assert.equal((await browser.value(getFeedback, {})).list[0]?.answer, 'We look into it.');
    assert.equal(await browser.value(getUnreadCount, {}), 1);
    assert.equal((await press('/feedback', { answer: 'Again.', send: id })).status, 400);
    assert.equal((await browser.value(getFeedback, {})).list[0]?.answer, 'We look into it.');
  });

  test('a mail reaches its member in both languages or nobody', async () => {
    const { username, password } = await platform().member({});
    const browser = platform().client();
    await browser.logIn(username, password);
    const mail = { merchant: 'tala', username, 'subject-EN': 'Hello', 'body-EN': 'A gift.', 'subject-TY': 'Kumusta' };
    assert.equal((await press('/mail', { ...mail, send: 'mail' })).status, 400);
    assert.equal(await browser.value(getUnreadCount, {}), 0);
    const whole = { ...mail, 'body-TY': 'Isang regalo.' };
    assert.equal((await press('/mail', { ...whole, send: 'mail' })).status, 303);
    assert.equal(await browser.value(getUnreadCount, {}), 1);
    assert.match(await (await press('/mail', { ...whole, username: 'nobody', send: 'mail' })).text(), /no member/);
  });

  test('a notice is the first that players of its brand see, as a text', async () => {
    const notice = {
      merchant: 'tala',
      type: 'PL',
      'title-EN': 'Late tonight',
      'title-TY': 'Gabi na',
      'body-TY': 'Sarado.',
    };
    assert.equal((await press('/announcements', { ...notice, publish: 'notice' })).status, 400);
    const whole = { ...notice, 'body-EN': 'Closed <script>\n\nfrom two.' };
    assert.equal((await press('/announcements', { ...whole, publish: 'notice' })).status, 303);
    const titlesAt = async (merchant: string) => {
      const asked = {
        types: 'PL',
        groupName: 'm_home',
        platform: 'M',
        merchantCode: merchant,
        language: 'EN',
      } as const;
      return JSON.stringify(await platform().client(merchant).value(getAnnouncements, asked));
    };
    assert.ok((await titlesAt('tala')).includes('Late tonight'));
    assert.ok((await titlesAt('tala')).includes('<p>Closed &lt;script&gt;</p><p>from two.</p>'));
    assert.ok(!(await titlesAt('luna')).includes('Late tonight'));
  });

  test('a page of another site does nothing, and without the demo’s accounts there is no desk', async () => {
    const { browser, orderNo } = await withdraw();
    const cross = { 'Sec-Fetch-Site': 'cross-site' };
    assert.equal((await press('/withdrawals', { reason: 'name', reject: orderNo }, cross)).status, 403);
    assert.equal((await browser.value(getBalance, {})).sumBalance, '400.00');
    const { app } = createApp(platform().database, { ...TEST_CONFIG, hasDemoAccounts: false });
    for (const path of ['/payments', '/withdrawals', '/feedback', '/mail', '/announcements'])
      assert.equal((await app.request(path)).status, 404, path);
  });
});

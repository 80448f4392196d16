import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { getRequestListener } from '@hono/node-server';
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
    for (const text of [orderNo, username, '₱600.00', 'under 1 h ago', `****${account.slice(-4)}`])
      assert.ok(shown.includes(text), text);
    assert.ok(!shown.includes(account), 'an account number is nobody’s to read');
    const question = await (await press('/withdrawals', { reason: 'name', reject: orderNo })).text();
    assert.match(question, new RegExp(`Send ₱600.00 back to ${username}`));
    assert.equal((await browser.value(getBalance, {})).sumBalance, '400.00', 'a question moves nothing');
    assert.equal((await press('/withdrawals', { sure: 'yes', reason: 'name', reject: orderNo })).status, 303);
    assert.equal((await browser.value(getBalance, {})).sumBalance, '1000.00');
    assert.ok(!(await page('/withdrawals')).includes(orderNo));
    const other = await withdraw();
    const asked = await (await press('/withdrawals', { reason: 'name', approve: other.orderNo })).text();
    assert.match(asked, new RegExp(`Pay ₱600.00 of ${other.username} to BPI`));
    await press('/withdrawals', { sure: 'yes', reason: 'name', approve: other.orderNo });
    assert.equal((await other.browser.value(getBalance, {})).sumBalance, '400.00');
    const again = await press('/withdrawals', { sure: 'yes', reason: 'name', reject: other.orderNo });
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

  test('only its own pages press anything, and only this machine under its own names sees it', async () => {
    const { browser, orderNo } = await withdraw();
    const form = { sure: 'yes', reason: 'name', reject: orderNo };
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
    ])
      assert.equal((await press('/withdrawals', form, headers)).status, 403, JSON.stringify(headers));
    assert.equal((await browser.value(getBalance, {})).sumBalance, '400.00');
    const paths = [
      '/payments',
      '/withdrawals',
      '/feedback',
      '/chat',
      '/mail',
      '/announcements',
      '/contracts',
      '/rewards',
      '/missions',
      '/referrals',
      '/commissions',
      '/members',
      '/moves',
      '/partners',
      '/outbox',
    ];
    const linked = createApp(platform().database, { ...TEST_CONFIG, releaseDesk: 'http://localhost:8098' });
    assert.match(
      await (await linked.app.request('/mail')).text(),
      /<a href="http:\/\/localhost:8098">Releases<\/a><\/nav>/,
    );
    assert.doesNotMatch(await page('/mail'), /Releases/);
    const { app } = createApp(platform().database, { ...TEST_CONFIG, hasDemoAccounts: false });
    for (const path of paths) assert.equal((await app.request(path)).status, 404, path);
    const server = createServer(getRequestListener(platform().api.app.fetch)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const statusAs = async (path: string, headers: Record<string, string>) => {
      const [answer] = (await once(request({ port, path, headers }).end(), 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    try {
      for (const path of paths) {
        assert.equal(await statusAs(path, { Host: `localhost:${port}` }), 200, path);
        assert.equal(await statusAs(path, { Host: 'evil.example' }), 404, path);
        assert.equal(await statusAs(path, { Host: 'localhost', 'X-Forwarded-For': '203.0.113.9' }), 404, path);
      }
    } finally {
      server.close();
    }
  });
});

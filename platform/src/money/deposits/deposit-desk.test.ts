import assert from 'node:assert/strict';
import { test } from 'node:test';
import { depositByWallet, getDeposit, reportDepositPaid } from '@shared-kernel/contracts/member/deposits';
import { createApp } from '../../app.ts';
import { TEST_CONFIG } from '../../testing/test-config.ts';
import { describePlatform } from '../../testing/test-platform.ts';

const ASK = { channel: 'GCASH', amount: '500.00', language: 'EN' } as const;

describePlatform('the demo’s desk of payments', 'catalogue', (platform) => {
  const press = (act: string, orderNo: string, headers: Record<string, string> = {}) =>
    platform()
      .client()
      .fetch('/payments', {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams({ sure: 'yes', [act]: orderNo }).toString(),
      });
  const page = async () => (await platform().client().fetch('/payments')).text();

  test('pays what waits in full, or half of it, which the staff then decide on', async () => {
    const browser = await platform().signedIn();
    const statusOf = async (orderNo: string) => (await browser.value(getDeposit, { orderNo, language: 'EN' })).status;
    const { orderNo } = await browser.value(depositByWallet, ASK);
    assert.ok((await page()).includes(orderNo));
    assert.equal((await press('pay', orderNo)).status, 303);
    assert.equal(await statusOf(orderNo), 'credited');
    assert.ok(!(await page()).includes(orderNo));
    const other = await browser.value(depositByWallet, ASK);
    await press('half', other.orderNo);
    assert.equal(await statusOf(other.orderNo), 'checking');
    await press('refuse', other.orderNo);
    assert.equal(await statusOf(other.orderNo), 'failed');
  });

  test('has first what its member says is paid, before what was ordered later', async () => {
    const [teller, other] = [await platform().signedIn(), await platform().signedIn()];
    const told = await teller.value(depositByWallet, ASK);
    const newer = await other.value(depositByWallet, ASK);
    const places = async () => {
      const text = await page();
      return [told, newer].map(({ orderNo }) => text.indexOf(orderNo));
    };
    const [before = 0, newest = 0] = await places();
    assert.ok(newest < before);
    const { reportedPaidAt, status } = await teller.value(reportDepositPaid, {
      orderNo: told.orderNo,
      language: 'EN',
    });
    assert.ok(reportedPaidAt);
    assert.equal(status, 'waiting');
    const [first = 0, second = 0] = await places();
    assert.ok(first < second);
    assert.ok((await page()).includes('waiting, said to be paid'));
    const again = await teller.value(reportDepositPaid, { orderNo: told.orderNo, language: 'EN' });
    assert.equal(again.reportedPaidAt, reportedPaidAt, 'the first word counts');
    const stranger = await other.call(reportDepositPaid, { orderNo: told.orderNo, language: 'EN' });
    assert.equal(stranger.errorCode, 'not.found');
    await press('pay', told.orderNo);
    const paid = await teller.value(reportDepositPaid, { orderNo: told.orderNo, language: 'EN' });
    assert.deepEqual([paid.status, paid.reportedPaidAt], ['credited', undefined]);
  });

  test('another site’s page pays nothing', async () => {
    const browser = await platform().signedIn();
    const { orderNo } = await browser.value(depositByWallet, ASK);
    assert.equal((await press('pay', orderNo, { 'Sec-Fetch-Site': 'cross-site' })).status, 403);
    assert.equal((await browser.value(getDeposit, { orderNo, language: 'EN' })).status, 'waiting');
  });

  test('is not there without the demo’s accounts', async () => {
    const { app } = createApp(platform().database, { ...TEST_CONFIG, hasDemoAccounts: false });
    assert.equal((await app.request('/payments')).status, 404);
    assert.equal((await app.request('/payments', { method: 'POST' })).status, 404);
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { depositByWallet, getDeposit } from '@shared-kernel/contracts/member/deposits';
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

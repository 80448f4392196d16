import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getVendors } from 'shared-kernel/contracts/games';
import { getBalance } from 'shared-kernel/contracts/member';
import * as system from 'shared-kernel/contracts/system';
import { describePlatform } from '../testing/test-platform.ts';

describePlatform('control', 'catalogue', (platform) => {
  const control = async (path: string, body: object): Promise<Response> =>
    platform()
      .client()
      .fetch(`/control/${path}`, { method: 'POST', body: JSON.stringify(body) });

  test('flags turn for one brand until the reset', async () => {
    const flag = async (merchant: string) =>
      (await platform().client(merchant).value(system.getWhitelabel, {})).flags.REWCEN3;
    assert.equal(await flag('tala'), true);
    await control('flags', { merchant: 'tala', flags: { REWCEN3: false } });
    await control('flags', { merchant: 'tala', flags: { PERSREP: false } });
    assert.equal(await flag('tala'), false);
    assert.equal(await flag('mabuhay'), true);
    const settings = await platform().client().value(system.getConsolidatedSettings, {});
    assert.deepEqual([settings.whitelabel.REWCEN3, settings.whitelabel.PERSREP], [false, false]);
    await control('reset', {});
    assert.equal(await flag('tala'), true);
  });

  test('maintenance closes all but the startup gate, and wins over the region', async () => {
    await control('status', {
      merchant: 'tala',
      maintenance: true,
      regionRestriction: true,
      maintenanceEndsAt: '2026-07-19T04:00:00+08:00',
    });
    const status = await platform().client().value(system.getStatus, {});
    assert.deepEqual(
      [status.maintenance, status.regionRestriction, status.maintenanceEndsAt],
      [true, true, '2026-07-19T04:00:00+08:00'],
    );
    const closed = await platform().client().call(getVendors, { merchantCode: 'tala' });
    assert.deepEqual([closed.status, closed.errorCode], [503, 'platform.maintenance']);
    assert.equal((await platform().client('luna').call(getVendors, { merchantCode: 'luna' })).success, true);
    await control('status', { merchant: 'tala', regionRestriction: true });
    assert.equal((await platform().client().call(getVendors, { merchantCode: 'tala' })).errorCode, 'location.blocked');
    await control('reset', {});
    assert.equal((await platform().client().call(getVendors, { merchantCode: 'tala' })).success, true);
  });

  test('a path fails as often as asked, then works', async () => {
    await control('faults', { path: getVendors.path, errorCode: 'unknown', times: 2 });
    const statuses = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push((await platform().client().call(getVendors, { merchantCode: 'tala' })).status);
    assert.deepEqual(statuses, [500, 500, 200]);
  });

  test('a path is as slow as asked', async () => {
    await control('faults', { path: '/wps/relay/', latencyMs: 120 });
    const started = performance.now();
    await platform().client().value(getVendors, { merchantCode: 'tala' });
    assert.ok(performance.now() - started >= 110);
    await control('reset', {});
  });

  test('the clock moves', async () => {
    await control('clock', { offsetMs: 86_400_000 });
    const { serverTime } = await platform().client().value(system.getStatus, {});
    assert.ok(new Date(serverTime ?? 0).getTime() > Date.now() + 86_000_000);
    await control('reset', {});
  });

  test('a fresh member can sign in with what was answered', async () => {
    const response = await control('member', { merchant: 'luna', type: 2, balanceMinor: 777 });
    const { value } = (await response.json()) as { value: { username: string; password: string } };
    const browser = platform().client('luna');
    await browser.logIn(value.username, value.password);
    assert.equal((await browser.value(getBalance, {})).sumBalance, '7.77');
    assert.equal((await control('member', { upline: 'nobody_at_all' })).status, 404);
  });

  test('the outbox is empty until something is sent', async () => {
    const response = await platform().client().fetch('/control/sms');
    assert.deepEqual(await response.json(), { success: true, value: [] });
  });

  test('a host name belongs to a brand', async () => {
    const ask = (domain: string) => platform().client().value(system.getDomainRoute, { domain });
    assert.deepEqual(await ask('luna.localhost:8080'), { merchantCode: 'luna', trialMerchantCode: 'luna-trial' });
    assert.equal((await ask('somewhere.else')).merchantCode, 'tala');
    const byHost = await platform()
      .client()
      .fetch('/wps/system/whitelabel', { headers: { Host: 'mabuhay.localhost:8080' } });
    assert.equal(((await byHost.json()) as { value: { brand: string } }).value.brand, 'mabuhay');
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examples, getGameList } from '@shared-kernel/contracts/browse/game-list';
import { getVendors } from '@shared-kernel/contracts/browse/games';
import { getBalance } from '@shared-kernel/contracts/member/member';
import * as system from '@shared-kernel/contracts/system/system';
import { Hono } from 'hono';
import { describePlatform } from '../../../src/testing/test-platform.ts';
import { faultInjection } from './faults.ts';

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
    assert.deepEqual(settings.imageCDNs, ['https://cdn.example'], 'what the environment names');
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
    assert.equal(closed.headers.get('Retry-After'), '30', 'an end that has passed is none');
    assert.equal((await platform().client('luna').call(getVendors, { merchantCode: 'luna' })).success, true);
    await control('status', { merchant: 'tala', regionRestriction: true });
    assert.equal((await platform().client().call(getVendors, { merchantCode: 'tala' })).errorCode, 'location.blocked');
    await control('reset', {});
    assert.equal((await platform().client().call(getVendors, { merchantCode: 'tala' })).success, true);
  });

  test('a closed site says when it opens again', async () => {
    const opensAtMs = Date.now() + 3_600_000;
    const secondsLeft = () => Math.ceil((opensAtMs - Date.now()) / 1000);
    const maintenanceEndsAt = new Date(opensAtMs).toISOString();
    await control('status', { merchant: 'tala', maintenance: true, maintenanceEndsAt });
    const most = secondsLeft();
    const closed = await platform().client().call(getVendors, { merchantCode: 'tala' });
    const told = Number(closed.headers.get('Retry-After'));
    assert.ok(told <= most && told >= secondsLeft(), `${told} s`);
    await control('reset', {});
  });

  test('a path fails as often as asked, then works', async () => {
    await control('faults', { path: getVendors.path, errorCode: 'unknown', times: 2 });
    const statuses = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push((await platform().client().call(getVendors, { merchantCode: 'tala' })).status);
    assert.deepEqual(statuses, [500, 500, 200]);
  });

  test('a path is as slow as asked, and no other', async () => {
    await control('faults', { path: getVendors.path, latencyMs: 120 });
    const waited: string[] = [];
    const answered: string[] = [];
    const wait = async (ms: number) => void waited.push(`${ms} ms before ${answered.length + 1}`);
    const app = new Hono().use('*', faultInjection(platform().db, wait)).all('*', ({ req, text }) => {
      answered.push(req.path);
      return text('ok');
    });
    for (const path of [getBalance.path, getVendors.path]) await app.request(path);
    assert.deepEqual(waited, ['120 ms before 2']);
    assert.deepEqual(answered, [getBalance.path, getVendors.path]);
    await control('reset', {});
  });

  test('the clock moves', async () => {
    await control('clock', { offsetMs: 86_400_000 });
    const { serverTime } = await platform().client().value(system.getStatus, {});
    assert.ok(new Date(serverTime ?? 0).getTime() > Date.now() + 86_000_000);
    await control('reset', {});
  });

  test('there are as many slots as asked for, however often, each once and with a picture', async () => {
    const slots = (pageNo: number) =>
      platform()
        .client()
        .value(getGameList, { ...examples.getGameList, pageNo, pageSize: 100 });
    const own = await slots(1);
    for (const count of [1000, 2000, 2000]) await control('games', { count });
    const pages = await Promise.all(Array.from({ length: 20 }, (_, index) => slots(index + 1)));
    assert.deepEqual([pages[0]?.total, pages[0]?.totalPages], [2000, 20]);
    assert.deepEqual(pages[0]?.games, own.games, 'the copies stand behind the games of the seed');
    const all = pages.flatMap(({ games }) => games);
    assert.equal(new Set(all.map(({ nodeId }) => nodeId)).size, 2000);
    const picture = await platform()
      .client()
      .fetch(all.at(-1)?.iconUrl ?? '');
    assert.equal(picture.headers.get('content-type'), 'image/svg+xml; charset=utf-8');
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

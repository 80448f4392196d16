import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTrial } from '@shared-kernel/contracts/account/session';
import { PICTURE_LIMITS } from '@shared-kernel/contracts/browse/feedback';
import * as contract from '@shared-kernel/contracts/member/deposits';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { eq } from '../../database/orm.ts';
import { checkLedger } from '../../ledger/check.ts';
import { aJpg, fileOf, heavyPng } from '../../testing/pictures.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { depositChannels } from './deposits.tables.ts';

const ASK = { channel: 'GCASH', amount: '500.00', language: 'EN' } as const;

describePlatform('deposits of a member', 'catalogue', (platform) => {
  const pay = (orderNo: string, amountMinor = 50_000) =>
    platform()
      .client()
      .fetch('/control/payment', {
        method: 'POST',
        body: JSON.stringify({ orderNo, amountMinor, reference: orderNo }),
      });

  test('methods have channels with their limits and quick amounts, without the staff’s own', async () => {
    const browser = await platform().signedIn();
    const { methods, waiting } = await browser.value(contract.getDepositMethods, { language: 'EN' });
    assert.deepEqual(
      methods.map(({ method, channels }) => [method, channels.map(({ channel }) => channel).join()]),
      [
        ['BANK', 'BANK'],
        ['EWALLET', 'GCASH,MAYA'],
        ['QR', 'QRPH'],
        ['GATEWAY', 'GATEWAY'],
      ],
    );
    const [wallet] = methods[1]?.channels ?? [];
    assert.deepEqual([wallet?.minAmount, wallet?.maxAmount, wallet?.quickAmounts[0]], ['100.00', '50000.00', '200.00']);
    assert.deepEqual(waiting, []);
  });

  test('it waits with what pays it, is found again, and is in the balance once it is paid', async () => {
    const browser = await platform().signedIn();
    const opened = await browser.value(contract.depositByWallet, ASK);
    assert.equal(opened.status, 'waiting');
    assert.equal(opened.pay?.reference, opened.orderNo);
    assert.match(opened.pay?.qrPayload ?? '', /^000201.*500\.00.*6304[0-9A-F]{4}$/);
    assert.equal(Date.parse(opened.dueAt ?? '') - Date.parse(opened.createdAt), 15 * 60_000);
    const { waiting } = await browser.value(contract.getDepositMethods, { language: 'EN' });
    assert.deepEqual(
      waiting.map(({ orderNo }) => orderNo),
      [opened.orderNo],
    );
    await pay(opened.orderNo);
    const paid = await browser.value(contract.getDeposit, { orderNo: opened.orderNo, language: 'EN' });
    assert.deepEqual([paid.status, paid.pay, paid.dueAt], ['credited', undefined, undefined]);
  });

  test('a channel’s fee is said before, taken off what has come, and told in the record', async () => {
    const { db } = platform();
    const ofMaya = eq(depositChannels.code, 'MAYA');
    await db.update(depositChannels).set({ feeRate: 150, feeFixed: 500n }).where(ofMaya);
    const browser = await platform().signedIn();
    const { methods } = await browser.value(contract.getDepositMethods, { language: 'EN' });
    const maya = methods.flatMap(({ channels }) => channels).find(({ channel }) => channel === 'MAYA');
    assert.deepEqual([maya?.feePercent, maya?.feeFixed], ['1.50', '5.00']);
    const opened = await browser.value(contract.depositByWallet, { ...ASK, channel: 'MAYA', amount: '500.33' });
    assert.deepEqual([opened.amount, opened.fee], ['500.33', '12.50']);
    await db.update(depositChannels).set({ feeRate: 0, feeFixed: 0n }).where(ofMaya);
    await pay(opened.orderNo, 50_033);
    assert.equal((await browser.value(getBalance, {})).sumBalance, '487.83', 'as it was shown');
    const day = dayOf(new Date());
    const asked = { startDate: day, endDate: day, pageNo: 1, pageSize: 20, language: 'EN' } as const;
    const { list, footer } = await browser.value(contract.getDepositRecords, asked);
    assert.deepEqual([list[0]?.fee, footer?.amount, footer?.credited], ['12.50', '500.33', '487.83']);
    assert.equal((await checkLedger(db)).isSound, true);
  });

  test('the same again is the same order, another amount has to wait', async () => {
    const browser = await platform().signedIn();
    const opened = await browser.value(contract.depositByWallet, ASK);
    assert.equal((await browser.value(contract.depositByWallet, ASK)).orderNo, opened.orderNo);
    const other = await browser.call(contract.depositByWallet, { ...ASK, amount: '600.00' });
    assert.equal(other.errorCode, 'request.duplicate');
  });

  test('a channel has its limits and its own call, and what is the staff’s is nobody else’s', async () => {
    const browser = await platform().signedIn();
    const refused = async (own: object) => (await browser.call(contract.depositByWallet, { ...ASK, ...own })).errorCode;
    assert.equal(await refused({ amount: '99.99' }), 'amount.limit');
    assert.equal(await refused({ amount: '50000.01' }), 'amount.limit');
    assert.equal(await refused({ channel: 'BANK' }), 'not.found');
    assert.equal(await refused({ channel: 'OPERATOR' }), 'not.found');
  });

  test('a cancelled one stays cancelled; what has been paid is cancelled no more; nobody has another’s', async () => {
    const [browser, stranger] = [await platform().signedIn(), await platform().signedIn()];
    const { orderNo } = await browser.value(contract.depositByWallet, ASK);
    const one = { orderNo, language: 'EN' } as const;
    assert.equal((await stranger.call(contract.getDeposit, one)).errorCode, 'not.found');
    assert.equal((await stranger.call(contract.cancelDeposit, one)).errorCode, 'not.found');
    assert.equal((await browser.value(contract.cancelDeposit, one)).status, 'cancelled');
    assert.equal((await browser.value(contract.cancelDeposit, one)).status, 'cancelled');
    await pay(orderNo);
    assert.equal((await browser.value(contract.getDeposit, one)).status, 'checking');
    assert.equal((await browser.call(contract.cancelDeposit, one)).errorCode, 'deposit.closed');
  });

  const anOrder = async () => {
    const browser = await platform().signedIn();
    const { orderNo, proof } = await browser.value(contract.depositByWallet, ASK);
    return { browser, orderNo, proof };
  };
  const look = (browser: TestClient, address: string) =>
    browser.fetch(address, { headers: { [HEADER.merchant]: 'tala', [HEADER.token]: browser.token ?? '' } });
  const prove = async (browser: TestClient, orderNo: string, picture?: File) =>
    browser.call(contract.sendDepositProof, { orderNo, language: 'EN', pictures: [picture ?? (await aJpg())] });

  test('a proof stays with its order, is the member’s own to see, and the desk sees it beside the order', async () => {
    const { browser, orderNo, proof } = await anOrder();
    assert.deepEqual(proof, { isTaken: true });
    const sent = await prove(browser, orderNo);
    const first = sent.value.proof?.picture ?? '';
    assert.equal((await look(browser, first)).status, 200);
    assert.equal((await look(await platform().signedIn(), first)).status, 404);
    assert.equal((await browser.value(contract.getDeposit, { orderNo, language: 'EN' })).proof?.picture, first);
    const desk = await (await platform().client().fetch('/payments')).text();
    assert.ok(desk.includes(first.replace('/wps/uploads/', '/pictures/')));
    const second = (await prove(browser, orderNo)).value.proof?.picture ?? '';
    assert.notEqual(second, first);
    assert.equal((await look(browser, first)).status, 404, 'the one before is gone');
    assert.equal((await look(browser, second)).status, 200);
  });

  test('what is no picture, nothing, another’s order and one that has ended take no proof', async () => {
    const { browser, orderNo } = await anOrder();
    const stranger = await platform().signedIn();
    const errorCodeOf = async (sent: ReturnType<typeof prove>) => (await sent).errorCode;
    assert.equal(await errorCodeOf(prove(browser, orderNo, fileOf('MZ', 'slip.png', 'image/png'))), 'upload.type');
    assert.equal(await errorCodeOf(prove(browser, orderNo, await heavyPng(PICTURE_LIMITS.bytes + 1))), 'upload.size');
    assert.equal(
      (await browser.call(contract.sendDepositProof, { orderNo, language: 'EN' })).errorCode,
      'request.invalid',
    );
    assert.equal(await errorCodeOf(prove(stranger, orderNo)), 'not.found');
    const paged = await browser.value(contract.depositByGateway, { ...ASK, channel: 'GATEWAY' });
    assert.equal(paged.proof, undefined);
    assert.equal(await errorCodeOf(prove(browser, paged.orderNo)), 'deposit.closed');
    await prove(browser, orderNo);
    await pay(orderNo);
    assert.equal(await errorCodeOf(prove(browser, orderNo)), 'deposit.closed');
    const { proof, status } = await browser.value(contract.getDeposit, { orderNo, language: 'EN' });
    assert.deepEqual([status, proof?.isTaken, typeof proof?.picture], ['credited', false, 'string']);
  });

  test('records are the member’s own, by status, with what came into the wallet', async () => {
    const browser = await platform().signedIn();
    await browser.value(contract.depositByTransfer, { ...ASK, channel: 'BANK', amount: '300.00' });
    const { orderNo } = await browser.value(contract.depositByQr, { ...ASK, channel: 'QRPH' });
    await pay(orderNo);
    const today = dayOf(new Date());
    const ask = { startDate: today, endDate: today, pageNo: 1, pageSize: 20, language: 'EN' } as const;
    const all = await browser.value(contract.getDepositRecords, ask);
    assert.deepEqual(
      all.list.map(({ channelName, status }) => [channelName, status]),
      [
        ['QR Ph', 'credited'],
        ['InstaPay', 'waiting'],
      ],
    );
    assert.deepEqual(all.footer, { count: 2, amount: '800.00', credited: '500.00' });
    const credited = await browser.value(contract.getDepositRecords, { ...ask, status: 'credited' });
    assert.deepEqual(
      credited.list.map((row) => row.orderNo),
      [orderNo],
    );
  });

  test('a trial account has no wallet to pay into', async () => {
    const browser = platform().client();
    browser.token = (await browser.value(startTrial, {})).token;
    for (const answer of [
      await browser.call(contract.getDepositMethods, { language: 'EN' }),
      await browser.call(contract.depositByWallet, ASK),
    ])
      assert.equal(answer.errorCode, 'trial.rejected');
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addBankCard,
  changeBankCard,
  getBankCards,
  getWithdrawBanks,
  removeBankCard,
} from '@shared-kernel/contracts/member/bank-accounts';
import { setPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { DAY_MS, MINUTE_MS } from '@shared-kernel/node/durations';
import { eq } from '../../database/orm.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { bankAccounts } from './bank-accounts.tables.ts';

const PAYMENT = '274913';

describePlatform('bank accounts', 'catalogue', (platform) => {
  let numbers = 1_000_000_000;
  const start = async () => {
    const { username, password } = await platform().member();
    const browser = platform().client();
    await browser.logIn(username, password);
    const paying = { paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT, password };
    await browser.value(setPaymentPassword, paying);
    const add = (own: { account?: string; bankCode?: string; payeeName?: string; paymentPassword?: string } = {}) =>
      browser.call(addBankCard, {
        bankCode: 'BPI',
        account: String(++numbers),
        payeeName: 'Maria Santos',
        paymentPassword: PAYMENT,
        ...own,
      });
    const list = async () => (await browser.value(getBankCards, {})).list;
    return { username, password, browser, add, list };
  };
  const later = (offsetMs: number) =>
    platform()
      .client()
      .fetch('/control/clock', { method: 'POST', body: JSON.stringify({ offsetMs }) });

  test('an account is bound by the payment password, masked in every answer, the first as the default', async () => {
    const { browser, add, list } = await start();
    assert.deepEqual(await list(), []);
    assert.equal((await add({ paymentPassword: '000001' })).errorCode, 'payment.wrong');
    const { value } = await add({ account: '1234 5678-9012' });
    assert.deepEqual([value.account, value.isDefault, value.bankName], ['****9012', true, 'BPI']);
    await add({ bankCode: 'GCASH', account: '0917 123 4567' });
    const { payeeName, list: cards } = await browser.value(getBankCards, {});
    assert.deepEqual(
      cards.map(({ isDefault }) => isDefault),
      [true, false],
    );
    assert.doesNotMatch(JSON.stringify([cards, payeeName]), /5678|Santos/);
    assert.ok((await browser.value(getWithdrawBanks, { language: 'EN' })).list.some(({ kind }) => kind === 'wallet'));
  });

  test('without a payment password there is none to bind with', async () => {
    const browser = await platform().signedIn();
    const asked = { bankCode: 'BPI', account: '1234567890', payeeName: 'Ana Cruz', paymentPassword: PAYMENT };
    assert.equal((await browser.call(addBankCard, asked)).errorCode, 'payment.none');
  });

  test('every account is in the one name, which the first one says', async () => {
    const { add } = await start();
    assert.equal((await add({ payeeName: '' })).errorCode, 'payee.required');
    assert.equal((await add({ payeeName: '12' })).errorCode, 'payee.required');
    await add();
    assert.equal((await add({ payeeName: 'Jose Rizal' })).errorCode, 'payee.locked');
    assert.equal((await add({ payeeName: 'MARIA  santos' })).success, true);
    assert.equal((await add({ payeeName: '' })).success, true);
  });

  test('there are five at most, also of those who come at once; the same one is the same one, and nobody else’s', async () => {
    const { add, list } = await start();
    const other = await start();
    for (let own = 0; own < 3; own += 1) await add();
    const parallel = await Promise.all(Array.from({ length: 4 }, () => add()));
    assert.equal(parallel.filter(({ errorCode }) => errorCode === 'card.limit').length, 2);
    assert.equal((await list()).length, 5);
    const account = String(++numbers);
    const bound = await other.add({ account });
    assert.equal((await other.add({ account })).value.id, bound.value.id);
    assert.equal((await (await start()).add({ account })).errorCode, 'card.taken');
    assert.equal((await other.add({ account: '12' })).errorCode, 'card.invalid');
    assert.equal((await other.add({ bankCode: 'SHELLS' })).errorCode, 'not.found');
  });

  test('a removal takes effect after a day, can be taken back till then, and frees the number', async () => {
    const { username, password, browser, add, list } = await start();
    const account = String(++numbers);
    const { id } = (await add({ account })).value;
    const second = (await add()).value;
    await browser.value(removeBankCard, { id });
    assert.deepEqual(
      (await list()).map((card) => [card.id, card.isDefault, card.removedAt !== undefined]),
      [
        [second.id, true, false],
        [id, false, true],
      ],
    );
    assert.equal((await browser.value(changeBankCard, { id, action: 'keep' })).removedAt, undefined);
    assert.equal((await browser.value(changeBankCard, { id, action: 'default' })).isDefault, true);
    await browser.value(removeBankCard, { id });
    try {
      await later(DAY_MS + MINUTE_MS);
      await browser.logIn(username, password);
      assert.deepEqual(
        (await list()).map((card) => card.id),
        [second.id],
      );
      assert.equal((await add({ account })).success, true);
    } finally {
      await later(0);
    }
  });

  test('a number from before there was a key is known again before it is encrypted: to its owner, and to others', async () => {
    const { add } = await start();
    const account = String(++numbers);
    const { id } = (await add({ account })).value;
    const bare = { accountNumber: account, accountMark: account };
    await platform()
      .db.update(bankAccounts)
      .set(bare)
      .where(eq(bankAccounts.id, Number(id)));
    assert.equal((await add({ account })).value.id, id);
    assert.equal((await (await start()).add({ account })).errorCode, 'card.taken');
  });

  test('nobody else’s account is changed or removed', async () => {
    const { id } = (await (await start()).add()).value;
    const { browser } = await start();
    assert.equal((await browser.call(removeBankCard, { id })).errorCode, 'not.found');
    assert.equal((await browser.call(changeBankCard, { id, action: 'default' })).errorCode, 'not.found');
  });
});

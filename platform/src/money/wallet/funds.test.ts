import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { startTrial } from '@shared-kernel/contracts/account/session';
import { addBankCard } from '@shared-kernel/contracts/member/bank-accounts';
import { depositByWallet } from '@shared-kernel/contracts/member/deposits';
import { getConsolidatedFunds } from '@shared-kernel/contracts/member/funds';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { setPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { submitWithdrawal } from '@shared-kernel/contracts/member/withdrawals';
import { settledBet } from '../../testing/settled-bet.ts';
import { describePlatform } from '../../testing/test-platform.ts';

const PAYMENT = '274913';

describePlatform('consolidated funds', 'catalogue', (platform) => {
  const control = async (path: string, body: object): Promise<void> => {
    const init = { method: 'POST', body: JSON.stringify(body) };
    assert.equal((await platform().client().fetch(`/control/${path}`, init)).status, 200);
  };

  test('all that is a member’s stands there once, wherever it is', async () => {
    const { id, username, password } = await platform().member({ balanceMinor: 100_000 });
    const browser = platform().client();
    await browser.logIn(username, password);
    const funds = async () => {
      const { sumBalance, wallet, bonus, withdrawing, checking } = await browser.value(getConsolidatedFunds, {});
      assert.equal((await browser.value(getBalance, {})).sumBalance, sumBalance);
      return [sumBalance, wallet, bonus, withdrawing, checking];
    };
    assert.deepEqual(await funds(), ['1000.00', '1000.00', '0.00', '0.00', '0.00']);
    const order = (amount: string, promotion?: string) =>
      browser.value(depositByWallet, { channel: 'GCASH', amount, language: 'EN', ...(promotion && { promotion }) });
    const pay = (orderNo: string, amountMinor: number) =>
      control('payment', { orderNo, amountMinor, reference: randomUUID() });
    await pay((await order('200.00', 'daily-top-up')).orderNo, 20_000);
    await pay((await order('300.00')).orderNo, 25_000);
    assert.deepEqual(await funds(), ['1240.00', '1200.00', '40.00', '0.00', '250.00']);
    await browser.value(setPaymentPassword, { paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT, password });
    const card = { bankCode: 'BPI', account: '3000000001', payeeName: 'Ana Cruz', paymentPassword: PAYMENT };
    const { id: cardId } = await browser.value(addBankCard, card);
    await settledBet(platform(), id, 120_000);
    const { orderNo } = await browser.value(submitWithdrawal, { amount: '600.00', cardId, paymentPassword: PAYMENT });
    assert.deepEqual(await funds(), ['640.00', '600.00', '40.00', '600.00', '250.00']);
    await control('withdrawal/decision', { orderNo, isApproved: false, reason: 'other' });
    assert.deepEqual(await funds(), ['1240.00', '1200.00', '40.00', '0.00', '250.00']);
  });

  test('a trial account has play money alone', async () => {
    const trial = platform().client();
    trial.token = (await trial.value(startTrial, {})).token;
    const { sumBalance, bonus } = await trial.value(getConsolidatedFunds, {});
    assert.deepEqual([sumBalance, bonus], ['10000.00', '0.00']);
  });
});

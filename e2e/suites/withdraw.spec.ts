import type { Page } from '@playwright/test';
import { submitWithdrawal } from '@shared-kernel/contracts/member/withdrawals';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { aMember } from '../factories/accounts.ts';
import { someBets } from '../factories/bets.ts';
import type { Account, Control } from '../fixtures/control.ts';
import { readRouted } from '../fixtures/local-names.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { bindPayee, PAYMENT_PASSWORD } from '../flows/bind-payee.ts';
import type { WithdrawPage } from '../pages/withdraw.page.ts';

/** ₱20.00 a round, and so many that the worst luck leaves enough. */
const STAKE_MINOR = 2000;
const ROUNDS = 10;
/** ₱100 is the least that an e-wallet is sent. */
const ASKED = 100;
const DEPOSIT_MINOR = 100_000;

/** Plays until the turnover is met: some rounds by luck, the rest without. */
const playFree = async (control: Control, withdraw: WithdrawPage, member: Account): Promise<void> => {
  await someBets(member, ROUNDS, STAKE_MINOR);
  await control.settleBet(member, DEPOSIT_MINOR - ROUNDS * STAKE_MINOR);
  await withdraw.open();
  await expect(withdraw.funds).toBeVisible();
  expect(await withdraw.free()).toBeGreaterThanOrEqual(ASKED);
};

/** The platform gets each withdrawal, and nobody its answer. */
const loseAnswers = async (page: Page) => {
  const keys: (string | undefined)[] = [];
  await page.route(
    ({ pathname }) => pathname === submitWithdrawal.path,
    async (route) => {
      if (route.request().method() !== submitWithdrawal.method) return route.fallback();
      keys.push(route.request().headers()[HEADER.idempotencyKey.toLowerCase()]);
      await readRouted(route.request());
      await route.abort('connectionreset');
    },
  );
  return { keys, mend: () => page.unrouteAll() };
};

test.describe('money', () => {
  test('goes in, is played, and leaves: what the turnover has set free is asked for, approved and paid', {
    tag: SPOKEN,
  }, async ({ pages, control, money, signedInAs, t }) => {
    test.slow();
    const { deposit, withdraw, withdrawals } = pages;
    const member = await aMember(control, { balanceMinor: 0 });
    await signedInAs(member);
    await deposit.open();
    await deposit.order('₱1,000');
    await expect(deposit.card).toBeVisible();
    await control.payDeposit(deposit.orderNo(), DEPOSIT_MINOR);
    await expect(deposit.end).toBeVisible();
    await withdraw.open();
    await expect(withdraw.funds).toContainText('₱0.00');
    await playFree(control, withdraw, member);
    await bindPayee(withdraw, member);
    const shown = money(ASKED * 100);
    await withdraw.ask({ typed: String(ASKED), shown }, PAYMENT_PASSWORD);
    await expect(withdraw.done).toBeVisible();

    await withdrawals.open();
    const row = withdrawals.withdrawals.first();
    await expect(row).toContainText(t('member:withdrawRecord.status.review'));
    const orderNo = await withdrawals.lastNo();
    await control.approveWithdrawal(orderNo);
    await expect(async () => {
      await control.runJobs();
      await withdrawals.open();
      // The provider says so by a word of its own, which comes after its answer.
      await expect(row).toContainText(t('member:withdrawRecord.status.paid'), { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await pages.accountRecord.open();
    await expect(pages.accountRecord.movements.filter({ hasText: orderNo })).toContainText(`−${shown}`);
  });

  test('leaves once, however often it is pressed, reloaded and tried while no answer comes', async ({
    page,
    pages: { withdraw, withdrawals },
    control,
    money,
    signedInAs,
  }) => {
    test.slow();
    const member = await aMember(control, { balanceMinor: DEPOSIT_MINOR });
    await signedInAs(member);
    await playFree(control, withdraw, member);
    await bindPayee(withdraw, member);
    const lost = await loseAnswers(page);
    const shown = money(ASKED * 100);
    await withdraw.ask({ typed: String(ASKED), shown }, PAYMENT_PASSWORD, { isTwice: true });
    await expect(withdraw.unknown).toBeVisible();
    await page.reload();
    await expect(withdraw.unknown).toBeVisible();
    expect(new Set(lost.keys).size).toBe(1);
    await lost.mend();
    await withdraw.askAgain(PAYMENT_PASSWORD);
    await expect(withdraw.done).toBeVisible();
    await withdrawals.open();
    await expect(withdrawals.withdrawals.filter({ hasText: shown })).toHaveCount(1);
  });
});

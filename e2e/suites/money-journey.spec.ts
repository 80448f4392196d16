import type { Page } from '@playwright/test';
import { aMember, anAgent, START_BALANCE_MINOR } from '../factories/accounts.ts';
import type { Account } from '../fixtures/control.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { bindPayee, PAYMENT_PASSWORD } from '../flows/bind-payee.ts';
import type { Pages } from '../pages/pages.ts';

test.describe.configure({ timeout: 120_000 });

/** A deposit of ₱200 with a fifth on top: both are to be played, the bonus eight times. */
const DEPOSIT_MINOR = 20_000;
const BONUS_MINOR = 4_000;
const WHOLE_MINOR = DEPOSIT_MINOR + BONUS_MINOR;
const TURNOVER_MINOR = DEPOSIT_MINOR + 8 * BONUS_MINOR;
const ASKED_MINOR = 10_000;

/** When the document came: a reload makes another one. */
const bornAt = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);

/** From the member centre to the records, with a withdrawal that the desk has to look at. Answers its number. */
const withdraw = async ({ member: centre, withdraw, withdrawals }: Pages, account: Account, shown: string) => {
  await centre.toWithdraw.click();
  await expect(withdraw.funds).toContainText(shown);
  await bindPayee(withdraw, account);
  return async (typed: string, asked: string) => {
    await withdraw.ask({ typed, shown: asked }, PAYMENT_PASSWORD);
    await expect(withdraw.done).toBeVisible();
    await withdraw.toRecords.click();
    await expect(withdrawals.withdrawals).toHaveCount(1);
    return withdrawals.lastNo();
  };
};

test.describe('money', () => {
  test('with a bonus is played through, leaves as a whole and is paid; header, member centre and the agent follow', {
    tag: SPOKEN,
  }, async ({ page, pages, control, money, signedInAs, t }) => {
    const { frame, home, deposit, member: centre, withdrawals, agent } = pages;
    const upline = await anAgent(control);
    const member = await aMember(control, { balanceMinor: 0, upline });
    await signedInAs(member);
    await home.open();
    await expect(frame.balance).toHaveText(money(0));
    const born = await bornAt(page);

    await frame.goTo('deposit');
    await deposit.promotions.last().click();
    await deposit.order('₱200');
    await control.payDeposit(await deposit.openedNo(), DEPOSIT_MINOR);
    await expect(deposit.end).toHaveText(t('member:deposit.end.credited.title', { amount: money(DEPOSIT_MINOR) }));
    const own = money(DEPOSIT_MINOR);
    const apart = `${own} ${t('common:balance.bonus', { amount: money(BONUS_MINOR) })}`;
    await frame.goTo('home');
    await expect(frame.balance).toHaveText(apart);
    await frame.goTo('members');
    await expect(centre.balance).toContainText(apart);

    await control.settleBet(member, TURNOVER_MINOR);
    const ask = await withdraw(pages, member, money(WHOLE_MINOR));
    const orderNo = await ask(String(WHOLE_MINOR / 100), money(WHOLE_MINOR));
    await control.approveWithdrawal(orderNo);
    await expect(async () => {
      await control.runJobs();
      await withdrawals.refresh.click();
      // The provider says so by a word of its own, which comes after its answer.
      const paid = t('member:withdrawRecord.status.paid');
      await expect(withdrawals.withdrawals).toContainText(paid, { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await page.goBack();
    await page.goBack();
    await expect(centre.balance).toContainText(money(0));
    await frame.goTo('home');
    await expect(frame.balance).toHaveText(money(0));
    expect(await bornAt(page)).toBe(born);

    await signedInAs(upline);
    await agent.open();
    await expect(agent.figure('bet')).toHaveText('1');
  });

  test('that the desk sends back is in the balance again as soon as its record says so, with the reason', async ({
    page,
    pages,
    control,
    money,
    signedInAs,
    t,
  }) => {
    const { frame, home, member: centre, withdrawals } = pages;
    const member = await aMember(control);
    await control.settleBet(member, START_BALANCE_MINOR);
    await signedInAs(member);
    await home.open();
    const born = await bornAt(page);
    await frame.goTo('members');
    const ask = await withdraw(pages, member, money(START_BALANCE_MINOR));
    const orderNo = await ask(String(ASKED_MINOR / 100), money(ASKED_MINOR));
    await page.goBack();
    await page.goBack();
    await expect(centre.balance).toContainText(money(START_BALANCE_MINOR - ASKED_MINOR));
    await page.goForward();
    await page.goForward();
    await expect(withdrawals.withdrawals).toContainText(t('member:withdrawRecord.status.review'));

    await control.rejectWithdrawal(orderNo, 'account');
    await withdrawals.refresh.click();
    await expect(withdrawals.withdrawals).toContainText(t('member:withdrawRecord.status.rejected'));
    await withdrawals.withdrawals.getByText('GCash').click();
    await expect(withdrawals.detail).toContainText(t('member:withdrawRecord.reasons.account'));
    await page.keyboard.press('Escape');
    await page.goBack();
    await page.goBack();
    await expect(centre.balance).toContainText(money(START_BALANCE_MINOR));
    await frame.goTo('home');
    await expect(frame.balance).toHaveText(money(START_BALANCE_MINOR));
    expect(await bornAt(page)).toBe(born);
  });

  test('that comes after its order has expired is not lost: looked at, credited, with the bonus that was chosen in time', async ({
    page,
    pages: { frame, deposit },
    control,
    money,
    signedInAs,
    t,
  }) => {
    const amount = money(DEPOSIT_MINOR);
    await signedInAs(await aMember(control, { balanceMinor: 0 }));
    await deposit.open();
    await deposit.promotions.last().click();
    await deposit.order('₱200');
    const orderNo = await deposit.openedNo();
    await control.endDepositTime(orderNo);
    await control.runJobs();
    await expect(deposit.end).toHaveText(t('member:deposit.end.expired.title', { amount }));
    await control.payDeposit(orderNo, DEPOSIT_MINOR);
    await page.reload();
    await expect(page.getByText(t('member:deposit.checking'))).toBeVisible();
    const born = await bornAt(page);
    await control.creditDeposit(orderNo);
    await expect(deposit.end).toHaveText(t('member:deposit.end.credited.title', { amount }));
    await frame.goTo('home');
    const bonus = t('common:balance.bonus', { amount: money(BONUS_MINOR) });
    await expect(frame.balance).toHaveText(`${amount} ${bonus}`);
    expect(await bornAt(page)).toBe(born);
  });
});

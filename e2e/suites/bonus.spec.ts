import { examples } from '@shared-kernel/contracts/browse/play';
import { launchGameLink, paths } from '@shared-kernel/contracts/system/paths';
import { aMember } from '../factories/accounts.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { sayYes } from '../pages/question.ts';

/** A deposit of ₱200 with a fifth on top: both are to be played, the bonus eight times. */
const DEPOSIT_MINOR = 20_000;
const BONUS_MINOR = 4_000;
const DEPOSIT_TURNOVER_MINOR = 20_000;
const BONUS_TURNOVER_MINOR = 32_000;

test.describe('bonus', { tag: SPOKEN }, () => {
  test('is chosen with a deposit, comes with the money, is played through and is the member’s', async ({
    page,
    pages,
    control,
    money,
    signedInAs,
    t,
  }) => {
    const { frame, home, deposit, withdraw, launcher, accountRecord } = pages;
    const member = await aMember(control, { balanceMinor: 0 });
    await signedInAs(member);
    await deposit.open();
    await deposit.promotions.last().click();
    await deposit.order('₱200');
    await expect(deposit.card).toBeVisible();
    const plan = t('member:deposit.promotion.plan', {
      bonus: money(BONUS_MINOR),
      required: money(BONUS_TURNOVER_MINOR),
    });
    await expect(page.getByRole('main')).toContainText(plan);
    await control.payDeposit(deposit.orderNo(), DEPOSIT_MINOR);
    await expect(deposit.end).toHaveText(t('member:deposit.end.credited.title', { amount: money(DEPOSIT_MINOR) }));
    await deposit.open();
    const bonus = t('common:balance.bonus', { amount: money(BONUS_MINOR) });
    const played = (percent: number) => t('member:bonus.played', { percent: String(percent) });
    await expect(page.getByRole('main')).toContainText(`${money(DEPOSIT_MINOR)} ${bonus} · ${played(0)}`);
    await expect(deposit.bonus).toContainText(money(BONUS_MINOR));
    await expect(deposit.promotions).toHaveCount(0);

    await test.step('every page says what is the member’s own, and what is bonus', async () => {
      const [own, apart] = [money(DEPOSIT_MINOR), `${money(DEPOSIT_MINOR)} ${bonus}`];
      await home.open();
      await expect(frame.balance).toHaveText(apart);
      await page.goto(launchGameLink({ ...examples.launchGame, code: examples.launchGame.gameId }));
      await expect(launcher.balance).toContainText(apart);
      await accountRecord.open();
      await expect(accountRecord.bonuses).toContainText(money(BONUS_MINOR));
      await expect(accountRecord.movements.first()).toContainText(`${accountRecord.balanceAfter}${own}`);
      await page.goto(paths.profitAndLoss);
      const net = page.locator('section').filter({ hasText: t('member:pnl.meaning') });
      await expect(net).toContainText(money(0));
      await withdraw.open();
      await expect(withdraw.funds).toContainText(money(BONUS_MINOR));
      expect(await withdraw.free()).toBe(0);
    });

    await control.settleBet(member, DEPOSIT_TURNOVER_MINOR);
    await withdraw.open();
    expect(await withdraw.free()).toBe(DEPOSIT_MINOR / 100);
    await control.settleBet(member, BONUS_TURNOVER_MINOR - 1);
    await deposit.open();
    const met = { met: money(BONUS_TURNOVER_MINOR - 1), required: money(BONUS_TURNOVER_MINOR) };
    await expect(deposit.bonus).toContainText(t('member:activeBonus.played', met));
    await expect(page.getByRole('main')).toContainText(`${bonus} · ${played(99)}`);
    await control.settleBet(member, 1);
    await withdraw.open();
    expect(await withdraw.free()).toBe((DEPOSIT_MINOR + BONUS_MINOR) / 100);
    await deposit.open();
    await expect(deposit.promotions.first()).toBeChecked();
    await expect(deposit.promotions.last()).toBeDisabled();
    await accountRecord.open();
    const turned = accountRecord.movements.first();
    await expect(turned).toContainText(`+${money(BONUS_MINOR)}`);
    await expect(turned).toContainText(`${accountRecord.balanceAfter}${money(DEPOSIT_MINOR + BONUS_MINOR)}`);
  });

  test('is given up by itself: it goes, the deposit stays, and the balance says so at once', async ({
    page,
    pages: { deposit, accountRecord },
    control,
    money,
    signedInAs,
    t,
  }) => {
    await signedInAs(await aMember(control, { balanceMinor: 0 }));
    await deposit.open();
    await deposit.promotions.last().click();
    await deposit.order('₱200');
    await expect(deposit.card).toBeVisible();
    await control.payDeposit(deposit.orderNo(), DEPOSIT_MINOR);
    await expect(deposit.end).toBeVisible();
    await deposit.open();
    await deposit.bonus.getByRole('button', { name: t('member:activeBonus.giveUp') }).click();
    const ask = page.getByRole('alertdialog');
    await expect(ask).toContainText(money(BONUS_MINOR));
    await sayYes(ask, t('member:activeBonus.giveUp'));
    await expect(deposit.bonus).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(money(DEPOSIT_MINOR));
    await expect(page.getByRole('main')).not.toContainText(money(DEPOSIT_MINOR + BONUS_MINOR));
    await accountRecord.open();
    await expect(accountRecord.bonuses).toHaveCount(2);
    await expect(accountRecord.bonuses.first()).toContainText(`−${money(BONUS_MINOR)}`);
  });
});

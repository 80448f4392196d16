import { MINUTE_MS } from '@shared-kernel/node/durations';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { readGameWords } from '../fixtures/texts.ts';
import { bindPayee, PAYMENT_PASSWORD } from '../flows/bind-payee.ts';
import { openSlot } from '../flows/game-frame.ts';
import { beginWithinDay } from '../flows/merchant-day.ts';
import { spinOnce } from '../flows/spin-once.ts';
import { HomePage } from '../pages/home.page.ts';
import { SecurityPage } from '../pages/security.page.ts';

const PASSWORD = 'Harbour-2027';
/** What the seed's mission of a day asks for, and what it brings. */
const DEPOSIT_MINOR = 50_000;
const REWARD_MINOR = 500;
/** Plays deposit and reward through, all of it lost: more than a spin wins, and less than the first level asks. */
const LOST_MINOR = 400_000;

test.describe.configure({ timeout: 180_000 });

test("a member's whole life: register, verify, deposit, play, mission, reward, limit, reality check, time-out, withdrawal", {
  tag: SPOKEN,
}, async ({ page, pages, control, brand, language, money, t }) => {
  const { frame, register, security, deposit, launcher, leaderboard, rewardCenter, withdraw } = pages;
  const digits = String(Date.now()).slice(-7);
  const mobile = `917${digits}`;
  const account = { brand, username: `life_${digits}`, password: PASSWORD };
  await beginWithinDay(control);

  await test.step('registers', async () => {
    await register.open(SecurityPage.path);
    await register.username.fill(account.username);
    await register.mobile.fill(mobile);
    await register.password.fill(PASSWORD);
    await register.confirm.fill(PASSWORD);
    await register.age.check();
    await register.submitButton.click();
    await expect(security.mobile).toBeVisible();
  });

  await test.step('verifies the number', () => security.proveMobile(mobile));

  await test.step('deposits', async () => {
    await deposit.open();
    await deposit.order('₱500');
    await control.payDeposit(await deposit.openedNo(), DEPOSIT_MINOR);
    await expect(deposit.end).toHaveText(t('member:deposit.end.credited.title', { amount: money(DEPOSIT_MINOR) }));
  });

  await test.step('plays', async () => {
    await openSlot(page, pages);
    expect(await spinOnce(pages, language)).toMatch(/₱/);
  });

  await test.step('has done a mission, and claims what it brings', async () => {
    await expect(async () => {
      await control.runJobs();
      await leaderboard.open();
      await leaderboard.missions.getByRole('button').first().click({ timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
    await expect(leaderboard.missions.getByText(t('member:leaderboard.claimed'))).toBeVisible();
    await rewardCenter.open();
    await rewardCenter.playing.click();
    await expect(rewardCenter.bonus).toContainText(money(REWARD_MINOR));
    await control.settleBet(account, LOST_MINOR, 0);
  });

  await test.step('limits losses: a spin beyond the limit is refused whole, with words', async () => {
    await security.open();
    await security.limitLoss('1');
    await expect(security.lossLimit).toContainText(money(100));
    await openSlot(page, pages);
    // Played through, the reward is own money with the jobs.
    await expect(async () => {
      await control.runJobs();
      await page.reload();
      await expect(launcher.balance).toContainText('₱');
      await expect(launcher.balance).not.toContainText(money(REWARD_MINOR), { timeout: 1000 });
      await expect(launcher.game.locator('[data-phase="idle"]')).toBeVisible();
    }).toPass({ timeout: 60_000 });
    const before = await launcher.balance.textContent();
    const word = await readGameWords(language);
    await launcher.game.getByRole('button', { name: word('spin'), exact: true }).click();
    await expect(launcher.game.getByRole('heading', { name: word('limitTitle') })).toBeVisible();
    await expect(launcher.game.locator('[data-phase="idle"]')).toBeVisible();
    await page.reload();
    await expect(launcher.balance).toHaveText(before ?? '');
  });

  await test.step('is asked by the reality check, and leaves', async () => {
    await security.open();
    await security.checkOften();
    await openSlot(page, pages);
    await control.passPlayTime(account, 16 * MINUTE_MS);
    await page.reload();
    await expect(launcher.realityCheck).toContainText(/1[6-9]/);
    await launcher.leaveAtCheck.click();
    await expect(frame.balance).toBeVisible();
  });

  await test.step('takes a break, which opens no game', async () => {
    await security.open();
    await security.takeTimeOut('1w');
    await expect(security.breakTaken).toBeVisible();
    await page.goto(`${HomePage.path}?category=RNG`);
    await pages.home.playFirstSlot();
    await expect(launcher.onBreak).toBeVisible();
  });

  await test.step('withdraws all the same', async () => {
    await withdraw.open();
    await bindPayee(withdraw, account);
    await withdraw.ask({ typed: '100', shown: money(10_000) }, PAYMENT_PASSWORD);
    await expect(withdraw.done).toBeVisible();
  });
});

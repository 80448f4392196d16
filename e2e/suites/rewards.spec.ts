import { paths } from '@shared-kernel/contracts/system/paths';
import { formatMoney } from 'shared-kernel/format';
import { aMember } from '../factories/accounts.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { grantAtDesk } from '../flows/grant-at-desk.ts';
import { sayYes } from '../pages/question.ts';

const PAST_THE_OWN_PLACE_PX = 300;

test.describe('rewards', { tag: SPOKEN }, () => {
  test('are claimed: the bubble falls everywhere, own money is there, a bonus is in progress and is given up', async ({
    page,
    pages: { rewardCenter },
    control,
    language,
    signedInAs,
    t,
  }) => {
    const money = (amount: string) => formatMoney(amount, { language });
    const member = await aMember(control, { balanceMinor: 0 });
    await grantAtDesk(member, 'Salamat', '88.00');
    await grantAtDesk(member, 'Parol', '50.00', 3);
    await grantAtDesk(member, 'Bituin', '20.00', 1);
    await signedInAs(member);
    const bubble = (count: number) => t('common:waiting.promotions', { count });
    const menu = (tab: typeof page) => tab.getByRole('navigation', { name: t('frame:menu.label') });
    const other = await page.context().newPage();
    await other.goto(paths.memberCentre);
    await expect(menu(other)).toContainText('3');
    await rewardCenter.open();
    await expect(rewardCenter.rewards).toHaveCount(3);

    await rewardCenter.claimOf('Salamat').click();
    await expect(rewardCenter.status).toContainText(t('member:claim.claimed', { amount: money('88.00') }));
    await expect(rewardCenter.rewards).toHaveCount(2);
    await page.goto(paths.memberCentre);
    await expect(menu(page).getByRole('link', { name: bubble(2) })).toBeVisible();
    await expect(menu(other).getByRole('link', { name: bubble(2) })).toBeVisible();

    await rewardCenter.open();
    await rewardCenter.claimOf('Parol').click();
    await expect(rewardCenter.status).toContainText(t('member:claim.started', { amount: money('50.00') }));
    await expect(rewardCenter.claimOf('Bituin')).toHaveAttribute('aria-disabled', 'true');
    await control.settleBet(member, 4_000);
    await rewardCenter.open();
    await rewardCenter.playing.click();
    const played = { met: money('40.00'), required: money('150.00') };
    await expect(rewardCenter.bonus).toContainText(t('member:activeBonus.played', played));
    await rewardCenter.bonus.getByRole('button', { name: t('member:activeBonus.giveUp') }).click();
    const ask = page.getByRole('alertdialog');
    await expect(ask).toContainText(money('50.00'));
    await sayYes(ask, t('member:activeBonus.giveUp'));
    await expect(rewardCenter.bonus).toHaveCount(0);
    await rewardCenter.history.click();
    await expect(rewardCenter.ended.first()).toContainText(t('member:rewardCenter.status.givenUp'));
    await expect(rewardCenter.ended.last()).toContainText(t('member:rewardCenter.status.paid'));
  });
});

test('a mission moves on with bets, is done, claimed on its page and in progress; the own place is in the ranking', {
  tag: SPOKEN,
}, async ({ page, pages: { rewardCenter, leaderboard }, control, language, signedInAs, t }) => {
  const money = (amount: string) => formatMoney(amount, { language });
  const member = await aMember(control, { balanceMinor: 0 });
  await signedInAs(member);
  await control.settleBet(member, 60_000);
  await control.runJobs();
  await leaderboard.open();
  const progress = { progress: money('600.00'), target: money('1000.00') };
  await expect(leaderboard.missions.first()).toContainText(t('member:leaderboard.progress', progress));
  await control.settleBet(member, 40_000);
  await control.runJobs();
  await leaderboard.open();
  const other = await page.context().newPage();
  await other.goto(paths.memberCentre);
  const menu = other.getByRole('navigation', { name: t('frame:menu.label') });
  await expect(menu.getByRole('link', { name: t('common:waiting.promotions', { count: 1 }) })).toBeVisible();
  await leaderboard.missions.first().getByRole('button').click();
  await expect(leaderboard.missions.first()).toContainText(t('member:leaderboard.claimed'));
  await expect(menu.getByRole('link', { name: t('common:waiting.promotions', { count: 1 }) })).toHaveCount(0);
  await leaderboard.ranking.click();
  await expect(leaderboard.mine).toContainText(money('1000.00'));
  // The own place stays while the list goes by.
  await page.setViewportSize({ width: 390, height: 400 });
  await leaderboard.rows.first().evaluate((row) => row.scrollIntoView({ block: 'start' }));
  await page.mouse.wheel(0, PAST_THE_OWN_PLACE_PX);
  await expect(leaderboard.rows.first()).not.toBeInViewport();
  await expect(leaderboard.mine).toBeInViewport({ ratio: 1 });
  await rewardCenter.open();
  await rewardCenter.playing.click();
  await expect(rewardCenter.bonus).toContainText(money('10.00'));
});

test('bets open a level at once; its bonus is claimed in the VIP room, where the member centre leads', {
  tag: SPOKEN,
}, async ({ page, pages: { benefits }, control, language, signedInAs, t }) => {
  const money = (amount: string) => formatMoney(amount, { language });
  const member = await aMember(control, { balanceMinor: 0 });
  await signedInAs(member);
  await control.settleBet(member, 500_000);
  await control.runJobs();
  await page.goto(paths.memberCentre);
  await page.getByRole('link', { name: t('member:profile.vip', { level: 1 }) }).click();
  await expect(benefits.own).toContainText(t('member:benefits.level', { level: 1 }));
  const [first, second] = [benefits.levels.first(), benefits.levels.nth(1)];
  await expect(second).toContainText(t('member:benefits.state.notReached'));
  await expect(first).toContainText(t('member:benefits.state.claimable'));
  await benefits.bonus(1).getByRole('button').click();
  await expect(first).toContainText(t('member:benefits.state.claimed'));
  await expect(benefits.status.first()).toContainText(money('18.00'));
});

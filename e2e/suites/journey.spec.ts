import { formatMoney } from 'shared-kernel/format';
import { aTeam, START_BALANCE_MINOR } from '../factories/accounts.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { spinUntilBalanceMoves } from '../flows/play-slot.ts';
import { signIn, signOut } from '../flows/sign-in.ts';

test.use({ isFirstVisit: true });
// Four visits of two people through three remotes: several tests' worth.
test.describe.configure({ timeout: 150_000 });

test('a guest logs in, plays a slot, finds the bet in the member centre, and the agent above sees the play', {
  tag: SPOKEN,
}, async ({ page, pages, control, language }) => {
  const { frame, home, login, launcher, member, record, agent } = pages;
  const { agent: upline, members } = await aTeam(control);
  const atStart = formatMoney((START_BALANCE_MINOR / 100).toFixed(2), { language });

  await test.step('a guest is greeted, and finds the way in', async () => {
    await home.open();
    await home.closePopup();
    await expect(home.hotGames.first()).toBeVisible();
    await expect(frame.loginLink).toBeVisible();
  });

  await test.step('the agent has nothing to see yet', async () => {
    await signIn(pages, upline);
    await home.closePopup();
    await expect(frame.balance).toHaveText(atStart);
    await agent.open();
    await expect(agent.figure('bet')).toHaveText('0');
    await expect(agent.figure('registered')).toHaveText('1');
    await home.open();
    await signOut(pages);
  });

  await test.step('the member logs in and sees the balance', async () => {
    await signIn(pages, members[0]);
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(frame.balance).toHaveText(atStart);
  });

  await home.showSlots();
  await home.playFirstSlot();
  await expect(launcher.balance).toContainText(atStart);
  const played = await spinUntilBalanceMoves(pages, language, atStart);

  await test.step('the new balance is in the bar over the game and in the header', async () => {
    await expect(launcher.balance).toContainText(played.balance);
    await launcher.leave();
    await expect(frame.balance).toHaveText(played.balance);
  });

  await test.step('the member centre has the balance and the bet', async () => {
    await frame.goTo('members');
    await expect(member.balance).toContainText(played.balance);
    await member.openBettingRecord();
    await expect(record.betsOn(played.game)).toHaveCount(played.spins);
  });

  await test.step('the member signs out', async () => {
    await home.open();
    await signOut(pages);
    await expect(frame.loginLink).toBeVisible();
  });

  await test.step("the team's figures of today have changed", async () => {
    await signIn(pages, upline);
    await expect(frame.balance).toBeVisible();
    await agent.open();
    await expect(agent.figure('bet')).toHaveText('1');
    await expect(agent.figure('loggedIn')).toHaveText('1');
  });

  await expect(login.form).toBeHidden();
});

import { aMember, seedsAgent } from '../factories/accounts.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { TeamBettingPage } from '../pages/team-betting.page.ts';

test('an agent finds the bets of one member of the team, and the way back', { tag: SPOKEN }, async ({
  page,
  pages,
  control,
  signedInAs,
}) => {
  const { teamBetting } = pages;
  await signedInAs(await seedsAgent(control));
  await teamBetting.open();
  const username = await teamBetting.firstMember();

  await test.step('the member is drilled into', async () => {
    await teamBetting.member(username).first().click();
    await expect(teamBetting.place).toContainText(username);
    await expect(page).toHaveURL(new RegExp(`parent=${username}`));
    await expect(teamBetting.bets.first()).toBeVisible();
  });

  await test.step('the breadcrumb leads to the whole team', async () => {
    await teamBetting.wholeTeam.click();
    await expect(teamBetting.place).toBeHidden();
  });

  await test.step('the search keeps the one', async () => {
    await teamBetting.usernameSearch.fill(username);
    await expect(page).toHaveURL(new RegExp(`userName=${username}`));
    await expect(teamBetting.bets.filter({ hasNotText: username })).toHaveCount(0);
    await expect(teamBetting.member(username).first()).toBeVisible();
  });
});

test('a member who is no agent has no team bets', async ({ page, control, signedInAs }) => {
  await signedInAs(await aMember(control));
  await page.goto(TeamBettingPage.path);
  await expect(page).toHaveURL(/\/m\/home$/);
});

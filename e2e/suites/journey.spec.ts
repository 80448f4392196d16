import type { Language } from '@shared-kernel/contracts/system/values';
import { aTeam, START_BALANCE_MINOR } from '../factories/accounts.ts';
import type { Account } from '../fixtures/control.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { spinOnce } from '../flows/spin-once.ts';
import type { Pages } from '../pages/pages.ts';

/** From the home page through the login page, as a visitor does it. */
const signIn = async ({ frame, login }: Pages, account: Account): Promise<void> => {
  await frame.loginLink.click();
  // The remembered name of who logged in before is filled in a moment after the form is drawn, even in the middle of a fill.
  await expect(async () => {
    await login.username.fill(account.username);
    await expect(login.username).toHaveValue(account.username, { timeout: 500 });
  }).toPass();
  await login.logIn(account);
};

/** The site is loaded anew at its end: what is pressed in the page before that is pressed in vain. */
const signOut = async ({ frame }: Pages): Promise<void> => {
  const { page } = frame;
  await page.locator('body').evaluate((body) => body.setAttribute('data-former', ''));
  await frame.chooseSignOut();
  await frame.confirmSignOut();
  await page.locator('body:not([data-former])').waitFor();
};

interface Played {
  /** The game's name. */
  readonly game: string;
  readonly spins: number;
  /** What the game says the balance is now: `₱995.00`. */
  readonly balance: string;
}

/** Spins until the balance has moved: a win may give back exactly the bet. */
const spinUntilBalanceMoves = async (pages: Pages, language: Language, before: string): Promise<Played> => {
  for (let spins = 1; ; spins += 1) {
    const balance = await spinOnce(pages, language);
    if (balance !== before) return { game: (await pages.launcher.title.textContent()) ?? '', spins, balance };
  }
};

test.use({ isFirstVisit: true });
// Four visits of two people through three remotes: several tests' worth.
test.describe.configure({ timeout: 150_000 });

test('a guest logs in, plays a slot, finds the bet in the member centre, and the agent above sees the play', {
  tag: SPOKEN,
}, async ({ page, pages, control, language, money }) => {
  const { frame, home, login, launcher, member, record, agent } = pages;
  const { agent: upline, members } = await aTeam(control);
  const atStart = money(START_BALANCE_MINOR);

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

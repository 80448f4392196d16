import type { Page } from '@playwright/test';
import { formatMoney } from 'shared-kernel/format';
import { aMember } from '../factories/accounts.ts';
import { aPaidDeposit } from '../factories/deposits.ts';
import { barriersOn } from '../fixtures/accessibility.ts';
import type { Account } from '../fixtures/control.ts';
import { DEFAULT_BRAND } from '../fixtures/site.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import type { Texts } from '../fixtures/texts.ts';
import { InvitePage } from '../pages/invite.page.ts';
import { RegisterPage } from '../pages/register.page.ts';

const PASSWORD = 'Harbour-2027';
const TURNOVER_MINOR = 100_000;

/** Opens the link and registers by a mobile number that is verified with it. */
const registerByNumber = async (page: Page, t: Texts, link: string): Promise<Account> => {
  const register = new RegisterPage(page, t);
  const mobile = `917${String(Date.now()).slice(-7)}`;
  await page.goto(link);
  await register.byMobile.click();
  await register.phone.prove(mobile);
  await register.password.fill(PASSWORD);
  await register.confirm.fill(PASSWORD);
  await register.age.check();
  await register.submitButton.click();
  // A number that is a name is masked there.
  const name = `639***${mobile.slice(-2)}`;
  await expect(page.getByText(t('account:register.welcome', { name }))).toBeVisible();
  return { brand: DEFAULT_BRAND, username: `63${mobile}`, password: PASSWORD };
};

test('a friend who registers by the link, deposits and plays brings a reward, under a masked name', {
  tag: SPOKEN,
}, async ({ page, pages: { frame, invite, rewardCenter }, browser, control, language, signedInAs, t }) => {
  test.slow();
  const reward = formatMoney('100.00', { language });
  const member = await aMember(control);
  await signedInAs(member);
  await page.goto('/m/home');
  await frame.goTo('invite');
  await expect(page).toHaveURL(new RegExp(`${InvitePage.path}$`));
  await expect(page.getByText(t('member:inviteFriends.emptyText'))).toBeVisible();
  const link = `http://${(await invite.address.textContent()) ?? ''}`;

  // The events of a round of jobs may be what the next one follows.
  const comesTo = (stage: 'verified' | 'deposited' | 'valid') =>
    expect(async () => {
      await control.runJobs();
      await page.reload();
      const reached = new RegExp(t(`member:inviteFriends.stageOf.${stage}`));
      await expect(invite.friends).toHaveText([reached], { timeout: 5_000 });
    }).toPass();

  const phone = await browser.newContext();
  const friend = await registerByNumber(await phone.newPage(), t, link);
  await phone.close();
  await comesTo('verified');

  await aPaidDeposit(control, friend);
  await comesTo('deposited');

  await control.settleBet(friend, TURNOVER_MINOR);
  await comesTo('valid');
  await expect(invite.earned).toContainText(reward);
  await expect(page.getByRole('main')).not.toContainText(friend.username);
  expect(await barriersOn(page)).toEqual([]);

  await page.getByRole('link', { name: t('member:inviteFriends.claim') }).click();
  await rewardCenter.claimOf(reward).click();
  await expect(rewardCenter.status).toContainText(t('member:claim.started', { amount: reward }));
  await page.goto(InvitePage.path);
  await expect(invite.earned).toContainText(t('member:inviteFriends.playing', { amount: reward }));
});

test.describe('a brand without the promotion', () => {
  test.use({ brand: 'luna' });
  test('sends who asks for inviting to customer service', async ({
    page,
    pages: { frame },
    brand,
    control,
    signedInAs,
    t,
  }) => {
    await signedInAs(await aMember(control, { brand }));
    await page.goto(InvitePage.path, { waitUntil: 'commit' });
    await expect(frame.toasts.getByText(t('frame:access.contactService'))).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});

test('a guest is led to the login, and back', async ({ page }) => {
  await page.goto(InvitePage.path);
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2FinviteFriends$/);
});

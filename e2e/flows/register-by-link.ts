import { expect, type Page } from '@playwright/test';
import { paths } from '@shared-kernel/contracts/system/paths';
import type { Texts } from '../fixtures/texts.ts';
import { RegisterPage } from '../pages/register.page.ts';
import type { TeamPage } from '../pages/team.page.ts';

/** The first registration link of the agent who is signed in, with rates by the names of their categories. */
export const makeLink = async (team: TeamPage, rates: Readonly<Record<string, string>> = {}): Promise<string> => {
  await team.page.goto(paths.openAccount);
  for (const [category, rate] of Object.entries(rates)) await team.giveRate(category, rate);
  await team.makeLinkButton.click();
  await expect(team.links).toHaveCount(1);
  return (await team.links.getByText('affiliateCode=').textContent()) ?? '';
};

interface Guest {
  readonly userName: string;
  readonly password: string;
}

/** A guest opens the link and registers; at the end the account is signed in. */
export const registerByLink = async (
  page: Page,
  t: Texts,
  link: string,
  { userName, password }: Guest,
): Promise<void> => {
  const register = new RegisterPage(page, t);
  await page.goto(link);
  await register.byUsername.click();
  await register.username.fill(userName);
  await register.mobile.fill(`917${String(Date.now()).slice(-7)}`);
  await register.password.fill(password);
  await register.confirm.fill(password);
  await register.age.check();
  await register.submitButton.click();
  await expect(page.getByText(t('account:register.welcome', { name: userName }))).toBeVisible();
};

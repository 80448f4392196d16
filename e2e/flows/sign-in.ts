import type { Account } from '../fixtures/control.ts';
import type { Pages } from '../pages/pages.ts';

/** From the home page through the login page, as a visitor does it. */
export const signIn = async ({ frame, login }: Pages, account: Account): Promise<void> => {
  await frame.loginLink.click();
  await login.logIn(account);
};

/** The site is loaded anew at its end: what is pressed in the page before that is pressed in vain. */
export const signOut = async ({ frame }: Pages): Promise<void> => {
  const { page } = frame;
  await page.locator('body').evaluate((body) => body.setAttribute('data-former', ''));
  await frame.chooseSignOut();
  await frame.confirmSignOut();
  await page.locator('body:not([data-former])').waitFor();
};

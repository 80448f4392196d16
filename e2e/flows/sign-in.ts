import type { Account } from '../fixtures/control.ts';
import type { Pages } from '../pages/pages.ts';

/** From the home page through the login page, as a visitor does it. */
export const signIn = async ({ frame, login }: Pages, account: Account): Promise<void> => {
  await frame.loginLink.click();
  await login.logIn(account);
};

export const signOut = async ({ frame }: Pages): Promise<void> => {
  await frame.chooseSignOut();
  await frame.confirmSignOut();
};

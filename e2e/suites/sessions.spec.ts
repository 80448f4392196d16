import type { Browser } from '@playwright/test';
import { aMember } from '../factories/accounts.ts';
import { rememberPopups } from '../fixtures/popups.ts';
import type { Brand } from '../fixtures/site.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { createTexts } from '../fixtures/texts.ts';
import { LoginPage } from '../pages/login.page.ts';
import { createPages } from '../pages/pages.ts';
import { SettingsPage } from '../pages/settings.page.ts';

/** A second browser of the same player, with cookies and a memory of its own. */
const anotherBrowser = async (browser: Browser, brand: Brand, language: 'EN' | 'TY') => {
  const context = await browser.newContext({ locale: language === 'EN' ? 'en-PH' : 'fil-PH' });
  const page = await context.newPage();
  // A pop-up over the home page would hide its header from whoever reads by ear.
  await rememberPopups(page, brand, language);
  return { page, pages: createPages(page, createTexts(language)), close: () => context.close() };
};

test.describe('a member signed in on two devices', () => {
  test('sees both, signs the other one out, and that one finds the login over its next page, as a guest', {
    tag: SPOKEN,
  }, async ({ browser, page, pages, control, signedInAs, language, brand }) => {
    const member = await aMember(control);
    const other = await anotherBrowser(browser, brand, language);
    await signedInAs(member);
    await other.page.goto(LoginPage.path);
    await other.pages.login.logIn(member);
    await expect(other.pages.frame.balance).toBeVisible();
    await other.page.goto(SettingsPage.path);
    await expect(other.pages.settings.signOutButton).toBeVisible();

    await pages.sessions.open();
    await expect(pages.sessions.here).toBeVisible();
    await expect(pages.sessions.others).toHaveCount(1);
    await expect(pages.sessions.others).toContainText('Chrome');
    await pages.sessions.signOut(pages.sessions.others.first());
    await expect(pages.sessions.done).toBeVisible();
    await expect(pages.sessions.none).toBeVisible();

    await other.page.goto('/m/home');
    await expect(other.pages.login.dialog).toBeVisible();
    await other.page.keyboard.press('Escape');
    await expect(other.pages.frame.loginLink).toBeVisible();
    await page.goto('/m/home');
    await expect(pages.frame.balance).toBeVisible();
    await other.close();
  });

  test('signs all others out at once', async ({ pages, page, browser, control, signedInAs, language, brand }) => {
    const member = await aMember(control);
    const others = [await anotherBrowser(browser, brand, language), await anotherBrowser(browser, brand, language)];
    for (const other of others) await signedInAs(member, { page: other.page });
    await signedInAs(member, { page });
    await pages.sessions.open();
    await expect(pages.sessions.others).toHaveCount(2);
    await pages.sessions.signOutAll();
    await expect(pages.sessions.none).toBeVisible();
    for (const other of others) {
      await other.page.goto(SettingsPage.path);
      await expect(other.page).toHaveURL(/\/m\/home$/);
      await other.close();
    }
  });
});

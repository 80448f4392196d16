import type { Page } from '@playwright/test';
import { aMember } from '../factories/accounts.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { SettingsPage } from '../pages/settings.page.ts';

interface Authenticator {
  unlocks(isUserVerified: boolean): Promise<unknown>;
}

/** A device of Chromium's own that keeps passkeys and unlocks itself, or says no. */
const addAuthenticator = async (page: Page): Promise<Authenticator> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    unlocks: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
};

test.describe('passkeys', { tag: SPOKEN }, () => {
  test('one that is added and renamed is the way in, until it is taken away', async ({
    page,
    pages,
    control,
    signedInAs,
  }) => {
    const { sessions, settings, login, frame } = pages;
    const member = await aMember(control);
    await addAuthenticator(page);
    await signedInAs(member);
    await sessions.open();
    await expect(sessions.noPasskey).toBeVisible();
    await sessions.addPasskey('Phone', member.password);
    await expect(sessions.passkeys).toHaveCount(1);
    await sessions.renamePasskey('Phone', 'Old phone');
    await expect(sessions.passkeys).toContainText('Old phone');

    await page.goto(SettingsPage.path);
    await settings.signOutButton.click();
    await expect(frame.loginLink).toBeVisible();
    await login.open();
    await login.passkeyButton.click();
    await expect(frame.balance).toBeVisible();

    await sessions.open();
    await sessions.removePasskey('Old phone');
    await expect(sessions.noPasskey).toBeVisible();
    await page.goto(SettingsPage.path);
    await settings.signOutButton.click();
    await expect(frame.loginLink).toBeVisible();
    await login.open();
    await login.passkeyButton.click();
    await expect(login.passkeyFailed).toBeVisible();
    await expect(login.heading).toBeVisible();
  });

  test('a wrong password makes none, and one that the device does not unlock lets nobody in', async ({
    page,
    pages,
    control,
    signedInAs,
    t,
  }) => {
    const { sessions, settings, login, frame } = pages;
    const member = await aMember(control);
    const device = await addAuthenticator(page);
    await signedInAs(member);
    await sessions.open();
    await sessions.addPasskey('Phone', 'Wrong-2026');
    await expect(page.getByText(t('account:passkeys.wrong'))).toBeVisible();
    await page.keyboard.press('Escape');
    await sessions.addPasskey('Phone', member.password);
    await expect(sessions.passkeys).toHaveCount(1);
    await page.goto(SettingsPage.path);
    await settings.signOutButton.click();
    await expect(frame.loginLink).toBeVisible();
    await device.unlocks(false);
    await login.open();
    await login.passkeyButton.click();
    await expect(page.getByText(t('account:login.passkey.cancelled'))).toBeVisible();
    await expect(login.heading).toBeVisible();
  });
});

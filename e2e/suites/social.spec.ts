import { linkSocial } from '@shared-kernel/contracts/account/social';
import { paths } from '@shared-kernel/contracts/system/paths';
import { CHANGES_BRAND, expect, SPOKEN, test } from '../fixtures/test.ts';

const PASSWORD = 'Harbour-2027';

test.use({ brand: 'luna' });

test('who comes by Google registers once, is linked, comes in by Google alone and unlinks it; who cancels reads so', {
  tag: [SPOKEN, CHANGES_BRAND],
}, async ({ page, pages: { register, settings, frame, login, sessions }, control, language, t }) => {
  await control.setFlags('luna', { GOOGLELOGIN3: true });
  const byGoogle = page.getByRole('button', { name: t('account:social.google') });
  const name = t('account:provider.name.google');
  /** Both languages have one site, on which a person is a stranger once. */
  const person = page.getByRole('button', { name: language === 'TY' ? 'Ben Santos' : 'Ana Reyes' });
  const digits = String(Date.now()).slice(-7);
  /** Again where another test puts the site's clock on meanwhile: the answer is too old then. */
  const comeAsStranger = () =>
    expect(async () => {
      await byGoogle.click({ timeout: 5000 });
      await person.click({ timeout: 5000 });
      await expect(page.getByText(t('account:provider.known', { name }))).toBeVisible({ timeout: 5000 });
    }).toPass();

  await expect(async () => {
    await login.open();
    await expect(byGoogle).toBeVisible({ timeout: 1000 });
  }).toPass();
  await byGoogle.click();
  await page.locator('button[value=""]').click();
  await expect(page.getByText(t('account:provider.failed.cancelled', { name }))).toBeVisible();

  await comeAsStranger();
  await register.open(paths.settings);
  await expect(page.getByText(t('account:provider.willBeLinked', { name }))).toBeVisible();
  await register.username.fill(`soc_${digits}`);
  await register.mobile.fill(`917${digits}`);
  await register.password.fill(PASSWORD);
  await register.confirm.fill(PASSWORD);
  await register.age.check();
  // The page goes on meanwhile; a link of a session that has ended is refused.
  const linked = page.waitForResponse((response) => new URL(response.url()).pathname === linkSocial.path);
  await register.submitButton.click();
  await linked;
  await expect(page).toHaveURL(new RegExp(`${paths.settings}$`));
  await settings.signOutButton.click();
  await expect(frame.loginLink).toBeVisible();

  await login.open();
  await byGoogle.click();
  await person.click();
  await expect(frame.balance).toBeVisible();

  await sessions.open();
  await expect(sessions.links).toHaveCount(1);
  await sessions.unlink(name);
  await expect(sessions.links).toHaveCount(0);
  await page.goto(paths.settings);
  await settings.signOutButton.click();
  await expect(frame.loginLink).toBeVisible();
  await login.open();
  await comeAsStranger();
  await control.setFlags('luna', { GOOGLELOGIN3: false });
});

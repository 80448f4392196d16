import { paths } from '@shared-kernel/contracts/system/paths';
import { expect, test } from '../fixtures/test.ts';

const PASSWORD = 'Harbour-2027';

test('who registers reads the agreement, comes back to what was typed, and goes on signed in', async ({
  page,
  pages,
  t,
}) => {
  const digits = String(Date.now()).slice(-7);
  await pages.register.open(paths.settings);
  await pages.register.username.fill(`new_${digits}`);
  await pages.register.mobile.fill(`917${digits}`);
  await pages.register.agreementLink.click();
  await expect(page).toHaveURL(new RegExp(`${paths.userAgreement}$`));
  await page.goBack();
  await expect(pages.register.username).toHaveValue(`new_${digits}`);
  await expect(pages.register.mobile).toHaveValue(`917${digits}`);
  await pages.register.password.fill(PASSWORD);
  await pages.register.confirm.fill(PASSWORD);
  await pages.register.age.check();
  await pages.register.submitButton.click();
  await expect(page).toHaveURL(new RegExp(`${paths.settings}$`));
  await expect(pages.frame.toasts).toContainText(t('account:register.done'));
});

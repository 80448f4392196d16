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
  await pages.frame.toasts.getByText(t('account:register.done')).waitFor();
  await expect(page).toHaveURL(new RegExp(`${paths.settings}$`));
});

test('the notice that a code was sent leaves the code’s field free on a small phone', async ({ page, pages }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await pages.register.open(paths.settings);
  await pages.register.byMobile.click();
  // It is gone after a second: looked for before it comes.
  const [notice] = await Promise.all([
    pages.frame.toasts.getByRole('listitem').boundingBox(),
    pages.register.phone.ask(`917${String(Date.now()).slice(-7)}`),
  ]);
  await expect(pages.register.phone.code).toBeFocused();
  const code = await pages.register.phone.code.boundingBox();
  expect((code?.y ?? 0) + (code?.height ?? 0)).toBeLessThan(notice?.y ?? 0);
});

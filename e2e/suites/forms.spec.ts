import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login.page.ts';

test('a form that is sent empty says at each field what it wants, in the words of its page', async ({
  page,
  pages,
  t,
}) => {
  await page.goto(LoginPage.path);
  await pages.login.submitButton.click();
  await expect(page.getByText(t('account:field.username.required'))).toBeVisible();
  await expect(page.getByText(t('account:field.password.required'))).toBeVisible();
});

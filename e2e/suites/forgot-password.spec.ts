import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login.page.ts';

test('who forgot the password asks for a mail, is told of a wrong address, and goes back where they were', async ({
  page,
  pages: { forgotPassword },
}) => {
  await page.goto(LoginPage.path);
  await forgotPassword.open();
  await forgotPassword.byEmail.click();
  await forgotPassword.username.fill(' juan_dc88 ');
  await forgotPassword.email.fill('no address');
  await forgotPassword.retrieveButton.click();
  await expect(forgotPassword.emailWrong).toBeVisible();
  await forgotPassword.email.fill(' juan@example.com ');
  await forgotPassword.retrieveButton.click();
  await expect(forgotPassword.sent).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${LoginPage.path}$`));
});

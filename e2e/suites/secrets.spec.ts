import { paths } from '@shared-kernel/contracts/system/paths';
import { leaksOf, watchLeaks } from '../fixtures/leaks.ts';
import { lastNotice } from '../fixtures/notices.ts';
import { SESSION_KEY } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login.page.ts';

const FIRST = 'Harbour-2027';
const SECOND = 'Carabao-2028';
const THIRD = 'Mangoes-2029';

test('no password and no link is left in the browser, in addresses, reports and logs by a registration, a change, a recovery and logins', async ({
  page,
  pages: { register, changePassword, forgotPassword, login, frame },
  control,
}) => {
  const leaks = watchLeaks(page);
  const digits = String(Date.now()).slice(-7);
  const [username, email] = [`quiet_${digits}`, `quiet_${digits}@example.com`];

  await register.open(paths.settings);
  await register.username.fill(username);
  await register.mobile.fill(`918${digits}`);
  await register.moreRow.click();
  await register.email.fill(email);
  await register.password.fill(FIRST);
  await register.confirm.fill(FIRST);
  await register.age.check();
  await register.submitButton.click();
  await expect(page).toHaveURL(new RegExp(`${paths.settings}$`));
  await changePassword.change(FIRST, SECOND);
  await changePassword.done.waitFor();

  await forgotPassword.open();
  await forgotPassword.askForMail(username, email);
  await expect(forgotPassword.sent).toBeVisible();
  await control.runJobs();
  const link = await lastNotice(email, /(http\S+#token=[\w-]+)/);
  await page.goto(link);
  await forgotPassword.newPassword.fill(THIRD);
  await forgotPassword.confirm.fill(THIRD);
  await expect(page).not.toHaveURL(/token=/);
  await forgotPassword.submitButton.click();
  await forgotPassword.done.waitFor();
  // The session of before has ended with the old password.
  await expect(page).toHaveURL(new RegExp(`${LoginPage.path}$`));
  await login.logIn({ username, password: THIRD });
  await expect(frame.balance).toBeVisible();
  // It is sealed first, after the login.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rememberedLogin'))).not.toBeNull();
  const token = link.split('#token=')[1] ?? '';
  expect(token).not.toBe('');
  const found = await leaks.found();
  expect(leaksOf(found, { FIRST, SECOND, THIRD, token })).toEqual([]);
  const session = await page.evaluate(
    (key) => String(JSON.parse(localStorage.getItem(key) ?? '{}').token),
    SESSION_KEY,
  );
  expect(leaksOf(found, { session })).toEqual(['session stands in local storage']);
  // What remembers the login was looked at, and so was what the platform wrote.
  expect(found.get('local storage')).toContain('rememberedLogin');
  expect(found.get('the log platform.log')).toContain('security.password.changed');
});

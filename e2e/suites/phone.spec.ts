import { paths } from '@shared-kernel/contracts/system/paths';
import { CHANGES_BRAND, expect, SPOKEN, test } from '../fixtures/test.ts';
import { BettingRecordPage } from '../pages/betting-record.page.ts';
import { ChangePasswordPage } from '../pages/change-password.page.ts';
import { MemberCentrePage } from '../pages/member-centre.page.ts';

const FIRST_PASSWORD = 'Lantern-2026';
const PASSWORD = 'Harbour-2027';

test.use({ brand: 'luna' });

test('whose name is a number registers by its code, logs in by one over a page, and sets a first and a forgotten password by one', {
  tag: [SPOKEN, CHANGES_BRAND],
}, async ({
  page,
  pages: { register, settings, frame, member, login, record, changePassword, forgotPassword },
  control,
}) => {
  await control.setFlags('luna', { FIREBASESMS3: false, MOBILECODELOGIN3: true, MOBILENUMPASSREG3: false });
  const mobile = `917${String(Date.now()).slice(-7)}`;
  const signOut = async () => {
    await page.goto(paths.settings);
    await settings.signOutButton.click();
    await expect(frame.loginLink).toBeVisible();
  };

  await expect(async () => {
    await register.open(paths.settings);
    await register.byMobile.click();
    await expect(register.password).toBeHidden({ timeout: 1000 });
  }).toPass();
  await register.phone.prove(mobile);
  await register.age.check();
  await register.submitButton.click();
  await expect(page).toHaveURL(new RegExp(`${paths.settings}$`));
  await signOut();

  await member.open();
  await member.openBettingRecord();
  await expect(login.dialog).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${MemberCentrePage.path}$`));
  await login.bySms.click();
  await login.phone.prove(mobile);
  await login.submitButton.click();
  await expect(page).toHaveURL(new RegExp(`${BettingRecordPage.path}$`));
  await expect(record.heading).toBeVisible();

  await page.goto(ChangePasswordPage.path);
  await changePassword.setOne.click();
  await forgotPassword.phone.prove(mobile);
  await forgotPassword.newPassword.fill(FIRST_PASSWORD);
  await forgotPassword.submitButton.click();
  await expect(page).toHaveURL(new RegExp(`${ChangePasswordPage.path}$`));
  await expect(changePassword.old).toBeVisible();
  await signOut();

  await forgotPassword.open();
  await forgotPassword.phone.prove(mobile);
  await forgotPassword.newPassword.fill(PASSWORD);
  await forgotPassword.submitButton.click();
  await forgotPassword.done.waitFor();
  await expect(page).toHaveURL(new RegExp(`${paths.home}$`));
  await expect(frame.balance).toBeVisible();
  await control.setFlags('luna', { MOBILECODELOGIN3: false, MOBILENUMPASSREG3: true });
});

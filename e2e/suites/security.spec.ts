import { paths } from '@shared-kernel/contracts/system/paths';
import { aMember } from '../factories/accounts.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { SecurityPage } from '../pages/security.page.ts';

const FIRST = '274913';
const NEXT = '582036';
const LOGIN_PASSWORD = 'Harbour-2027';
const OWNER = 'Ana Cruz';
/** The digits that stay to be seen. */
const tail = (account: string): string => `****${account.slice(-4)}`;

test('in the security centre a payment password is set and changed, and accounts are bound by it, one made the default, one removed and kept after all', {
  tag: SPOKEN,
}, async ({ pages: { security }, control, signedInAs, t }) => {
  const member = await aMember(control);
  await signedInAs(member);
  await security.open();
  await security.setPaymentPassword(FIRST, member.password);
  await expect(security.page.getByText(t('member:security.isSet'), { exact: true })).toBeVisible();
  await security.changePaymentPassword(FIRST, NEXT);
  await security.page.getByText(t('payment:changed')).waitFor();

  const stamp = String(Date.now()).slice(-9);
  const [wallet, other] = [`09${stamp}`, `09${[...stamp].reverse().join('')}`];
  await security.addAccount({ bank: 'GCash', account: wallet, name: OWNER, paymentPassword: NEXT });
  await expect(security.accounts).toHaveCount(1);
  await security.addAccount({ bank: 'Maya', account: other, paymentPassword: NEXT });
  await expect(security.accounts).toHaveCount(2);

  await security.press(tail(other), 'member:security.makeDefault');
  await expect(security.accounts.filter({ hasText: tail(other) })).toContainText(t('member:security.isDefault'));
  await security.press(tail(wallet), 'member:security.remove');
  await security.confirmRemoval();
  await security.press(tail(wallet), 'member:security.keep');
  await expect(
    security.accounts.filter({ hasText: tail(wallet) }).getByRole('button', { name: t('member:security.remove') }),
  ).toBeVisible();
});

test('a forgotten payment password is set anew by the code of an SMS and the login password', {
  tag: SPOKEN,
}, async ({ page, pages: { register, security }, t }) => {
  const mobile = `918${String(Date.now()).slice(-7)}`;
  await register.open(SecurityPage.path);
  await register.byMobile.click();
  await register.phone.prove(mobile);
  await register.password.fill(LOGIN_PASSWORD);
  await register.confirm.fill(LOGIN_PASSWORD);
  await register.age.check();
  await register.submitButton.click();
  await expect(page).toHaveURL(new RegExp(`${SecurityPage.path}$`));
  await security.setPaymentPassword(FIRST, LOGIN_PASSWORD);
  await expect(page.getByText(t('member:security.isSet'), { exact: true })).toBeVisible();
  await security.resetPaymentPassword(mobile, NEXT, LOGIN_PASSWORD);
  await page.getByText(t('payment:changed')).waitFor();
  await security.changePaymentPassword(NEXT, FIRST);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('who registers by name verifies the number afterwards, and can get back in by it', async ({
  page,
  pages: { register, security, settings, frame, forgotPassword },
}) => {
  const digits = String(Date.now()).slice(-7);
  await register.open(SecurityPage.path);
  await register.username.fill(`num_${digits}`);
  await register.mobile.fill(`919${digits}`);
  await register.password.fill(LOGIN_PASSWORD);
  await register.confirm.fill(LOGIN_PASSWORD);
  await register.age.check();
  await register.submitButton.click();
  await expect(page).toHaveURL(new RegExp(`${SecurityPage.path}$`));
  await security.proveMobile(`919${digits}`);
  await expect(security.mobile.getByRole('button')).toHaveCount(0);
  await page.goto(paths.settings);
  await settings.signOutButton.click();
  await expect(frame.loginLink).toBeVisible();
  await forgotPassword.open();
  await forgotPassword.phone.prove(`919${digits}`);
  await forgotPassword.newPassword.fill(`${LOGIN_PASSWORD}8`);
  await forgotPassword.submitButton.click();
  await expect(forgotPassword.done).toBeVisible();
});

test('in the security centre an e-mail address is set and verified, and the real name, once', {
  tag: SPOKEN,
}, async ({ pages: { security }, control, signedInAs }) => {
  const member = await aMember(control);
  await signedInAs(member);
  await security.open();
  const email = `${member.username}@example.com`;
  await security.setEmail(email, member.password);
  await security.proveEmail(email);
  await expect(security.email).toContainText(`${email.slice(0, 1)}***@example.com`);
  await security.setRealName('Maria Santos', member.password);
  await expect(security.realName).toContainText('Mar***os');
  await expect(security.realName.getByRole('button')).toHaveCount(0);
});

import { paths } from '@shared-kernel/contracts/system/paths';
import { aMember } from '../factories/accounts.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { BettingRecordPage } from '../pages/betting-record.page.ts';

const NEW = 'Harbour-2027';

test('whose password has run out changes it on the way to the page that was wanted, and gets nowhere before', {
  tag: SPOKEN,
}, async ({ page, pages: { record, login, changePassword, frame }, control }) => {
  const member = await aMember(control, { mustChangePassword: true });
  const atChange = new RegExp(`${paths.changePassword}\\?back=${encodeURIComponent(BettingRecordPage.path)}$`);
  await record.open();
  await login.logIn(member);
  await expect(page).toHaveURL(atChange);
  await expect(changePassword.expired).toBeVisible();
  await record.open();
  await expect(page).toHaveURL(atChange);
  await changePassword.fillAndSend(member.password, NEW);
  await changePassword.done.waitFor();
  await expect(page).toHaveURL(new RegExp(`${BettingRecordPage.path}$`));
  await expect(record.heading).toBeVisible();
  await page.goto(paths.home);
  await expect(frame.balance).toBeVisible();
});

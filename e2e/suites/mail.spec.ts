import { aMember } from '../factories/accounts.ts';
import type { Account } from '../fixtures/control.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { pressDesk } from '../flows/press-desk.ts';
import { NoticePage } from '../pages/notice.page.ts';

const mailTo = ({ brand, username }: Account, subject: string, body = 'x') =>
  pressDesk('/mail', {
    merchant: brand,
    to: 'one',
    username,
    'subject-EN': subject,
    'subject-TY': subject,
    'body-EN': body,
    'body-TY': body,
    send: 'mail',
  });

test('mail is read, deleted and brought back, and the count in another tab follows', { tag: SPOKEN }, async ({
  pages: { mail },
  page,
  context,
  control,
  signedInAs,
  t,
}) => {
  // Too little for a mission, whose reward is a mail too.
  const member = await aMember(control, { balanceMinor: 100 });
  const body = '<img src=x onerror="document.title=1">';
  await mailTo(member, 'First');
  await mailTo(member, 'Second', body);
  await signedInAs(member);
  // The two, and the one about the account's money, which comes within seconds.
  await expect(async () => {
    await mail.open();
    await expect(mail.unread).toHaveCount(3, { timeout: 5_000 });
  }).toPass();

  const otherTab = new NoticePage(await context.newPage(), t);
  await otherTab.openHub();
  const count = (unread: number) => otherTab.hubRows.first().getByText(t('common:waiting.mails', { count: unread }));
  await expect(count(3)).toBeAttached();

  await mail.rows.filter({ hasText: 'Second' }).click();
  await expect(mail.mail).toContainText(body);
  await expect(count(2)).toBeAttached();
  await page.goBack();
  await expect(mail.unread).toHaveCount(2);

  await mail.rows.filter({ hasText: 'First' }).click();
  await mail.deleteButton.click();
  await expect(mail.rows).toHaveCount(2);
  await mail.undo.click();
  await expect(mail.rows).toHaveCount(3);
  await expect(count(1)).toBeAttached();
  await page.reload();
  await expect(mail.rows).toHaveCount(3);
});

test('a guest is asked to log in, in the place of the mail', async ({ page, pages: { mail }, t }) => {
  await mail.open();
  await expect(page.getByRole('main').getByText(t('common:login'), { exact: true }).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/m/webEmail');
});

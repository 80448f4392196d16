import { aMember } from '../factories/accounts.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { deskButton } from '../flows/desk-buttons.ts';
import { pressDesk } from '../flows/press-desk.ts';

/** One grey point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('feedback with a picture survives a reload, is sent, and answered from the desk', { tag: SPOKEN }, async ({
  pages: { feedback, mail },
  page,
  control,
  signedInAs,
  t,
}) => {
  const member = await aMember(control);
  const words = `<b>It took</b> an hour, ${member.username}.`;
  await signedInAs(member);
  await feedback.open();
  await feedback.about.selectOption('DEPOSIT');
  await feedback.message.fill(words);
  await page.reload();
  await expect(feedback.message).toHaveValue(words);
  await expect(feedback.about).toHaveValue('DEPOSIT');
  await feedback.pictures.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: PNG });
  await feedback.sendButton.click();
  await expect(feedback.sent).toBeVisible();
  await expect(feedback.messages).toHaveCount(1);
  await expect(feedback.messages.first()).toContainText(words);
  await expect(feedback.messages.first().getByRole('link')).toHaveCount(1);
  await expect(feedback.message).toHaveValue('');

  const id = await deskButton('/feedback', member.username, 'send');
  await pressDesk('/feedback', { answer: 'It is in your balance now.', send: id });
  await feedback.open();
  await expect(feedback.messages).toHaveCount(2);
  await expect(feedback.messages.last()).toContainText('It is in your balance now.');
  await expect(feedback.messages.last()).toContainText(t('member:feedback.operator'));
  await mail.open();
  await expect(mail.rows.first()).toContainText('feedback');
});

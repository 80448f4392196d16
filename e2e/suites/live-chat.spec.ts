import { aMember } from '../factories/accounts.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { deskButton } from '../flows/desk-buttons.ts';
import { pressDesk } from '../flows/press-desk.ts';
import { ChatPage } from '../pages/chat.page.ts';

test('a member chats with the desk from customer service, in a frame', { tag: SPOKEN }, async ({
  pages: { chat, service },
  page,
  control,
  signedInAs,
}) => {
  const member = await aMember(control);
  const words = `<b>Hello</b> from ${member.username}`;
  await signedInAs(member);
  await page.goto('/m/service');
  await service.channels.first().click();
  await expect(page).toHaveURL((url) => url.pathname === ChatPage.path);
  await expect(chat.hours).toBeVisible();
  await chat.words.fill(words);
  await chat.send.click();
  await expect(chat.log.getByText(words)).toBeVisible();
  expect(
    page
      .frames()
      .map((frame) => frame.url())
      .join(' '),
  ).not.toContain('launch=');

  const id = await deskButton('/chat', member.username, 'answer');
  await pressDesk('/chat', { text: 'Good day!', answer: id });
  await expect(chat.log.getByText('Good day!')).toBeVisible();
  await page.goBack();
  await expect(service.channels.first()).toBeVisible();
  await page.goForward();
  await expect(chat.log.getByText('Good day!')).toBeVisible();
  await pressDesk('/chat', { text: '', close: id });
});

test('a guest is asked to log in, in the place of the chat', async ({ page, t }) => {
  await page.goto(ChatPage.path);
  await expect(page.getByRole('main').getByText(t('common:login'), { exact: true }).first()).toBeVisible();
  expect(page.frames()).toHaveLength(1);
});

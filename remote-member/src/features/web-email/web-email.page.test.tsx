import {
  deleteMail,
  getInbox,
  getMail,
  readAllMails,
  readMail,
  restoreMail,
} from '@shared-kernel/contracts/member/inbox';
import { getUnreadCount } from '@shared-kernel/contracts/member/member';
import { paths } from '@shared-kernel/contracts/system/paths';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { watchBottom } from '@shared-kernel/testing/bottom-of-page';
import { aSession } from '@shared-kernel/testing/member-builders';
import { type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import en from './texts.en.json';
import { Page } from './web-email.page.tsx';

const SENT_AT = '2026-11-20T08:30:00+08:00';
const head = (id: string, isRead: boolean) => ({ id, subject: `Subject ${id}`, sentAt: SENT_AT, isRead });
const SCRIPT = '<img src=x onerror=alert(1)>';

/** An inbox that does what it is told. */
const anInbox = () => {
  let list = [head('m1', false), head('b2', false), head('m3', true)];
  let gone: typeof list = [];
  return [
    answerBy(getInbox, () => ({ pageNum: 1, totalPages: 1, list })),
    answerBy(getMail, ({ id }) => ({ ...(list.find((mail) => mail.id === id) ?? head(id, true)), body: SCRIPT })),
    answerBy(getUnreadCount, () => list.filter(({ isRead }) => !isRead).length),
    answerBy(readMail, ({ id }) => {
      list = list.map((mail) => (mail.id === id ? { ...mail, isRead: true } : mail));
      return {};
    }),
    answerBy(readAllMails, () => {
      list = list.map((mail) => ({ ...mail, isRead: true }));
      return {};
    }),
    answerBy(deleteMail, ({ id }) => {
      gone = list.filter((mail) => mail.id === id);
      list = list.filter((mail) => mail.id !== id);
      return {};
    }),
    answerBy(restoreMail, () => {
      list = [...gone, ...list];
      return {};
    }),
  ];
};

watchBottom();
const server = serveApi();
const open = (options: RenderPageOptions = {}) =>
  renderPage(<Page />, { path: paths.mail, session: aSession(), flags: ['MAILCEN'], ...options });
const rows = async () => within(await screen.findByRole('list', { name: en.webEmail.title })).getAllByRole('link');
const text = async () => (await rows()).map((row) => row.textContent);

it('asks for exactly what its document starts, and a guest is asked to log in', async () => {
  server.use(...anInbox());
  const route = manifest.routes.find(({ page }) => page === 'web-email');
  expect(route?.access).toBe('login-prompt');
  await expectStartedCalls(server, route, open);
});

it('a mail opens at its own address as text, is read then, and Back closes it', async () => {
  server.use(...anInbox());
  const { user, address } = await open();
  expect(await text()).toEqual([
    expect.stringContaining(en.webEmail.unread),
    expect.stringContaining(en.webEmail.unread),
    expect.not.stringContaining(en.webEmail.unread),
  ]);
  await user.click(screen.getByRole('link', { name: /Subject m1/ }));
  expect(await screen.findByText(SCRIPT)).toBeVisible();
  expect(address()).toBe('/m/webEmail?id=m1');
  window.history.back();
  await waitFor(async () => expect((await text())[0]).not.toContain(en.webEmail.unread));
  expect(address()).toBe('/m/webEmail');
});

it('marks all as read', async () => {
  server.use(...anInbox());
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: en.webEmail.readAll }));
  await waitFor(() => expect(screen.queryByText(en.webEmail.unread)).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: en.webEmail.readAll })).not.toBeInTheDocument();
});

it('deletes a mail, leads back, and Undo brings it back', async () => {
  server.use(...anInbox());
  const { user, address } = await open();
  await user.click(await screen.findByRole('link', { name: /Subject b2/ }));
  await user.click(await screen.findByRole('button', { name: en.webEmail.delete }));
  expect(await screen.findByText(en.webEmail.deleted)).toBeVisible();
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(address()).toBe('/m/webEmail');
  await user.click(screen.getByRole('button', { name: en.webEmail.undo }));
  expect(await screen.findByText(en.webEmail.restored)).toBeVisible();
  await waitFor(async () => expect(await rows()).toHaveLength(3));
});

it('says that a mail was not deleted, or did not come back, and offers it again', async () => {
  server.use(refuse(deleteMail, 'unknown'), ...anInbox());
  const { user, address } = await open({ path: `${paths.mail}?id=m1` });
  await user.click(await screen.findByRole('button', { name: en.webEmail.delete }));
  expect(await screen.findByText(en.webEmail.notDeleted)).toBeVisible();
  expect(address()).toBe('/m/webEmail?id=m1');
  server.use(answer(deleteMail, {}), refuse(restoreMail, 'unknown'));
  await user.click(screen.getByRole('button', { name: en.webEmail.delete }));
  await waitFor(() => expect(address()).toBe('/m/webEmail'));
  await user.click(await screen.findByRole('button', { name: en.webEmail.undo }));
  expect(await screen.findByText(en.webEmail.notRestored)).toBeVisible();
  server.use(answer(restoreMail, {}));
  await user.click(screen.getByRole('button', { name: en.webEmail.undo }));
  expect(await screen.findByText(en.webEmail.restored)).toBeVisible();
});

it('a mail that is gone leads to the others', async () => {
  server.use(refuse(getMail, 'not.found'), ...anInbox());
  await open({ path: `${paths.mail}?id=m9` });
  expect(await screen.findByText(en.webEmail.gone)).toBeVisible();
  expect(screen.getByRole('link', { name: en.webEmail.all })).toHaveAttribute('href', paths.mail);
});

it('an empty inbox, and one that did not come', async () => {
  server.use(refuse(getInbox, 'unknown'));
  const { user } = await open();
  expect(await screen.findByText(en.webEmail.failed)).toBeVisible();
  server.use(answer(getInbox, { pageNum: 1, totalPages: 0, list: [] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(en.webEmail.none)).toBeVisible();
});

it('speaks Filipino', async () => {
  server.use(...anInbox());
  await open({ language: 'TY' });
  expect(await screen.findByRole('button', { name: 'Nabasa na lahat' })).toBeVisible();
});

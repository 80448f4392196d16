import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { getUnreadCount } from '@shared-kernel/contracts/member/member';
import { paths } from '@shared-kernel/contracts/system/paths';
import { answer, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aSession } from '@shared-kernel/testing/member-builders';
import { ALL_ROUTES } from '@shared-kernel/testing/render-page';
import { someAnnouncements } from '@shared-kernel/testing/site-builders';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { renderBrowse } from '../../testing/render-browse.tsx';
import { Page } from './message.page.tsx';
import en from './texts.en.json';

const notice = (day: number, isRead: boolean) => ({
  id: `n${day}`,
  title: `News of day ${day}`,
  contentLobby: '',
  publishedAt: `2026-11-0${day}T08:00:00+08:00`,
  isRead,
});
const NOTICES = [notice(1, true), notice(4, false), notice(2, true), notice(3, false)];
const server = serveApi(
  answer(getUnreadCount, 7),
  answer(getAnnouncements, someAnnouncements({ notices: NOTICES, footer: { unreadCount: 2 } })),
);
const open = (options = {}) =>
  renderBrowse(<Page />, { path: paths.messages, session: aSession(), flags: ['MAILCEN'], ...options });

it('asks for exactly what its document starts, and a guest is asked to log in', async () => {
  const route = manifest.routes.find(({ page }) => page === 'message');
  expect(route?.access).toBe('login-prompt');
  await expectStartedCalls(server, route, () => open());
});

it('leads to mail and to the notices, with how many of each are unread', async () => {
  await open();
  expect(await screen.findByRole('link', { name: /Mail.*7 unread messages/ })).toHaveAttribute('href', paths.mail);
  expect(screen.getByRole('link', { name: /Notices.*2 unread notices/ })).toHaveAttribute('href', paths.notice);
});

it('shows the latest notices, each at its own address', async () => {
  await open();
  const list = await screen.findByRole('list', { name: en.message.latest });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/m/notice?id=n4', 'News of day 411/04/2026New'],
    ['/m/notice?id=n3', 'News of day 311/03/2026New'],
    ['/m/notice?id=n2', 'News of day 211/02/2026'],
  ]);
});

it('has no mail where the brand has none', async () => {
  await open({ flags: [] });
  expect(await screen.findByRole('link', { name: /Notices/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Mail/ })).not.toBeInTheDocument();
});

it('has no mail while its page is not live', async () => {
  await open({ routes: ALL_ROUTES.filter(({ path }) => path !== paths.mail) });
  expect(await screen.findByRole('link', { name: /Notices/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Mail/ })).not.toBeInTheDocument();
});

it('a count of nothing is not shown', async () => {
  server.use(answer(getUnreadCount, 0));
  await open();
  expect(await screen.findByRole('link', { name: /2 unread notices/ })).toBeVisible();
  expect(screen.queryByText(/unread message/)).not.toBeInTheDocument();
});

it('a count of mail that does not come is said, and the way to the mail stays', async () => {
  server.use(refuse(getUnreadCount, 'unknown'));
  const { user } = await open();
  const failure = await screen.findByText(en.message.mailFailed);
  expect(failure).toBeVisible();
  expect(screen.getByRole('list', { name: en.message.title })).not.toContainElement(failure);
  expect(screen.getByRole('link', { name: /Mail/ })).toBeVisible();
  server.use(answer(getUnreadCount, 1));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /1 unread message/ })).toBeVisible();
});

it('notices that do not come are said, beside the mail', async () => {
  server.use(refuse(getAnnouncements, 'unknown'));
  await open();
  expect(await screen.findByText(en.message.noticesFailed)).toBeVisible();
  expect(screen.getByRole('link', { name: /7 unread messages/ })).toBeVisible();
});

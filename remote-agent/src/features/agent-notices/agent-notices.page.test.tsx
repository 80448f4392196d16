import { getAnnouncements, readAnnouncement } from '@shared-kernel/contracts/browse/content';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { anAgentSession } from '@shared-kernel/testing/member-builders';
import { type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { someAnnouncements } from '@shared-kernel/testing/site-builders';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { Page } from './agent-notices.page.tsx';
import en from './texts.en.json';

const PATH = '/m/member/notice?types=A';

const OLD = {
  id: 'old',
  title: 'Rebates are paid on Monday',
  contentLobby: '<p>At noon.</p>',
  publishedAt: '2026-11-01T08:00:00+08:00',
  isRead: true,
};
const NEW = {
  id: 'new',
  title: 'A new contract',
  contentLobby: '<p>Read it well.</p>',
  publishedAt: '2026-11-20T08:00:00+08:00',
  isRead: false,
};

const server = serveApi(
  answer(getAnnouncements, someAnnouncements({ notices: [OLD, NEW] })),
  answer(readAnnouncement, {}),
);

const open = (options: RenderPageOptions = {}) =>
  renderPage(<Page />, { path: PATH, session: anAgentSession(), ...options });

it('asks for exactly what its document starts', async () => {
  await expectStartedCalls(
    server,
    manifest.routes.find(({ page }) => page === 'agent-notices'),
    open,
  );
});

it('has the newest first, and marks what was not read', async () => {
  await open();
  const list = within(await screen.findByRole('list', { name: en.agentNotices.list }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'A new contract11/20/2026New',
    'Rebates are paid on Monday11/01/2026',
  ]);
});

it('opens one, in the address too, and tells once that it was read', async () => {
  const told: string[] = [];
  server.use(
    answerBy(readAnnouncement, ({ id }) => {
      told.push(id);
      return {};
    }),
  );
  const { user, address } = await open();
  const row = await screen.findByRole('button', { name: /A new contract/ });
  await user.click(row);
  expect(address()).toBe(`${PATH}&id=new`);
  const sheet = within(await screen.findByRole('dialog', { name: 'A new contract' }));
  expect(sheet.getByText('Read it well.')).toBeVisible();
  await waitFor(() => expect(told).toEqual(['new']));
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  expect(address()).toBe(PATH);
  expect(row).not.toHaveTextContent(en.agentNotices.unread);
});

it('shows it as read also where that could not be told', async () => {
  server.use(refuse(readAnnouncement, 'unknown'));
  const { user, client } = await open();
  const row = await screen.findByRole('button', { name: /A new contract/ });
  await user.click(row);
  const sheet = within(await screen.findByRole('dialog', { name: 'A new contract' }));
  await waitFor(() => expect(client.isMutating()).toBe(0));
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: /A new contract/ })).not.toHaveTextContent(en.agentNotices.unread);
});

it('says that the one of the address is gone, and shows the others', async () => {
  await open({ path: `${PATH}&id=none` });
  expect(await screen.findByText(en.agentNotices.gone)).toBeVisible();
  expect(screen.getByRole('button', { name: /Rebates/ })).toBeVisible();
});

it('says that there is none, in Filipino too', async () => {
  server.use(answer(getAnnouncements, someAnnouncements({ notices: [] })));
  await open({ language: 'TY' });
  expect(await screen.findByText('Walang anunsyo')).toBeVisible();
});

it('offers another try when they do not come', async () => {
  server.use(refuse(getAnnouncements, 'unknown'));
  const { user } = await open();
  expect(await screen.findByText(en.agentNotices.failed)).toBeVisible();
  server.use(answer(getAnnouncements, someAnnouncements({ notices: [OLD] })));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /Rebates/ })).toBeVisible();
});

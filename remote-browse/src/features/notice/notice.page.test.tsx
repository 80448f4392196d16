import { getAnnouncements, readAnnouncement } from '@shared-kernel/contracts/browse/content';
import { paths } from '@shared-kernel/contracts/system/paths';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aSession } from '@shared-kernel/testing/member-builders';
import { someAnnouncements } from '@shared-kernel/testing/site-builders';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import shared from '../../shared/texts.en.json';
import { renderBrowse } from '../../testing/render-browse.tsx';
import { Page } from './notice.page.tsx';
import en from './texts.en.json';

const OLD = {
  id: 'old',
  title: 'Maintenance on Sunday',
  contentLobby: '<p>From three to four.</p>',
  publishedAt: '2026-11-01T08:00:00+08:00',
};
const NEW = {
  id: 'new',
  title: 'Gem Tide is open',
  contentLobby: '<p>Have a <a href="/m/gameList?gameType=RNG">look</a>.</p>',
  publishedAt: '2026-11-20T08:00:00+08:00',
};
const UNDATED = { id: 'undated', title: 'Always true', contentLobby: '' };

const server = serveApi();
const withNotices = (...notices: readonly (typeof NEW | typeof UNDATED)[]) =>
  answer(getAnnouncements, someAnnouncements({ notices: [...notices] }));
const open = (search = '', options = {}) => renderBrowse(<Page />, { path: paths.notice + search, ...options });
const rows = async () =>
  within(await screen.findByRole('list', { name: en.notice.list })).getAllByRole('button', { expanded: false });

beforeEach(() => {
  // As the newest browsers have it: the scroll's end can be awaited.
  Element.prototype.scrollIntoView = jest.fn(() => Promise.resolve());
});
afterEach(() => localStorage.clear());

it('asks for exactly what its document starts', async () => {
  server.use(withNotices(OLD));
  const route = manifest.routes.find(({ page }) => page === 'notice');
  await expectStartedCalls(server, route, () => open());
});

it('has the newest first, with its day; one without a date last', async () => {
  server.use(withNotices(UNDATED, OLD, NEW));
  await open();
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    'Gem Tide is open11/20/2026',
    'Maintenance on Sunday11/01/2026',
    'Always true',
  ]);
});

it('opens one at a time, names it in the address, and closes it', async () => {
  server.use(withNotices(OLD, NEW));
  const { user, address } = await open();
  await user.click(await screen.findByRole('button', { name: /Maintenance/ }));
  expect(await screen.findByText('From three to four.')).toBeVisible();
  expect(address()).toBe('/m/notice?id=old');
  await user.click(screen.getByRole('button', { name: /Gem Tide/ }));
  expect(await screen.findByRole('link', { name: 'look' })).toBeVisible();
  expect(screen.queryByText('From three to four.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Gem Tide/ }));
  expect(address()).toBe('/m/notice');
});

it('opens the one that the address names, and brings it into view', async () => {
  server.use(withNotices(OLD, NEW));
  await open('?id=old');
  expect(await screen.findByText('From three to four.')).toBeVisible();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});

it('says so when the one that the address names is gone, and shows the others', async () => {
  server.use(withNotices(NEW));
  await open('?id=old');
  expect(await screen.findByText(en.notice.gone)).toBeVisible();
  expect(await rows()).toHaveLength(1);
});

it('a link in a notice goes to its own path', async () => {
  server.use(withNotices(NEW));
  const { user, address } = await open('?id=new');
  await user.click(await screen.findByRole('link', { name: 'look' }));
  expect(address()).toBe('/m/gameList?gameType=RNG');
});

describe('of a member', () => {
  it('one that is opened is told once, and new no longer', async () => {
    const told: string[] = [];
    server.use(
      withNotices({ ...NEW, isRead: false } as typeof NEW, { ...OLD, isRead: true } as typeof NEW),
      answerBy(readAnnouncement, ({ id }) => {
        told.push(id);
        return {};
      }),
    );
    const { user } = await open('', { session: aSession() });
    const row = await screen.findByRole('button', { name: /Gem Tide.*New/ });
    await user.click(row);
    await waitFor(() => expect(told).toEqual(['new']));
    expect(row).not.toHaveTextContent(shared.notices.unread);
    await user.click(row);
    await user.click(row);
    await user.click(screen.getByRole('button', { name: /Maintenance/ }));
    expect(await screen.findByText('From three to four.')).toBeVisible();
    expect(told).toEqual(['new']);
  });

  it('one whose reading cannot be told is read all the same', async () => {
    let tries = 0;
    server.use(withNotices({ ...NEW, isRead: false } as typeof NEW), refuse(readAnnouncement, 'not.found'));
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes(readAnnouncement.path)) tries += 1;
    });
    await open('?id=new', { session: aSession() });
    expect(await screen.findByRole('link', { name: 'look' })).toBeVisible();
    await waitFor(() => expect(tries).toBe(1));
    expect(screen.getByRole('button', { name: /Gem Tide/ })).not.toHaveTextContent(shared.notices.unread);
    server.events.removeAllListeners();
  });
});

it('a guest sees nothing as new, and nothing is told', async () => {
  server.use(withNotices(NEW));
  await open('?id=new');
  expect(await screen.findByRole('link', { name: 'look' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Gem Tide/ })).not.toHaveTextContent(shared.notices.unread);
});

it('says that there is no announcement', async () => {
  server.use(withNotices());
  await open();
  expect(await screen.findByRole('heading', { name: 'No announcement' })).toBeVisible();
});

it('offers another try when they do not come', async () => {
  server.use(refuse(getAnnouncements, 'unknown'));
  const { user } = await open();
  await screen.findByText(en.notice.failed);
  server.use(withNotices(NEW));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});

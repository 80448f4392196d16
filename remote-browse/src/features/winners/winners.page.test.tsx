import { getVendorGameTypes } from '@shared-kernel/contracts/browse/games';
import { getWinnerBoard } from '@shared-kernel/contracts/browse/winners';
import { paths } from '@shared-kernel/contracts/system/paths';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aGame, aWin, someVendorGameTypes } from '@shared-kernel/testing/game-builders';
import { aSession } from '@shared-kernel/testing/member-builders';
import type { RenderPageOptions } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setLanguage } from 'shared-kernel/host/i18n';
import { manifest } from '../../manifest.ts';
import { renderBrowse } from '../../testing/render-browse.tsx';
import en from './texts.en.json';
import { Page } from './winners.page.tsx';

const KOI = aWin({
  game: aGame({ nodeId: '7', gameName: 'Koi Emperor' }),
  winAmount: '900.00',
  customerName: 'joanna',
});
const REEF = aWin({ game: aGame({ nodeId: '8', gameName: 'Golden Reef' }), winAmount: '12500.50' });
const FISH = aWin({ game: aGame({ nodeId: '9', gameName: 'Octo Deep', gameType: 'FISH' }), winAmount: '77.00' });

const server = serveApi(
  answer(getVendorGameTypes, someVendorGameTypes()),
  answerBy(getWinnerBoard, ({ gameCategory, period = '7d' }) => ({
    period,
    list: gameCategory === 'ALL' ? (period === 'today' ? [KOI] : [KOI, REEF]) : gameCategory === 'FISH' ? [FISH] : [],
  })),
);

const open = (options: RenderPageOptions = {}) => renderBrowse(<Page />, { path: paths.winners, ...options });
const board = () => screen.findByRole('list', { name: en.board.title });
const ranks = async () =>
  within(await board())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'winners');
  await expectStartedCalls(server, route, open);
});

it('asks for the board anew when a language has stood for 200 ms', async () => {
  const asked: string[] = [];
  server.use(
    answerBy(getWinnerBoard, ({ language }) => {
      asked.push(language);
      return { period: '7d', list: [KOI] };
    }),
  );
  const { client } = await open();
  await board();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  jest.useFakeTimers();
  await act(() => setLanguage('TY'));
  act(() => jest.advanceTimersByTime(199));
  expect(client.isFetching()).toBe(0);
  act(() => jest.advanceTimersByTime(1));
  jest.useRealTimers();
  await waitFor(() => expect(asked).toEqual(['EN', 'TY']));
});

it('ranks the wins of seven days, highest first, with a masked name, the game and the amount', async () => {
  await open();
  const [first, second] = await ranks();
  expect(first).toMatch(/Rank 1.*₱12,500\.50.*ma\*\*\*7.*Golden Reef/);
  expect(second).toMatch(/Rank 2.*₱900\.00.*joa\*\*\*na.*Koi Emperor/);
  expect(second).not.toContain('joanna');
});

it('has the first three on a podium, where there are three', async () => {
  const third = aWin({ winAmount: '800.00' });
  server.use(answer(getWinnerBoard, { period: '7d', list: [KOI, REEF, third, FISH] }));
  const { unmount } = await open();
  const places = async () =>
    within(await board())
      .getAllByRole('listitem')
      .map((place) => place.getAttribute('data-podium'));
  expect(await places()).toEqual(['1', '2', '3', null]);
  unmount();
  server.use(answer(getWinnerBoard, { period: '7d', list: [KOI, REEF] }));
  await open();
  expect(await places()).toEqual([null, null]);
});

it('plays the game of a win, and comes back to the board as it was filtered', async () => {
  const { user, address } = await open({ path: `${paths.winners}?period=today`, session: aSession() });
  await user.click(await screen.findByRole('link', { name: 'Play Koi Emperor' }));
  const { pathname, searchParams } = new URL(address(), 'https://site.test');
  expect(pathname).toBe(paths.launchGame);
  expect(searchParams.get('nodeId')).toBe('7');
  expect(searchParams.get('pageBack')).toBe('/m/winnerPage?period=today');
});

it('is filtered by period and category, which its address says', async () => {
  const { user, address } = await open();
  await board();
  await user.click(screen.getByRole('tab', { name: en.board.periods.today }));
  await waitFor(async () => expect(await ranks()).toHaveLength(1));
  expect(address()).toBe('/m/winnerPage?period=today');
  await user.click(await screen.findByRole('button', { name: 'Sports' }));
  expect(await screen.findByText(en.board.empty)).toBeVisible();
  expect(address()).toBe('/m/winnerPage?period=today&category=SPORTS');
  await user.click(screen.getByRole('button', { name: en.board.showAll }));
  await waitFor(async () => expect(await ranks()).toHaveLength(2));
  expect(address()).toBe('/m/winnerPage');
});

it('opens on what an address asks for, and takes what it does not understand for unsaid', async () => {
  const { unmount } = await open({ path: `${paths.winners}?category=FISH` });
  expect(await ranks()).toEqual([expect.stringContaining('Octo Deep')]);
  unmount();
  await open({ path: `${paths.winners}?period=ever` });
  expect(await ranks()).toHaveLength(2);
});

it('has no periods on a platform that knows none, and nothing to play where no game is named', async () => {
  const { game: _, ...unnamed } = KOI;
  server.use(answer(getWinnerBoard, { list: [unnamed] }));
  await open();
  await board();
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Play/ })).not.toBeInTheDocument();
});

it('offers another try when the board does not come', async () => {
  server.use(refuse(getWinnerBoard, 'unknown'));
  const { user } = await open();
  expect(await screen.findByText(en.board.failed)).toBeVisible();
  server.use(answer(getWinnerBoard, { period: '7d', list: [REEF] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Golden Reef')).toBeVisible();
});

it('says in place that the categories did not come, and tries them again there; the board is there', async () => {
  server.use(refuse(getVendorGameTypes, 'unknown'));
  const { user } = await open();
  await board();
  const failed = await screen.findByRole('alert');
  expect(failed).toHaveTextContent(en.board.categoriesFailed);
  server.use(answer(getVendorGameTypes, someVendorGameTypes()));
  await user.click(within(failed).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Sports' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

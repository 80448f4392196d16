import { renderPage } from '@shared-kernel/testing/render-page';
import { aRoute } from '@shared-kernel/testing/site-builders';
import { act, screen } from '@testing-library/react';
import { subscribe } from 'shared-kernel/events';
import { registerRoutes } from 'shared-kernel/host/frame';
import { balanceVisibilityStore } from './balance-visibility.ts';
import { toggleBalance, useBalanceVisibility, useFrame, useRoutes } from './frame.ts';
import { routeIndex } from './route-index.ts';

const home = aRoute({ path: '/m/home', aliases: ['/', '/m/', '/m/index.html'], page: 'home' });
const notice = aRoute({ path: '/m/notice', frame: { header: 'title', back: 'home', bottomMenu: false } });
const help = aRoute({ path: '/m/help/:id' });

const Page = () => {
  const { back, askLogin } = useFrame();
  return (
    <>
      <button type="button" onClick={back}>
        Back
      </button>
      <button type="button" onClick={() => askLogin('/m/withdraw')}>
        Play
      </button>
      <p>{useRoutes().isRouted('/m/help/3?from=home') ? 'help is here' : 'no help'}</p>
      <p>{useBalanceVisibility() ? 'shown' : 'hidden'}</p>
    </>
  );
};

afterEach(() => {
  Reflect.deleteProperty(window, 'navigation');
});

const historyOf = (length: number): void => {
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(length);
};

test('paths are matched exactly, by pattern and by alias', () => {
  const index = routeIndex([home, notice, help]);
  expect(index.find('/m/index.html')?.page).toBe('home');
  expect(index.find('/')?.page).toBe('home');
  expect(index.isRouted('/m/help/7#top')).toBe(true);
  expect(index.isRouted('/m/help')).toBe(false);
  expect(index.isRouted('/m/noticeInfo')).toBe(false);
});

test('back goes one step back', async () => {
  historyOf(5);
  const { user } = await renderPage(<Page />, { path: '/m/help/1', routes: [home, help] });
  const back = jest.spyOn(window.history, 'go').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(back).toHaveBeenCalledWith(-1);
});

test('back replaces the page by home when there is nothing to go back to', async () => {
  historyOf(1);
  const { user, address } = await renderPage(<Page />, { path: '/m/help/1', routes: [home, help] });
  const replaced = jest.spyOn(window.history, 'replaceState');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(address()).toBe('/m/home');
  expect(replaced).toHaveBeenCalled();
});

test.each([
  ['another site’s, which is not gone back to', 0, 0, '/m/home'],
  ['another site’s also where the page was reloaded further on', 1, 0, '/m/home'],
  ['this site’s before a reload, which is', 1, 1, '/m/help/1'],
])('where the browser counts the site’s entries, the one before may be %s', async (_whose, atStart, index, shown) => {
  historyOf(3);
  const navigation = { currentEntry: { index: atStart } };
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
  const { user, address } = await renderPage(<Page />, { path: '/m/help/1', routes: [home, help] });
  navigation.currentEntry.index = index;
  const back = jest.spyOn(window.history, 'go').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(address()).toBe(shown);
  expect(back).toHaveBeenCalledTimes(index);
});

test('an overlay that was opened and closed on the first page leaves nothing to go back to', async () => {
  historyOf(1);
  const { user, address } = await renderPage(<Page />, { path: '/m/help/1', routes: [home, help] });
  historyOf(2);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(address()).toBe('/m/home');
});

test('back goes home from a page whose route says so', async () => {
  historyOf(5);
  const { user, address } = await renderPage(<Page />, { path: '/m/notice', routes: [home, notice] });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(address()).toBe('/m/home');
});

test('a page asks for the login by a fact', async () => {
  const told = jest.fn();
  const stop = subscribe('session.login-asked', told);
  const { user } = await renderPage(<Page />);
  await user.click(screen.getByRole('button', { name: 'Play' }));
  stop();
  expect(told).toHaveBeenCalledWith({ goOnTo: '/m/withdraw' });
});

test('a page knows which paths are live', async () => {
  await renderPage(<Page />, { routes: [help] });
  expect(screen.getByText('help is here')).toBeVisible();
});

test('a hidden balance stays hidden on the next visit', async () => {
  toggleBalance();
  balanceVisibilityStore.setState({ isVisible: true });
  await renderPage(<Page />);
  expect(screen.getByText('hidden')).toBeVisible();
  act(() => toggleBalance());
  act(() => registerRoutes([]));
  expect(balanceVisibilityStore.getState().isVisible).toBe(true);
});

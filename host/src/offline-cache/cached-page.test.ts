import { publish } from 'shared-kernel/events';
import { blockUnload } from 'shared-kernel/unsaved-changes';
import { connectivityStore } from '../connectivity/connectivity.store.ts';
import { isCachedPage, renewCachedPage } from './cached-page.ts';

const open = (why?: 'gone' | 'slow', isDown = false) => {
  const { dataset } = document.documentElement;
  if (why === undefined) delete dataset.kept;
  else dataset.kept = why;
  const reload = jest.fn();
  const check = async () => connectivityStore.setState({ isDown });
  renewCachedPage({ check }, reload);
  return reload;
};
/** The look at the line has come to an end. */
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/m/home');
});
afterEach(() => jest.useRealTimers());

it('leaves an ordinary page alone, and one that only a slow line has brought', async () => {
  for (const why of [undefined, 'slow'] as const) {
    const reload = open(why);
    expect(isCachedPage()).toBe(why !== undefined);
    await settle();
    publish('network.online', {});
    expect(reload).not.toHaveBeenCalled();
  }
});

it('loads a kept page anew when the line is back, and not before', async () => {
  const reload = open('gone', true);
  await settle();
  expect(reload).not.toHaveBeenCalled();
  connectivityStore.setState({ isDown: false });
  publish('network.online', {});
  expect(reload).toHaveBeenCalledTimes(1);
});

it('loads it at once where the line has come back meanwhile', async () => {
  const reload = open('gone');
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['types', () => blockUnload('typing')],
  ['waits for an answer about money', () => blockUnload('sending')],
  [
    'plays',
    () => {
      window.history.replaceState(null, '', '/m/launchGame?code=x');
      return () => window.history.replaceState(null, '', '/m/home');
    },
  ],
])('waits while the player %s', async (_, hold) => {
  const release = hold();
  const reload = open('gone');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  release();
  await jest.advanceTimersByTimeAsync(5000);
  expect(reload).toHaveBeenCalledTimes(1);
});

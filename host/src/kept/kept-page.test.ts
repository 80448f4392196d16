import { holdBusy } from 'shared-kernel/busy';
import { publish } from 'shared-kernel/events';
import { lineStore } from '../line/line.store.ts';
import { isKeptPage, renewKeptPage } from './kept-page.ts';

const open = (why?: 'gone' | 'slow', isDown = false) => {
  const { dataset } = document.documentElement;
  if (why === undefined) delete dataset.kept;
  else dataset.kept = why;
  const reload = jest.fn();
  const check = async () => lineStore.setState({ isDown });
  renewKeptPage({ check }, reload);
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
    expect(isKeptPage()).toBe(why !== undefined);
    await settle();
    publish('line.restored', {});
    expect(reload).not.toHaveBeenCalled();
  }
});

it('loads a kept page anew when the line is back, and not before', async () => {
  const reload = open('gone', true);
  await settle();
  expect(reload).not.toHaveBeenCalled();
  lineStore.setState({ isDown: false });
  publish('line.restored', {});
  expect(reload).toHaveBeenCalledTimes(1);
});

it('loads it at once where the line has come back meanwhile', async () => {
  const reload = open('gone');
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['types', () => holdBusy('typing')],
  ['waits for an answer about money', () => holdBusy('sending')],
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

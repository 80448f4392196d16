import { publish, subscribe } from 'shared-kernel/events';
import { connectivityStore } from './connectivity.store.ts';
import { type ConnectivityMonitor, createConnectivityMonitor } from './connectivity-monitor.ts';

let isThere = true;
const ask = jest.fn(async () => {
  if (!isThere) throw new TypeError('Failed to fetch');
});
const restored = jest.fn();
let watch: ConnectivityMonitor;
let stopHearing: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  isThere = true;
  ask.mockClear();
  restored.mockClear();
  connectivityStore.setState({ isDown: false, isChecking: false });
  stopHearing = subscribe('network.online', restored);
  watch = createConnectivityMonitor({ ask });
});
afterEach(() => {
  watch.stop();
  stopHearing();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const isDown = () => connectivityStore.getState().isDown;

const lose = async () => {
  isThere = false;
  publish('network.suspect', {});
  await pass(1000);
};

test('a doubt about a line that is there changes nothing', async () => {
  publish('network.suspect', {});
  await pass(1000);
  expect(isDown()).toBe(false);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(restored).not.toHaveBeenCalled();
});

test('one broken connection is no line that is gone: it is asked twice', async () => {
  ask.mockRejectedValueOnce(new TypeError('reset'));
  publish('network.suspect', {});
  await pass(1000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(isDown()).toBe(false);
});

test('a line that is gone is looked at by itself until it is back, which is told once', async () => {
  await lose();
  expect(isDown()).toBe(true);
  await pass(60_000);
  expect(isDown()).toBe(true);
  expect(restored).not.toHaveBeenCalled();
  isThere = true;
  await pass(15_000);
  expect(isDown()).toBe(false);
  expect(restored).toHaveBeenCalledTimes(1);
  ask.mockClear();
  await pass(60_000);
  expect(ask).not.toHaveBeenCalled();
});

test('the looks grow apart, up to a quarter of a minute', async () => {
  await lose();
  ask.mockClear();
  await pass(30_000);
  // After 2, 4, 8 and 15 seconds.
  expect(ask.mock.calls.length).toBeGreaterThanOrEqual(4);
  expect(ask.mock.calls.length).toBeLessThanOrEqual(5);
});

test('however many doubts came while it went, it is looked at again soon', async () => {
  await lose();
  for (let doubt = 0; doubt < 5; doubt += 1) {
    publish('network.suspect', {});
    await pass(100);
  }
  isThere = true;
  await pass(2000);
  expect(isDown()).toBe(false);
});

test('Retry looks at once', async () => {
  await lose();
  isThere = true;
  await watch.check();
  expect(isDown()).toBe(false);
  expect(restored).toHaveBeenCalledTimes(1);
});

test.each(['online', 'offline'])('the browser’s word `%s` is a hint to look, not an answer', async (hint) => {
  window.dispatchEvent(new Event(hint));
  await pass(1000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(isDown()).toBe(false);
  await lose();
  isThere = true;
  window.dispatchEvent(new Event(hint));
  await pass(0);
  expect(isDown()).toBe(false);
});

test('several doubts at once are one look more, not one each', async () => {
  for (let doubt = 0; doubt < 5; doubt += 1) publish('network.suspect', {});
  await pass(1000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a line that goes while a look is on its way is seen: the answer is older than the doubt', async () => {
  let answer = (): void => undefined;
  ask.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  publish('network.suspect', {});
  isThere = false;
  window.dispatchEvent(new Event('offline'));
  answer();
  await pass(1000);
  expect(isDown()).toBe(true);
});

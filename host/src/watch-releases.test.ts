import { blockUnload } from 'shared-kernel/unsaved-changes';
import { connectivityStore } from './connectivity/connectivity.store.ts';
import type { Host } from './host-context.ts';
import { aReleaseDocument } from './testing/documents.ts';
import { watchReleases } from './watch-releases.ts';

const host: Pick<Host, 'document' | 'follow'> = { document: aReleaseDocument([]) };
const follow: NonNullable<Host['follow']> = (...of) => host.follow?.(...of) ?? false;
let live: string | null;
const asked = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/m/home');
  connectivityStore.setState({ isDown: false });
  live = host.document.compositionId;
  asked.mockClear();
  globalThis.fetch = async (...of) => {
    asked(...of);
    if (live === null) throw new TypeError('no line');
    return new Response(null, { headers: { 'Composition-Id': live } });
  };
});
afterEach(() => jest.useRealTimers());

/** A visit whose releases were replaced, and that has seen it. */
const outdated = async () => {
  const leaving = { assign: jest.fn(), replace: jest.fn() };
  watchReleases(host, leaving);
  live = 'other';
  await jest.advanceTimersByTimeAsync(60_000);
  expect(follow('/m/help')).toBe(false);
  await jest.advanceTimersByTimeAsync(0);
  return leaving;
};

it('keeps its releases while they are live, and looks once a minute', async () => {
  const leaving = { assign: jest.fn(), replace: jest.fn() };
  watchReleases(host, leaving);
  for (let turn = 0; turn < 6; turn += 1) {
    expect(follow('/m/help')).toBe(false);
    await jest.advanceTimersByTimeAsync(30_000);
  }
  expect(asked).toHaveBeenCalledTimes(2);
  expect(asked).toHaveBeenCalledWith('/m/_release', expect.objectContaining({ method: 'HEAD' }));
  expect(leaving.assign).not.toHaveBeenCalled();
});

it('follows with the next link once others are live', async () => {
  const { assign, replace } = await outdated();
  expect(follow('/m/help?i=2')).toBe(true);
  expect(assign).toHaveBeenCalledWith('/m/help?i=2');
  expect(follow('/m/login', { replace: true })).toBe(true);
  expect(replace).toHaveBeenCalledWith('/m/login');
});

it('sees it when the tab is seen again', async () => {
  watchReleases(host, { assign: jest.fn(), replace: jest.fn() });
  live = 'other';
  await jest.advanceTimersByTimeAsync(60_000);
  window.document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(follow('/m/help')).toBe(true);
});

it.each([
  ['types', () => blockUnload('typing')],
  ['waits for an answer', () => blockUnload('sending')],
  [
    'plays',
    () => {
      window.history.replaceState(null, '', '/m/launchGame?code=x');
      return () => window.history.replaceState(null, '', '/m/home');
    },
  ],
  [
    'is offline',
    () => {
      connectivityStore.setState({ isDown: true });
      return () => connectivityStore.setState({ isDown: false });
    },
  ],
])('waits while the player %s', async (_, hold) => {
  const { assign } = await outdated();
  const release = hold();
  expect(follow('/m/help')).toBe(false);
  release();
  expect(follow('/m/help')).toBe(true);
  expect(assign).toHaveBeenCalledTimes(1);
});

it('goes inside the page to a game, and where the link hands something over', async () => {
  await outdated();
  expect(follow('/m/launchGame?code=x')).toBe(false);
  expect(follow('/m/help', { state: { from: 'home' } })).toBe(false);
});

it('keeps its releases when nobody can say what is live', async () => {
  watchReleases(host, { assign: jest.fn(), replace: jest.fn() });
  live = null;
  await jest.advanceTimersByTimeAsync(60_000);
  follow('/m/help');
  await jest.advanceTimersByTimeAsync(0);
  expect(follow('/m/help')).toBe(false);
});

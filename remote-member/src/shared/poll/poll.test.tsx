import { getBalance } from '@shared-kernel/contracts/member/member';
import { answerBy } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aBalance, aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { act, screen } from '@testing-library/react';
import { type PollOptions, usePoll } from './poll.ts';

const server = serveApi();
const EVERY_MS = 1000;

const Waits = (options: Partial<PollOptions<{ sumBalance: string }>>) => {
  const { value, state, again } = usePoll(
    getBalance,
    {},
    { until: ({ sumBalance }) => sumBalance === '500.00', everyMs: EVERY_MS, ...options },
  );
  return (
    <>
      <p>{`${state}: ${value?.sumBalance ?? 'nothing'}`}</p>
      <button type="button" onClick={again}>
        Again
      </button>
    </>
  );
};

/** What the platform says, call by call; the last one stays. */
const says = (...amounts: readonly string[]) => {
  const calls = { count: 0 };
  server.use(
    answerBy(getBalance, () => {
      const sumBalance = amounts[Math.min(calls.count, amounts.length - 1)] ?? '';
      calls.count += 1;
      return aBalance({ sumBalance });
    }),
  );
  return calls;
};

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const show = (options: Partial<PollOptions<{ sumBalance: string }>> = {}) =>
  renderPage(<Waits {...options} />, { session: aSession() });

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

it('asks with longer and longer pauses until the state is reached, then never again', async () => {
  const calls = says('0.00', '0.00', '0.00', '500.00');
  await show();
  expect(await screen.findByText('asking: 0.00')).toBeInTheDocument();
  await pass(1000);
  expect(calls.count).toBe(2);
  await pass(1200);
  expect(calls.count).toBe(2);
  await pass(60_000);
  expect(await screen.findByText('settled: 500.00')).toBeInTheDocument();
  expect(calls.count).toBe(4);
});

it('gives up after its limit and begins anew when asked to', async () => {
  const calls = says('0.00');
  await show({ limitMs: 5000 });
  await pass(120_000);
  expect(await screen.findByText('given up: 0.00')).toBeInTheDocument();
  const asked = calls.count;
  act(() => screen.getByRole('button', { name: 'Again' }).click());
  await pass(3000);
  expect(screen.getByText('asking: 0.00')).toBeInTheDocument();
  expect(calls.count).toBeGreaterThan(asked + 1);
});

it('rests while nobody looks', async () => {
  const calls = says('0.00');
  await show();
  expect(await screen.findByText('asking: 0.00')).toBeInTheDocument();
  const look = (visibility: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  look('hidden');
  await pass(60_000);
  expect(calls.count).toBe(1);
  look('visible');
  await pass(60_000);
  expect(calls.count).toBeGreaterThan(2);
});

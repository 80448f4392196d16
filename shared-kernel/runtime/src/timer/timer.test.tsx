import { act, renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import { today } from 'shared-kernel/clock';
import { hearServerTime, resetClock } from 'shared-kernel/host/clock';
import { useCountdown, useNow, useToday } from './timer.ts';

const PHONE = '2026-07-01T10:00:00.000Z';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(PHONE) });
  resetClock();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('the merchant’s day turns at midnight GMT+8, under a page that stays open', async () => {
  hearServerTime('2026-07-01T15:59:58.000Z');
  const { result } = renderHook(() => useToday());
  expect([result.current, today()]).toEqual(['2026-07-01', '2026-07-01']);
  await pass(2000);
  expect(result.current).toBe('2026-07-02');
});

test('now is told at each step', async () => {
  hearServerTime('2026-07-01T12:00:00.400Z');
  const { result } = renderHook(() => useNow(1000));
  await pass(600);
  expect(result.current.toISOString()).toBe('2026-07-01T12:00:01.000Z');
});

test('a countdown by the server’s clock: one second is left until the very end, then it is over and stays so', async () => {
  hearServerTime('2026-07-01T12:00:00.000Z');
  const { result } = renderHook(() => useCountdown('2026-07-01T12:00:02.500Z'));
  expect(result.current).toEqual({ secondsLeft: 3, isOver: false });
  await pass(2000);
  expect(result.current).toEqual({ secondsLeft: 1, isOver: false });
  await pass(1000);
  expect(result.current).toEqual({ secondsLeft: 0, isOver: true });
  expect(jest.getTimerCount()).toBe(0);
});

test('a countdown to a new instant starts anew; to none it is over', () => {
  const first = '2026-07-01T10:00:30.000Z';
  const { result, rerender } = renderHook(({ until }: { readonly until: string | null }) => useCountdown(until), {
    initialProps: { until: null as string | null },
  });
  expect(result.current.isOver).toBe(true);
  rerender({ until: first });
  expect(result.current).toEqual({ secondsLeft: 30, isOver: false });
});

test('a countdown that was over, and is given an instant within the second, is over again', async () => {
  hearServerTime('2026-07-01T12:00:00.200Z');
  const overs: boolean[] = [];
  const { rerender } = renderHook(
    ({ until }: { readonly until: string | null }) => {
      const { isOver } = useCountdown(until);
      useEffect(() => void overs.push(isOver), [isOver]);
    },
    { initialProps: { until: null as string | null } },
  );
  rerender({ until: '2026-07-01T12:00:00.900Z' });
  await pass(800);
  expect(overs).toEqual([true, false, true]);
});

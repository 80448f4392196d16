import { act, renderHook } from '@testing-library/react';
import { hearServerTime, resetClock } from 'shared-kernel/host/clock';
import { now, today, useCountdown, useNow, useToday } from './clock.ts';

const PHONE = '2026-07-01T10:00:00.000Z';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(PHONE) });
  resetClock();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('until the server has spoken the phone’s clock counts', () => {
  expect(now().toISOString()).toBe(PHONE);
});

test('a phone whose clock is wrong by a day follows the server’s, either way', () => {
  hearServerTime('2026-06-30T10:00:00.000Z');
  expect(now().toISOString()).toBe('2026-06-30T10:00:00.000Z');
  resetClock();
  hearServerTime('2026-07-02T10:00:00.000Z');
  expect(now().toISOString()).toBe('2026-07-02T10:00:00.000Z');
});

test('a cached or slow answer never sets the clock back; a fresher one corrects it', async () => {
  hearServerTime('2026-07-01T12:00:00.000Z');
  hearServerTime('2026-07-01T11:00:00.000Z');
  await pass(5000);
  expect(now().toISOString()).toBe('2026-07-01T12:00:05.000Z');
  hearServerTime('2026-07-01T12:00:07.000Z');
  expect(now().toISOString()).toBe('2026-07-01T12:00:07.000Z');
});

test.each([null, undefined, '', 'yesterday'])('what is no time (%s) changes nothing', (heard) => {
  hearServerTime(heard);
  expect(now().toISOString()).toBe(PHONE);
});

test('the phone’s clock may be changed while the page is open', () => {
  hearServerTime('2026-07-01T12:00:00.000Z');
  jest.setSystemTime(new Date('2030-01-01T00:00:00Z'));
  expect(now().getUTCFullYear()).toBe(2026);
});

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

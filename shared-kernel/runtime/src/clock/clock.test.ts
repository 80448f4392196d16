import { hearServerTime, resetClock } from 'shared-kernel/host/clock';
import { now } from './clock.ts';

const PHONE = '2026-07-01T10:00:00.000Z';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(PHONE) });
  resetClock();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

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

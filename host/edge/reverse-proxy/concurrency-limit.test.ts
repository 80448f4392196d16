import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createConcurrencyLimit } from './concurrency-limit.ts';

const LIMIT = 64;
const times = (count: number, acquire: () => (() => void) | null) =>
  Array.from({ length: count }, acquire).filter((leave) => leave !== null);

test('one address gets half of the limit, and others still get slots', () => {
  const limit = createConcurrencyLimit(LIMIT);
  const greedy = () => limit.acquire({ address: '10.0.0.1', merchant: 'tala' });
  assert.equal(times(LIMIT, greedy).length, LIMIT / 2);
  const others = (index: number) => limit.acquire({ address: `10.0.1.${index}`, merchant: 'luna' });
  assert.ok(Array.from({ length: LIMIT / 4 }, (_, index) => others(index)).every((leave) => leave !== null));
});

test('the addresses of one IPv6 network share one share', () => {
  const limit = createConcurrencyLimit(LIMIT);
  let last = 0;
  const greedy = () => limit.acquire({ address: `2001:db8:1:2::${(last++).toString(16)}`, merchant: 'tala' });
  assert.equal(times(LIMIT, greedy).length, LIMIT / 2);
  assert.notEqual(limit.acquire({ address: '2001:db8:1:3::1', merchant: 'luna' }), null);
});

test('one merchant never takes all slots', () => {
  const limit = createConcurrencyLimit(LIMIT);
  let address = 0;
  const busy = times(LIMIT, () => limit.acquire({ address: `10.0.0.${address++}`, merchant: 'tala' }));
  assert.equal(busy.length, (LIMIT * 3) / 4);
  assert.notEqual(limit.acquire({ address: '10.1.0.1', merchant: 'luna' }), null);
});

test('a release frees its slot once', () => {
  const limit = createConcurrencyLimit(2);
  let address = 0;
  const acquire = () => limit.acquire({ address: `10.0.0.${address++}`, merchant: 'tala' });
  const [leave] = times(2, acquire);
  assert.equal(acquire(), null);
  leave?.();
  leave?.();
  assert.equal(limit.inFlight, 1);
});

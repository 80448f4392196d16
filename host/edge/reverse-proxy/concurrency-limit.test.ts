import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAdmission } from './concurrency-limit.ts';

const LIMIT = 64;
const times = (count: number, admit: () => (() => void) | null) =>
  Array.from({ length: count }, admit).filter((leave) => leave !== null);

test('one address alone gets half of the room, and the others still get in', () => {
  const admission = createAdmission(LIMIT);
  const greedy = () => admission.admit({ address: '10.0.0.1', merchant: 'tala' });
  assert.equal(times(LIMIT, greedy).length, LIMIT / 2);
  const others = (index: number) => admission.admit({ address: `10.0.1.${index}`, merchant: 'luna' });
  assert.ok(Array.from({ length: LIMIT / 4 }, (_, index) => others(index)).every((leave) => leave !== null));
});

test('who has a line of IPv6 has all its addresses: they are one', () => {
  const admission = createAdmission(LIMIT);
  let last = 0;
  const greedy = () => admission.admit({ address: `2001:db8:1:2::${(last++).toString(16)}`, merchant: 'tala' });
  assert.equal(times(LIMIT, greedy).length, LIMIT / 2);
  assert.notEqual(admission.admit({ address: '2001:db8:1:3::1', merchant: 'luna' }), null);
});

test('one merchant never takes the room of all', () => {
  const admission = createAdmission(LIMIT);
  let address = 0;
  const busy = times(LIMIT, () => admission.admit({ address: `10.0.0.${address++}`, merchant: 'tala' }));
  assert.equal(busy.length, (LIMIT * 3) / 4);
  assert.notEqual(admission.admit({ address: '10.1.0.1', merchant: 'luna' }), null);
});

test('who leaves makes room once', () => {
  const admission = createAdmission(2);
  let address = 0;
  const admit = () => admission.admit({ address: `10.0.0.${address++}`, merchant: 'tala' });
  const [leave] = times(2, admit);
  assert.equal(admit(), null);
  leave?.();
  leave?.();
  assert.equal(admission.inFlight, 1);
});

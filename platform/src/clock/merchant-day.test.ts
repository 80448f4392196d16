import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, dayOf, endOfDay, startOfDay, startOfMonth } from './merchant-day.ts';

test('the merchant’s day turns at 16:00 UTC', () => {
  assert.equal(dayOf(new Date('2026-07-14T15:59:59Z')), '2026-07-14');
  assert.equal(dayOf(new Date('2026-07-14T16:00:00Z')), '2026-07-15');
  assert.equal(startOfDay('2026-07-15').toISOString(), '2026-07-14T16:00:00.000Z');
  assert.equal(endOfDay('2026-07-15').getTime(), startOfDay('2026-07-16').getTime());
});

test('days are added over months and years', () => {
  assert.equal(addDays('2026-12-31', 1), '2027-01-01');
  assert.equal(addDays('2026-03-01', -1), '2026-02-28');
  assert.equal(startOfMonth('2026-07-15').toISOString(), '2026-06-30T16:00:00.000Z');
});

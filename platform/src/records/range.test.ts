import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rangeOf } from './range.ts';

const NOW = new Date('2026-07-15T04:00:00Z');

const isRefused = { code: 'request.invalid' };

test('both days count, from midnight to midnight of GMT+8', () => {
  const { from, until } = rangeOf('2026-07-14', '2026-07-15', NOW);
  assert.equal(from.toISOString(), '2026-07-13T16:00:00.000Z');
  assert.equal(until.toISOString(), '2026-07-15T16:00:00.000Z');
});

test('a range has 1 to 90 days', () => {
  assert.ok(rangeOf('2026-04-17', '2026-07-15', NOW));
  assert.throws(() => rangeOf('2026-04-16', '2026-07-15', NOW), isRefused);
  assert.throws(() => rangeOf('2026-07-15', '2026-07-14', NOW), isRefused);
  assert.throws(() => rangeOf('2026-07-xx', '2026-07-14', NOW), isRefused);
});

test('what is older than 180 days is not shown', () => {
  const oldest = '2026-01-16T16:00:00.000Z';
  assert.equal(rangeOf('2026-01-10', '2026-02-10', NOW).from.toISOString(), oldest);
  const gone = rangeOf('2020-01-01', '2020-01-02', NOW);
  assert.equal(gone.from.toISOString(), oldest);
  assert.equal(gone.until.toISOString(), oldest);
});

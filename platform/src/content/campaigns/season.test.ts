import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS } from '@shared-kernel/node/durations';
import { seasonOf } from './season.ts';

const FIRST = new Date('2026-01-01T00:00:00+08:00');
const day = (number: number): Date => new Date(FIRST.getTime() + number * DAY_MS);

/** Where the season that counts on a day begins and ends, in days from the first. */
const onDay = (number: number, lasts: number | null, repeatsEveryDays: number | null): (number | null)[] => {
  const campaign = { startsAt: FIRST, endsAt: lasts === null ? null : day(lasts), repeatsEveryDays };
  const { startsAt, endsAt } = seasonOf(campaign, day(number));
  return [startsAt, endsAt].map((at) => at && (at.getTime() - FIRST.getTime()) / DAY_MS);
};

test('a campaign that runs once keeps its dates before, within and after them', () => {
  for (const number of [-3, 5, 400]) assert.deepEqual(onDay(number, 10, null), [0, 10]);
  assert.deepEqual(onDay(400, null, null), [0, null]);
});

test('seasons without a pause follow each other on the instant, years on too', () => {
  assert.deepEqual(onDay(-3, 30, 30), [0, 30]);
  assert.deepEqual(onDay(29.99, 30, 30), [0, 30]);
  assert.deepEqual(onDay(30, 30, 30), [30, 60]);
  assert.deepEqual(onDay(3001, 30, 30), [3000, 3030]);
});

test('between two seasons the one that was counts until the next is a week away', () => {
  assert.deepEqual(onDay(7, 7, 28), [0, 7]);
  assert.deepEqual(onDay(20.99, 7, 28), [0, 7]);
  assert.deepEqual(onDay(21, 7, 28), [28, 35]);
  assert.deepEqual(onDay(28, 7, 28), [28, 35]);
});

test('a season that runs is not hidden by the next one', () => {
  assert.deepEqual(onDay(25, 26, 28), [0, 26]);
});

test('one without an end begins anew all the same', () => {
  assert.deepEqual(onDay(27, null, 28), [0, null]);
  assert.deepEqual(onDay(28, null, 28), [28, null]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashOfSeed } from '../../seeds/server-seed.ts';
import { numbersOf } from './drawn-numbers.ts';

const DIGITS = { count: 3, min: 0, max: 9, isDistinct: false };
const LOTTO = { count: 6, min: 1, max: 42, isDistinct: true };

test('a seed draws the same numbers for everybody', () => {
  assert.deepEqual(numbersOf('0'.repeat(64), DIGITS), numbersOf('0'.repeat(64), DIGITS));
  assert.deepEqual(numbersOf('ab'.repeat(32), DIGITS), [9, 3, 7]);
  assert.deepEqual(numbersOf('ab'.repeat(32), LOTTO), [28, 14, 30, 31, 39, 42]);
});

test('numbers are of their range, distinct ones once, and each comes as often as the others', () => {
  const counts = new Map<number, number>();
  const draws = 4_000;
  for (let index = 0; index < draws; index += 1) {
    const drawn = numbersOf(hashOfSeed(String(index)), LOTTO);
    assert.equal(new Set(drawn).size, LOTTO.count);
    for (const number of drawn) counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  assert.deepEqual([Math.min(...counts.keys()), Math.max(...counts.keys()), counts.size], [1, 42, 42]);
  const expected = (draws * LOTTO.count) / LOTTO.max;
  // Of the same seeds always the same: six standard deviations are far from chance.
  for (const [number, count] of counts) assert.ok(Math.abs(count - expected) < 6 * Math.sqrt(expected), `${number}`);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { toDecimal, toMinor } from './money.ts';

test('minor units are shown with two decimals', () => {
  assert.deepEqual([1_248_050n, 5n, 0n, -5n, -12_345n].map(toDecimal), [
    '12480.50',
    '0.05',
    '0.00',
    '-0.05',
    '-123.45',
  ]);
});

test('an amount read back is the amount that was shown', () => {
  fc.assert(fc.property(fc.bigInt(0n, 10n ** 13n), (minor) => toMinor(toDecimal(minor)) === minor));
});

test('what is no amount is not read', () => {
  assert.deepEqual(['', '1.234', '-1', '1e3', 'x', '1.'].map(toMinor), Array(6).fill(undefined));
});

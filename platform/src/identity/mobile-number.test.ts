import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mobileNumberOf } from './mobile-number.ts';

for (const [code, typed, number] of [
  ['63', '9171234567', '639171234567'],
  ['63', '09171234567', '639171234567'],
  ['63', '639171234567', '639171234567'],
  ['44', '07911123456', '447911123456'],
  ['63', '0000000000', undefined],
  ['63', 'call 09171234567', undefined],
  ['63', '+12133734253', undefined],
  ['999', '9171234567', undefined],
  ['ph', '9171234567', undefined],
  ['', '', undefined],
] as const)
  test(`+${code} ${typed} is ${number ?? 'no phone’s number'}`, () =>
    assert.equal(mobileNumberOf(code, typed), number));

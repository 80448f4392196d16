import fc from 'fast-check';
import { toDecimalAmount } from 'shared-kernel/format';
import { readAmount } from './read-amount.ts';

it.each([
  ['12', 1200],
  ['12.', 1200],
  ['12.5', 1250],
  ['12.50', 1250],
  ['.5', 50],
  ['0', 0],
  ['₱1,234.5', 123_450],
  [' PHP 1,234.50 ', 123_450],
  ['12 480.50', 1_248_050],
  ['1 000 000', 100_000_000],
  ['50 php', 5000],
  ['\u00a0₱12,480.50', 1_248_050],
])('reads %j', (text, minor) => {
  expect(readAmount(text)).toBe(minor);
});

it.each(['', ' ', '₱'])('takes %j for nothing', (text) => {
  expect(readAmount(text)).toBeNull();
});

it.each([
  '12,5',
  '1.234,50',
  '12.345',
  '-5',
  'abc',
  '₱100 ₱200',
  '1₱2',
  '12 3',
  '1 0000',
  '1,2,3',
  '.',
  '99999999999999999999',
])('cannot read %j', (text) => {
  expect(readAmount(text)).toBeNaN();
});

it('reads back whatever the wire says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (minor) => {
      expect(readAmount(toDecimalAmount(minor))).toBe(minor);
    }),
  );
});

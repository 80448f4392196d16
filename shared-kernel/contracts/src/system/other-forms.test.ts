import { array, object, readValue, safeParse, string } from '@shared-kernel/contracts/schema';
import fc from 'fast-check';
import { amountOf, instantOf, listOf } from './other-forms.ts';
import { decimalAmount, instant } from './values.ts';

const read = (schema: typeof instant, given: unknown) => {
  const parsed = readValue(schema, given);
  return parsed.success ? parsed.data : undefined;
};

test.each([
  [12_480.5, '12480.50'],
  ['12480.5', '12480.50'],
  ['12480', '12480.00'],
  [0, '0.00'],
  ['-3.5000', '-3.50'],
  [-0.001, '0.00'],
  ['12480.50', '12480.50'],
])('the amount %p is read as %p', (given, expected) => expect(read(decimalAmount, given)).toBe(expected));

test.each(['', ' ', 'free', '1,250.00', '1e3', null, true, Number.NaN, 1e21])('%p is no amount', (given) =>
  expect(read(decimalAmount, given)).toBeUndefined(),
);

test('any amount of whole cents keeps its value, as a number and as a text', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 14), max: 10 ** 14 }), (cents) => {
      const amount = cents / 100;
      expect(Math.round(Number(read(decimalAmount, amount)) * 100)).toBe(cents === 0 ? 0 : cents);
      expect(read(decimalAmount, String(amount))).toBe(read(decimalAmount, amount));
    }),
  );
});

test('what is an amount or an instant already stays as it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^-?[1-9]\d{0,9}\.\d{2}$/), (amount) => expect(amountOf(amount)).toBe(amount)),
  );
  const instants = fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') });
  fc.assert(fc.property(instants, (date) => expect(instantOf(date.toISOString())).toBe(date.toISOString())));
});

test.each([
  ['2026-07-14T08:30:00', '2026-07-14T08:30:00+08:00'],
  ['2026-07-14 08:30', '2026-07-14T08:30+08:00'],
  ['2026-07-14', '2026-07-14T00:00+08:00'],
  [1_784_000_000_000, '2026-07-14T03:33:20.000Z'],
  ['2026-07-14T08:30:00Z', '2026-07-14T08:30:00Z'],
])('the time %p is read as %p', (given, expected) => expect(read(instant, given)).toBe(expected));

test.each(['', 'soon', '14.07.2026', null, Number.NaN, 1e20])('%p is no time', (given) =>
  expect(read(instant, given)).toBeUndefined(),
);

test('a bare list is read under its name, anything else as it is', () => {
  expect(listOf(['a'])).toEqual({ list: ['a'] });
  expect(safeParse(object({ list: array(string()) }), listOf({ list: ['a'] })).success).toBe(true);
});

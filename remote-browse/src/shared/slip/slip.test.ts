import fc from 'fast-check';
import { parseAmount, toDecimalAmount } from 'shared-kernel/format';
import { type SlipLine, slipBets, slipShortfall, slipTotal } from './slip.ts';

const line = fc.record({
  id: fc.uuid(),
  label: fc.string(),
  stake: fc.integer({ min: 1, max: 100_000 }).map(toDecimalAmount),
  bets: fc.integer({ min: 1, max: 10_000 }),
});

const one = (stake: string, bets?: number): SlipLine => ({
  id: stake,
  label: stake,
  stake,
  ...(bets !== undefined && { bets }),
});

test('three bets of ten centavos cost thirty, not 0.30000000000000004', () => {
  expect(slipTotal([one('0.10', 3)])).toBe('0.30');
  expect(slipTotal([one('0.10'), one('0.20')])).toBe('0.30');
  expect(slipTotal([one('2.00', 6), one('5.00')], 5)).toBe('85.00');
  expect(slipTotal([])).toBe('0.00');
});

test('a slip costs the sum of its lines one by one, times its multiple', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), fc.integer({ min: 1, max: 999 }), (lines, multiple) => {
      const oneByOne = lines.map((each) => parseAmount(slipTotal([each]))).reduce((sum, each) => sum + each, 0);
      expect(parseAmount(slipTotal(lines, multiple))).toBe(oneByOne * multiple);
    }),
  );
});

test('it counts the bets of systems, not the lines', () => {
  expect(slipBets([one('2.00', 6), one('5.00')])).toBe(7);
});

test('what is missing is told to the centavo, and only when the balance is known', () => {
  expect(slipShortfall('60.00', '48.01')).toBe('11.99');
  expect(slipShortfall('60.00', '60.00')).toBeUndefined();
  expect(slipShortfall('60.00', undefined)).toBeUndefined();
});

test('a sum that no player could mean is refused, not rounded', () => {
  expect(() => slipTotal([one('99999999999999.00', 1000)], 1000)).toThrow(RangeError);
});

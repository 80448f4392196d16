import { feeOf } from './deposit-fee.ts';

it.each([
  ['0.00', '0.00', 100_000, 0],
  ['1.00', '0.00', 100_000, 1_000],
  ['1.00', '0.00', 20_050, 200],
  ['1.50', '5.00', 20_000, 800],
  ['0.00', '300.00', 20_000, 20_000],
])('%s percent and %s of %d centavos is %d', (feePercent, feeFixed, amount, fee) => {
  expect(feeOf({ feePercent, feeFixed }, amount)).toBe(fee);
});

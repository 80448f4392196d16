import type { Promotion } from '../api/calls.ts';
import { bonusFor } from './promotion-choice.tsx';

const PROMOTION: Promotion = {
  code: 'daily-top-up',
  name: 'Daily top-up',
  detail: '',
  percent: 20,
  maxBonus: '500.00',
  minDeposit: '200.00',
  turnoverTimes: 8,
  validDays: 7,
};

it.each([
  [100_000, { bonus: '200.00', required: '1600.00' }],
  [20_003, { bonus: '40.00', required: '320.00' }],
  [20_000, { bonus: '40.00', required: '320.00' }],
  [5_000_000, { bonus: '500.00', required: '4000.00' }],
  [19_999, undefined],
  [null, undefined],
  [Number.NaN, undefined],
])('of a deposit of %s centavos it is %o', (deposit, expected) => {
  expect(bonusFor(PROMOTION, deposit)).toEqual(expected);
});

import { joinRounds, type Transaction } from './join-rounds.ts';

const move = (type: string, amount: string, reference = 'B-1'): Transaction => ({
  transactionNo: `${type}/${reference}`,
  type,
  typeName: type,
  amount,
  reference,
  createdAt: '2025-11-21T08:00:00+08:00',
});

it('joins a payout with its stake: what the round brought, under the payout’s number', () => {
  const [payout, stake] = [move('payout', '4.00'), move('stake', '-5.00')];
  expect(joinRounds([payout, stake])).toEqual([{ ...payout, amount: '-1.00', round: [stake, payout] }]);
});

it.each([
  ['a stake without a payout', [move('stake', '-5.00')]],
  [
    'a payout whose stake is further down',
    [move('payout', '4.00'), move('deposit', '9.00', 'D'), move('stake', '-5.00')],
  ],
  ['those of two rounds', [move('payout', '4.00', 'B-2'), move('stake', '-5.00', 'B-1')]],
  ['those of nothing', [move('payout', '4.00', ''), move('stake', '-5.00', '')]],
  ['a payout that ends the page', [move('payout', '4.00')]],
])('leaves %s as it is', (_what, rows) => {
  expect(joinRounds(rows)).toEqual(rows);
});

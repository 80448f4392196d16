import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { payoutParts } from './member-account.ts';

const amount = fc.bigInt(1n, 10n ** 9n);

test('a payout is shared as its stake was, no centavo more or less; what does not divide is the bonus’s', () => {
  fc.assert(
    fc.property(amount, amount, fc.bigInt(0n, 10n ** 9n), (own, bonus, payout) => {
      const parts = payoutParts(
        [
          { accountId: 1, amount: own },
          { accountId: 2, amount: bonus },
        ],
        payout,
      );
      const of = (id: number) => parts.find(({ accountId }) => accountId === id)?.amount ?? 0n;
      assert.equal(of(1) + of(2), payout);
      assert.equal(of(2), (payout * bonus + own + bonus - 1n) / (own + bonus));
      assert.ok(parts.every((part) => part.amount > 0n));
    }),
  );
});

test('a stake from one account wins for it alone', () => {
  assert.deepEqual(payoutParts([{ accountId: 2, amount: 5n }], 7n), [{ accountId: 2, amount: 7n }]);
});

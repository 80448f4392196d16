import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Counted, lockedBy, meet, type Requirement } from './meet.ts';

const WEIGHTS = { RNG: 100, FISH: 100, other: 20 };
const at = (minute: number) => new Date(Date.UTC(2026, 6, 14, 8, minute));
const deposit = (id: number, amount: bigint, minute: number): Requirement => ({
  id,
  reference: `DP-${id}`,
  source: 'deposit',
  amount,
  required: amount,
  met: 0n,
  createdAt: at(minute),
});
const bet = (category: string, validBet: bigint, minute: number): Counted => ({
  category,
  validBet,
  bonusStake: 0n,
  placedAt: at(minute),
});
const metBy = (open: readonly Requirement[], ...bets: Counted[]) => meet(open, bets, WEIGHTS).map(({ met }) => met);

test('the oldest is met first, what is left over goes to the next', () => {
  const open = [deposit(1, 1000n, 0), deposit(2, 500n, 1)];
  assert.deepEqual(metBy(open, bet('RNG', 800n, 2)), [800n, 0n]);
  assert.deepEqual(metBy(open, bet('RNG', 800n, 2), bet('FISH', 300n, 3)), [1000n, 100n]);
  assert.deepEqual(metBy(open, bet('RNG', 9000n, 2)), [1000n, 500n]);
});

test('slots and fishing count whole, all else a fifth', () => {
  assert.deepEqual(metBy([deposit(1, 1000n, 0)], bet('LIVE', 800n, 2), bet('ELOTT', 100n, 2)), [180n]);
});

test('a bet counts for nothing that came after it', () => {
  assert.deepEqual(metBy([deposit(1, 1000n, 5)], bet('RNG', 800n, 2)), [0n]);
  assert.deepEqual(metBy([deposit(1, 100n, 0), deposit(2, 1000n, 5)], bet('RNG', 800n, 2)), [100n, 0n]);
});

test('what was staked of a bonus meets a bonus’s turnover alone', () => {
  const open = [deposit(1, 1000n, 0), { ...deposit(2, 500n, 0), source: 'bonus' as const }];
  assert.deepEqual(metBy(open, { ...bet('RNG', 800n, 2), bonusStake: 300n }), [500n, 300n]);
  assert.deepEqual(metBy(open, { ...bet('RNG', 900n, 2), bonusStake: 900n }), [0n, 500n]);
  assert.deepEqual(metBy(open, { ...bet('RNG', 1200n, 2), bonusStake: 0n }), [1000n, 200n]);
});

test('what is not met is locked, in its part of the deposit, and never more than there is', () => {
  const open = [{ ...deposit(1, 1000n, 0), met: 400n }];
  assert.equal(lockedBy(open, 5000n), 600n);
  assert.equal(lockedBy(open, 250n), 250n);
  assert.equal(lockedBy([{ ...deposit(1, 1000n, 0), required: 3000n, met: 1n }], 5000n), 1000n);
  assert.equal(lockedBy([{ ...deposit(1, 1000n, 0), source: 'bonus' }], 5000n), 0n);
  assert.equal(lockedBy([], 5000n), 0n);
});

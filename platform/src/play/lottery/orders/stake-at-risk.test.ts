import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stakesAtRisk } from './stake-at-risk.ts';

const line = (id: number, play: string, marks: string[], unitStake: bigint, multiple = 1) => ({
  id,
  play,
  marks: [marks],
  unitStake,
  multiple,
  stake: unitStake * BigInt(multiple * marks.length),
});
const atRisk = (...lines: ReturnType<typeof line>[]) => [...stakesAtRisk('mini-swertres', lines).values()];

test('one side alone is at risk as a whole', () => {
  assert.deepEqual(atRisk(line(1, 'big-small', ['BIG'], 100n), line(2, 'odd-even', ['ODD'], 50n, 2)), [100n, 100n]);
});

test('the same on both sides is no risk, of more on one it is the difference', () => {
  assert.deepEqual(atRisk(line(1, 'odd-even', ['ODD'], 100n), line(2, 'odd-even', ['EVEN'], 100n)), [0n, 0n]);
  assert.deepEqual(
    atRisk(
      line(1, 'big-small', ['BIG'], 60n),
      line(2, 'big-small', ['SMALL'], 35n, 2),
      line(3, 'big-small', ['BIG'], 40n),
    ),
    [0n, 0n, 30n],
  );
});

test('the first against the last are two sides, in one line too; a tie is a bet of its own', () => {
  assert.deepEqual(atRisk(line(1, 'first-last', ['FIRST', 'LAST'], 100n)), [0n]);
  assert.deepEqual(atRisk(line(1, 'first-last', ['FIRST', 'TIE'], 100n), line(2, 'first-last', ['LAST'], 30n)), [
    170n,
    0n,
  ]);
});

test('numbers have no sides', () => {
  assert.deepEqual(atRisk(line(1, 'first-two', ['1'], 100n), line(2, 'first-two', ['2'], 100n)), [100n, 100n]);
});

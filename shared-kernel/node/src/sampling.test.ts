import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createSampling } from './sampling.ts';

it('admits so many entries of each key in a window, and tells at the next one how many it dropped', () => {
  const dropped: [string, number][] = [];
  const { admits } = createSampling({
    limit: 2,
    windowMs: 1000,
    onDropped: (key, count) => dropped.push([key, count]),
  });
  assert.deepEqual(
    [0, 10, 20, 30].map((now) => admits('a', now)),
    [true, true, false, false],
  );
  assert.equal(admits('b', 40), true);
  assert.deepEqual(dropped, []);
  assert.equal(admits('a', 1000), true);
  assert.deepEqual(dropped, [['a', 2]]);
  assert.equal(admits('a', 2000), true);
  assert.equal(dropped.length, 1);
});

it('with an endless window admits again after a reset alone', () => {
  const { admits, reset } = createSampling({ limit: 1, windowMs: Number.POSITIVE_INFINITY });
  assert.deepEqual([admits('a', 0), admits('a', 1e15)], [true, false]);
  reset();
  assert.equal(admits('a', 1e15), true);
});

it('starts a new window after the clock was set back', () => {
  const { admits } = createSampling({ limit: 1, windowMs: 1000 });
  assert.deepEqual(
    [admits('a', 5000), admits('a', 5001), admits('a', 100), admits('a', 101)],
    [true, false, true, false],
  );
});

it('keeps its memory bounded whatever keys come', () => {
  const { admits } = createSampling({ limit: 1, windowMs: 1000 });
  admits('first', 0);
  assert.equal(admits('first', 1), false);
  for (let key = 0; key < 2000; key += 1) admits(String(key), 1);
  assert.equal(admits('first', 1), true);
});

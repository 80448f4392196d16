import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { type FairSeeds, fairRandom, uniformBelow } from '../fair-random/fair-random.ts';
import { nodeHmac } from './node-hmac.ts';

const SEEDS = { serverSeed: 'server', clientSeed: 'client', nonce: 7 };
const randomOf = (seeds: FairSeeds) => fairRandom(seeds, nodeHmac);

test('every number is made by equally many words, whatever the range', () => {
  const words = 256;
  for (let max = 1; max <= words; max++) {
    const counts = new Array<number>(max).fill(0);
    for (let word = 0; word < words; word++) {
      const number = uniformBelow(max, word, words);
      if (number !== undefined) counts[number] = (counts[number] ?? 0) + 1;
    }
    assert.deepEqual(new Set(counts), new Set([Math.floor(words / max)]), String(max));
  }
});

test('words are the HMAC’s, block after block', () => {
  const random = randomOf(SEEDS);
  const read = Array.from({ length: 16 }, () => random.int(2 ** 32));
  const blocks = [0, 1].map((block) => createHmac('sha256', 'server').update(`client:7:${block}`).digest('hex'));
  assert.equal(read.map((word) => word.toString(16).padStart(8, '0')).join(''), blocks.join(''));
});

test('another server seed, client seed or nonce gives other numbers; the same ones give the same', () => {
  const draw = (changed: Partial<typeof SEEDS> = {}) => {
    const random = randomOf({ ...SEEDS, ...changed });
    return Array.from({ length: 20 }, () => random.int(1000)).join();
  };
  assert.equal(draw(), draw());
  const others = [draw(), draw({ serverSeed: 'other' }), draw({ clientSeed: 'other' }), draw({ nonce: 8 })];
  assert.equal(new Set(others).size, others.length);
});

test('a range that is none is refused', () => {
  for (const max of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN]) assert.throws(() => randomOf(SEEDS).int(max), RangeError);
});

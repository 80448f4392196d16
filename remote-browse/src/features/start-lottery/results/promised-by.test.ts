import { createHash, webcrypto } from 'node:crypto';
import { aDrawResult } from '@shared-kernel/testing/lottery-builders';
import { promisedBy } from './promised-by.ts';

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));

const seed = 'ef56'.repeat(16);
const seedHash = createHash('sha256').update(seed).digest('hex');
const other = 'ab'.repeat(32);

it.each([
  ['that gives its hash fits', { seed, seedHash }, undefined, 'fits'],
  ['whose hash is written in capitals fits', { seed, seedHash: seedHash.toUpperCase() }, undefined, 'fits'],
  ['that gives the hash of before the draw is as promised', { seed, seedHash }, seedHash.toUpperCase(), 'kept'],
  ['of another draw does not', { seed: seed.replace('ef', 'ee'), seedHash }, undefined, 'differs'],
  ['whose hash was told otherwise before the draw was changed', { seed, seedHash }, other, 'changed'],
  ['that is not told says nothing', { seed: undefined, seedHash }, seedHash, undefined],
  ['to which nothing was promised says nothing', { seed, seedHash: undefined }, seedHash, undefined],
])('a seed %s', async (_, result, told, promised) => {
  expect(await promisedBy({ ...aDrawResult(), ...result }, told)).toBe(promised);
});

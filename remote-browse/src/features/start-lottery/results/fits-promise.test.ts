import { createHash, webcrypto } from 'node:crypto';
import { aDrawResult } from 'shared-kernel/testing/lottery-builders';
import { fitsPromise } from './fits-promise.ts';

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));

const seed = 'ef56'.repeat(16);
const seedHash = createHash('sha256').update(seed).digest('hex');

it.each([
  ['that gives its hash fits', { seed, seedHash }, true],
  ['whose hash is written in capitals fits', { seed, seedHash: seedHash.toUpperCase() }, true],
  ['of another draw does not', { seed: seed.replace('ef', 'ee'), seedHash }, false],
  ['that is not told says nothing', { seed: undefined, seedHash }, undefined],
  ['to which nothing was promised says nothing', { seed, seedHash: undefined }, undefined],
])('a seed %s', async (_, told, fits) => {
  expect(await fitsPromise({ ...aDrawResult(), ...told })).toBe(fits);
});

import { createHash, randomBytes } from 'node:crypto';
import { unwrapKey, type WrappingKeys, wrapKey } from '../../../encryption/key-wrap.ts';
import type { Lottery } from '../offer/lottery.ts';

const SEED_BYTES = 32;
const WORD_BYTES = 4;
const WORDS = 2 ** 32;

const sha256 = (text: string) => createHash('sha256').update(text);

export const hashOfSeed = (seed: string): string => sha256(seed).digest('hex');

/** A new seed, as it is stored until the draw, and what may be told of it before. */
export const newSeed = async (keys: WrappingKeys) => {
  const seed = randomBytes(SEED_BYTES).toString('hex');
  return { seedHash: hashOfSeed(seed), sealedSeed: await wrapKey({ seed }, keys) };
};

/** The seed out of what is stored. Fails when no key of the environment opens it, or it is another than was promised. */
export const openSeed = async (
  { sealedSeed, seedHash }: { readonly sealedSeed: Record<string, string>; readonly seedHash: string },
  keys: WrappingKeys,
): Promise<string> => {
  const { seed } = await unwrapKey(sealedSeed, keys);
  if (seed === undefined || hashOfSeed(seed) !== seedHash)
    throw new Error('The seed is not the one that was promised.');
  return seed;
};

/** Whole numbers below 2³²: the first four bytes of SHA-256(`<seed>:<0, 1, 2 …>`). */
const wordsOf = function* (seed: string): Generator<number> {
  for (let index = 0; ; index += 1) yield sha256(`${seed}:${index}`).digest().subarray(0, WORD_BYTES).readUInt32BE();
};

/**
 * The numbers that a seed draws, always the same: each word modulo the size of the range, words above its last whole
 * multiple and, where numbers are distinct, repeated ones passed over. Anyone can do it again with the seed.
 */
export const numbersOf = (seed: string, { count, min, max, isDistinct }: Lottery['draws']): number[] => {
  const size = max - min + 1;
  const fair = WORDS - (WORDS % size);
  const drawn: number[] = [];
  for (const word of wordsOf(seed)) {
    const number = min + (word % size);
    if (word < fair && !(isDistinct && drawn.includes(number))) drawn.push(number);
    if (drawn.length === count) break;
  }
  return drawn;
};

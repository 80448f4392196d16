import { createHash } from 'node:crypto';
import type { Lottery } from '../offer/lottery.ts';

const WORD_BYTES = 4;
const WORDS = 2 ** 32;

/** Whole numbers below 2³²: the first four bytes of SHA-256(`<seed>:<0, 1, 2 …>`). */
const wordsOf = function* (seed: string): Generator<number> {
  for (let index = 0; ; index += 1)
    yield createHash('sha256').update(`${seed}:${index}`).digest().subarray(0, WORD_BYTES).readUInt32BE();
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

import { createHmac } from 'node:crypto';
import type { RandomSource } from './framework.ts';

/** What decides a round: the house's server seed, the player's client seed, and the round's number under both. */
export interface FairSeeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

const WORDS = 2 ** 32;
const WORD_BYTES = 4;

/**
 * A word from 0 up to `words` as a number below `max`, each as likely as any other; undefined for the words over the last
 * whole multiple of `max`, which are left out (rejection sampling).
 */
export const uniformBelow = (max: number, word: number, words: number = WORDS): number | undefined =>
  word < words - (words % max) ? word % max : undefined;

/**
 * The numbers of one round: HMAC-SHA256 with the server seed as key over `clientSeed:nonce:block`, block after block,
 * read as big-endian words of 32 bits. The same seeds give the same numbers.
 */
export const fairRandom = ({ serverSeed, clientSeed, nonce }: FairSeeds): RandomSource => {
  let block = 0;
  let bytes = Buffer.alloc(0);
  let offset = 0;

  const nextWord = (): number => {
    if (offset === bytes.length) {
      bytes = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest();
      block += 1;
      offset = 0;
    }
    const word = bytes.readUInt32BE(offset);
    offset += WORD_BYTES;
    return word;
  };

  return {
    int: (maxExclusive) => {
      if (!Number.isInteger(maxExclusive) || maxExclusive < 1 || maxExclusive > WORDS)
        throw new RangeError(`There are no whole numbers below ${maxExclusive}, or too many.`);
      let found: number | undefined;
      while (found === undefined) found = uniformBelow(maxExclusive, nextWord());
      return found;
    },
  };
};

/** Whole numbers from 0 up to, not including, `maxExclusive`. */
export interface RandomSource {
  int(maxExclusive: number): number;
}

/** What decides a round: the house's server seed, the player's client seed, and the round's number under both. */
export interface FairSeeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** HMAC-SHA256 of a text under a text as key: 32 bytes. Node's in play; a browser brings its own. */
export type HmacSha256 = (key: string, message: string) => Uint8Array;

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
 * read as big-endian words of 32 bits. The same seeds give the same numbers. It runs in browsers too, where rounds are checked.
 */
export const fairRandom = ({ serverSeed, clientSeed, nonce }: FairSeeds, hmac: HmacSha256): RandomSource => {
  let block = 0;
  let bytes: DataView = new DataView(new ArrayBuffer(0));
  let offset = 0;

  const nextWord = (): number => {
    if (offset === bytes.byteLength) {
      const digest = hmac(serverSeed, `${clientSeed}:${nonce}:${block}`);
      bytes = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
      block += 1;
      offset = 0;
    }
    const word = bytes.getUint32(offset);
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

import { createHash, randomBytes } from 'node:crypto';
import { unwrapKey, type WrappingKeys, wrapKey } from '../../encryption/key-wrap.ts';

const SEED_BYTES = 32;

export const hashOfSeed = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** A new seed, as it is stored until it is revealed, and its hash, which is shown before. */
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

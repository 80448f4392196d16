import type { Canary } from '@shared-kernel/contracts/release/release';
import { sha256Hex } from '../base/digest.ts';

const HASH_DIGITS = 8;
const HASHES = 16 ** HASH_DIGITS;
const EVERYBODY = 100;

/** A visitor's place in a canary, from 0 to under 100: always the same, and independent of its places in others. */
const placeIn = async (canary: string, visitor: string): Promise<number> =>
  (Number.parseInt((await sha256Hex(`${canary} ${visitor}`)).slice(0, HASH_DIGITS), 16) / HASHES) * EVERYBODY;

/** The ids of the canaries that a visitor is in. Without a visitor's id: those that everybody is in. */
export const dealCanaries = async (canaries: readonly Canary[], visitor: string | null): Promise<readonly string[]> => {
  const dealt = await Promise.all(
    canaries.map(async ({ id, percent }) =>
      percent >= EVERYBODY || (visitor !== null && (await placeIn(id, visitor)) < percent) ? [id] : [],
    ),
  );
  return dealt.flat();
};

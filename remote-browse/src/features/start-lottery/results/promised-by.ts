import type { DrawResult } from '../../../shared/lottery/lottery.ts';

const HEX = 16;

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(HEX).padStart(2, '0')).join('');

/**
 * `kept`: the seed gives the hash that was told before the draw. `fits`: it gives the hash that came with it, and nothing
 * is known of before. `differs`: it gives neither. `changed`: another hash was told before the draw.
 */
export type Promised = 'kept' | 'fits' | 'differs' | 'changed';

/**
 * How a draw's seed stands to its hash, worked out in this browser. Undefined where one of them is missing: a draw that is
 * void has no seed. `told` is the hash that was told while the draw took orders, where that is known.
 */
export const promisedBy = async (
  { seed, seedHash }: DrawResult,
  told: string | undefined,
): Promise<Promised | undefined> => {
  if (seed === undefined || seedHash === undefined) return undefined;
  const hash = hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed)));
  if (told !== undefined && told.toLowerCase() !== seedHash.toLowerCase()) return 'changed';
  if (hash !== seedHash.toLowerCase()) return 'differs';
  return told === undefined ? 'fits' : 'kept';
};

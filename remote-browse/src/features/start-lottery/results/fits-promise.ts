import type { DrawResult } from '../../../shared/lottery/lottery.ts';

const HEX = 16;

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(HEX).padStart(2, '0')).join('');

/**
 * Whether the seed of a draw gives the hash that was told before its first order, worked out in this browser. Undefined
 * where one of them is missing: a draw that is void has no seed.
 */
export const fitsPromise = async ({ seed, seedHash }: DrawResult): Promise<boolean | undefined> => {
  if (seed === undefined || seedHash === undefined) return undefined;
  return hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed))) === seedHash.toLowerCase();
};

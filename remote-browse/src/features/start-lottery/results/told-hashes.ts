import { record, string } from '@shared-kernel/contracts/schema';
import { stored } from 'shared-kernel/storage';

/** By lottery and draw: the hash that this tab was told while the draw took orders. */
const toldHashes = stored('lottery-seed-hashes', {
  schema: record(string(), string()),
  owner: 'device',
  area: 'session',
});

/** Draws of a day and more; the oldest make room. */
const MOST = 500;

interface Told {
  readonly gameCode: string;
  /** Of the draw. */
  readonly numero: string;
}

const keyOf = ({ gameCode, numero }: Told): string => `${gameCode} ${numero}`;

/** The hash that was told before the draw, if this tab was there. */
export const toldHash = (draw: Told): string | undefined => {
  const known = toldHashes.read() ?? {};
  const key = keyOf(draw);
  return Object.hasOwn(known, key) ? known[key] : undefined;
};

/** Keeps what was told first: a hash that is told of the same draw later does not replace it. */
export const keepToldHash = (draw: Told, seedHash: string): void => {
  if (toldHash(draw) !== undefined) return;
  const kept = [...Object.entries(toldHashes.read() ?? {}), [keyOf(draw), seedHash]].slice(-MOST);
  toldHashes.write(Object.fromEntries(kept));
};

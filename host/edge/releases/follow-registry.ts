import type { Pointers } from '@shared-kernel/contracts/release/release';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { createLogOnce } from '../base/log-sampling.ts';
import { assembleSet } from './assemble-set.ts';
import type { LiveSet } from './live-set.ts';
import { createReleaseReader } from './readable-releases.ts';

/** A live set with a missing release is assembled again after this time. */
const RETRY_MS = 1000;
const NEVER = Number.POSITIVE_INFINITY;

interface Held {
  /** The pointers as text: a restored registry may have other releases under the same revision. */
  readonly text: string;
  readonly set: LiveSet | null;
  readonly retryAt: number;
}

/** Serialises each pointers object once. */
const createTextOf = () => {
  let known: { readonly pointers: Pointers; readonly text: string } | null = null;
  return (pointers: Pointers): string => {
    if (known?.pointers !== pointers) known = { pointers, text: JSON.stringify(pointers) };
    return known.text;
  };
};

/**
 * Follows the registry: the live set of the newest readable pointers. A remote without a published release is left out; an unreadable
 * live release is replaced by the newest readable one before it. Null: there is no host yet.
 */
export const createLiveSetReader = ({
  releases,
  assetOrigins,
  fits,
  clock,
  log,
}: EdgeDeps): (() => Promise<LiveSet | null>) => {
  const logOnce = createLogOnce(log);
  const readable = createReleaseReader(releases, logOnce);
  const textOf = createTextOf();
  let held: Held | null = null;
  let pending: { readonly text: string; readonly result: Promise<Held> } | null = null;

  const assemble = async (pointers: Pointers, text: string): Promise<Held> => {
    const { set, isWhole } = await assembleSet(pointers, { assetOrigins, fits, readable, logOnce });
    return { text, set: set ?? held?.set ?? null, retryAt: isWhole ? NEVER : clock() + RETRY_MS };
  };

  return async () => {
    try {
      const pointers = await releases.readPointers();
      const text = textOf(pointers);
      if (held?.text === text && clock() < held.retryAt) return held.set;
      if (held?.text !== text) logOnce.reset();
      if (pending?.text !== text) pending = { text, result: assemble(pointers, text) };
      const mine = pending;
      try {
        held = await mine.result;
      } finally {
        if (pending === mine) pending = null;
      }
    } catch (error) {
      logOnce({ level: 'error', event: 'pointers.unreadable', detail: String(error) });
    }
    return held?.set ?? null;
  };
};

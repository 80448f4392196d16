import { addressKey } from '@shared-kernel/contracts/wire/address-key';

interface Caller {
  readonly address: string | undefined;
  readonly merchant: string;
}

export interface ConcurrencyLimit {
  /** Calls that hold a slot now. */
  readonly inFlight: number;
  /** Takes a slot and returns its release, which works once. Null: the limit or a share is reached. */
  acquire(caller: Caller): (() => void) | null;
}

/** Below this load no share is held. */
const BUSY_SHARE = 1 / 2;
/** Many players share one address of a mobile network. */
const ADDRESS_SHARE = 1 / 8;
const MERCHANT_SHARE = 3 / 4;

/**
 * Concurrency limit of the calls to the platform: a slow platform costs its callers a wait and not this process its memory.
 * From half of the limit on, an address and a merchant hold no more than their share.
 */
export const createConcurrencyLimit = (limit: number): ConcurrencyLimit => {
  const held = new Map<string, number>();
  let inFlight = 0;
  const heldBy = (key: string): number => held.get(key) ?? 0;

  const count = (keys: readonly string[], by: 1 | -1): void => {
    inFlight += by;
    for (const key of keys) {
      const now = heldBy(key) + by;
      if (now === 0) held.delete(key);
      else held.set(key, now);
    }
  };

  return {
    get inFlight() {
      return inFlight;
    },
    acquire: ({ address, merchant }) => {
      const shares = {
        [`address ${address && addressKey(address)}`]: ADDRESS_SHARE,
        [`merchant ${merchant}`]: MERCHANT_SHARE,
      };
      const isOver = Object.entries(shares).some(([key, share]) => heldBy(key) >= limit * share);
      if (inFlight >= limit || (inFlight >= limit * BUSY_SHARE && isOver)) return null;
      let isHeld = true;
      count(Object.keys(shares), 1);
      return () => {
        if (isHeld) count(Object.keys(shares), -1);
        isHeld = false;
      };
    },
  };
};

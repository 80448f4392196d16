import { addressKey } from 'shared-kernel/contracts/address-key';

/** Whose call it is: what a share is counted by. */
export interface Caller {
  readonly address: string | undefined;
  readonly merchant: string;
}

export interface Admission {
  /** How many calls are with the platform now. */
  readonly inFlight: number;
  /** Lets a call in and answers how to let it out again (once; more does nothing). Null: there is no room for it. */
  admit(caller: Caller): (() => void) | null;
}

/** Up to here there is room for everybody. Beyond it, shares hold. */
const BUSY_SHARE = 1 / 2;
/** What one address may hold of a busy server: many players stand behind one address of a phone company. */
const ADDRESS_SHARE = 1 / 8;
const MERCHANT_SHARE = 3 / 4;

/**
 * Bounds the calls in flight to the platform, so that a platform that answers slowly costs its callers a wait and not
 * this process its memory. Once it is half full, nobody's share grows beyond a part of it: the others still get in.
 */
export const createAdmission = (limit: number): Admission => {
  const held = new Map<string, number>();
  let inFlight = 0;

  const heldBy = (key: string): number => held.get(key) ?? 0;
  const count = (key: string, by: 1 | -1): void => {
    const now = heldBy(key) + by;
    if (now === 0) held.delete(key);
    else held.set(key, now);
  };

  return {
    get inFlight() {
      return inFlight;
    },
    admit: ({ address, merchant }) => {
      const ofAddress = `address ${address === undefined ? undefined : addressKey(address)}`;
      const ofMerchant = `merchant ${merchant}`;
      if (inFlight >= limit) return null;
      const isBusy = inFlight >= limit * BUSY_SHARE;
      const isOver = heldBy(ofAddress) >= limit * ADDRESS_SHARE || heldBy(ofMerchant) >= limit * MERCHANT_SHARE;
      if (isBusy && isOver) return null;
      let isIn = true;
      inFlight += 1;
      for (const key of [ofAddress, ofMerchant]) count(key, 1);
      return () => {
        if (!isIn) return;
        isIn = false;
        inFlight -= 1;
        for (const key of [ofAddress, ofMerchant]) count(key, -1);
      };
    },
  };
};

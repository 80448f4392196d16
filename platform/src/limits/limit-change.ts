import { DAY_MS } from '@shared-kernel/node/durations';

/** How long a member can think again before a limit is raised or removed (screens: safer play). */
const RAISED_AFTER_MS = DAY_MS;

/** How a limit is kept; null: none. `nextAmount` waits until `nextAt`; without an instant nothing waits. */
export interface KeptLimit {
  readonly amount: bigint | null;
  readonly nextAmount: bigint | null;
  readonly nextAt: Date | null;
}

const isHigher = (asked: bigint | null, now: bigint | null): boolean => now !== null && (asked === null || asked > now);

/** What is kept of a limit of now once another is asked for: lower at once, higher or none after a day. */
export const changedLimit = (amount: bigint | null, asked: bigint | null, now: Date): KeptLimit =>
  isHigher(asked, amount)
    ? { amount, nextAmount: asked, nextAt: new Date(now.getTime() + RAISED_AFTER_MS) }
    : { amount: asked, nextAmount: null, nextAt: null };

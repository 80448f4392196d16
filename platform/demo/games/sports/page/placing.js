import { errorCodeOf, newKey, retryAfterOf } from '../../kit/api.js';

/** @typedef {{ readonly legs: readonly object[], readonly stake: number, readonly accept: string }} AskedSlip */

/** A plain refusal: the slip does not stand, for it is looked for by its key before anything is refused. @param {unknown} error */
const isRefusal = (error) => errorCodeOf(error) !== 'unknown' && retryAfterOf(error) === undefined;

/**
 * One slip at a time on its way. Without an answer it may stand: it keeps its key, and is asked for again, as it was, before any
 * other.
 *
 * @template Placed
 * @param {(slip: AskedSlip & { readonly idempotencyKey: string }) => Promise<Placed>} send
 */
export const createPlacing = (send) => {
  /** @type {AskedSlip & { readonly idempotencyKey: string } | undefined} */
  let unknown;
  let isAsking = false;

  return {
    isAsking: () => isAsking,

    /** The slip of which it is not known whether it stands. */
    unknown: () => unknown,

    /** Fails as the call does. @param {AskedSlip} slip Not looked at while another is not known of. */
    place: async (slip) => {
      unknown ??= { ...slip, idempotencyKey: newKey() };
      isAsking = true;
      try {
        const placed = await send(unknown);
        unknown = undefined;
        return placed;
      } catch (error) {
        if (isRefusal(error)) unknown = undefined;
        throw error;
      } finally {
        isAsking = false;
      }
    },
  };
};

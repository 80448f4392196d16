/** A clock that differs by more than this from what it was is another one. */
const JUMP_MS = 5000;

/**
 * The server's time on a phone whose clock is wrong: of all that was heard, what was on its way the shortest.
 *
 * @param {() => number} [own] Milliseconds of whatever beginning, never set back.
 */
export const createServerTime = (own = () => performance.now()) => {
  /** @type {number | undefined} */
  let ahead;
  return {
    /** @param {number} serverNow */
    hear: (serverNow) => {
      const heard = serverNow - own();
      if (ahead === undefined || heard > ahead || ahead - heard > JUMP_MS) ahead = heard;
    },
    now: () => own() + (ahead ?? 0),
  };
};

/** @import { Phase, SharedRound } from './types.d.ts' */

/** What the table waits for. @param {SharedRound | null} round @param {number} now @returns {Phase} */
export const phaseOf = (round, now) => {
  if (!round) return 'resting';
  if (round.dealtAt === null) return now < round.closesAt ? 'betting' : 'closed';
  if (round.endsAt !== null && now >= round.endsAt) return 'resting';
  return round.resultAt !== null && now >= round.resultAt ? 'result' : 'dealing';
};

/** @param {number} ms */
export const secondsOf = (ms) => Math.max(0, Math.ceil(ms / 1000));

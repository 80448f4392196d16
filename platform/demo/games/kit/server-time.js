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

/** @param {number} ms */
export const secondsOf = (ms) => Math.max(0, Math.ceil(ms / 1000));

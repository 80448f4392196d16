import { retryAfterOf } from './api.js';

/** @import { TextKey, Values } from './texts.js' */
/** @import { Wait } from './api.js' */

const SECOND_MS = 1000;

/** @param {number} ms */
const secondsOf = (ms) => Math.ceil(ms / SECOND_MS);

/**
 * What to say while a call is asked again by itself.
 *
 * @param {Wait} wait
 * @returns {[TextKey, Values]}
 */
export const sayWait = ({ code, ms }) =>
  code === 'unreachable' ? ['reconnecting', {}] : ['busyWait', { seconds: secondsOf(ms) }];

/**
 * What to say once it is left to the player.
 *
 * @param {unknown} error
 * @param {{ readonly lost: TextKey, readonly busy: TextKey }} texts
 * @returns {{ readonly text: TextKey, readonly values: Values }}
 */
export const sayGivenUp = (error, { lost, busy }) => {
  const ms = retryAfterOf(error) ?? 0;
  return ms === 0 ? { text: lost, values: {} } : { text: busy, values: { seconds: secondsOf(ms) } };
};

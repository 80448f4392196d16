/** @import { RoundResult } from './types.d.ts' */

/**
 * A round that pays no more than its bet won nothing: what it gave back is said, not celebrated.
 *
 * @param {Pick<RoundResult, 'payoutMinor' | 'stakeMinor'>} result
 */
export const wordsOf = ({ payoutMinor, stakeMinor }) => {
  if (payoutMinor > stakeMinor) return /** @type {const} */ ({ shown: 'win', said: 'sayWin' });
  if (payoutMinor > 0) return /** @type {const} */ ({ shown: 'returned', said: 'sayReturned' });
  return /** @type {const} */ ({ shown: 'noWin', said: 'sayNoWin' });
};

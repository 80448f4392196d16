/** @import { Phase, SharedRound } from './types.d.ts' */

/** What the table waits for. @param {SharedRound | null} round @param {number} now @returns {Phase} */
export const phaseOf = (round, now) => {
  if (!round) return 'resting';
  if (round.dealtAt === null) return now < round.closesAt ? 'betting' : 'closed';
  if (round.endsAt !== null && now >= round.endsAt) return 'resting';
  return round.resultAt !== null && now >= round.resultAt ? 'result' : 'dealing';
};

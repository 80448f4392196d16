import { errorCodeOf, refusedWith } from '../../kit/api.js';
import { obstacleOf } from './leg-row.js';

/** @import { BookTexts, Leg } from './types.d.ts' */

/** @param {unknown} value @returns {Readonly<Record<string, unknown>>} */
const fieldsOf = (value) => (typeof value === 'object' && value !== null ? { ...value } : {});

/**
 * A slip that was refused, in words; what the refusal tells of its picks is noted on them.
 *
 * @param {{ texts: BookTexts, money: (minor: number) => string, limits: { least: string, most: string }, legs: () => readonly Leg[],
 *   say: (text: string) => void, offerDeposit: () => void, onBegun: () => void }} parts
 * @returns {(error: unknown) => void}
 */
export const createRefusals = ({ texts, money, limits, legs, say, offerDeposit, onBegun }) => {
  /** @type {Readonly<Record<string, ((value: Readonly<Record<string, unknown>>) => void) | undefined>>} */
  const byCode = {
    'odds.moved': (value) => {
      const moved = /** @type {readonly { matchId: string, pick: string, odds: number | null }[]} */ (value.legs);
      for (const { matchId, pick, odds } of moved) {
        const leg = legs().find((each) => each.match.id === matchId && each.pick === pick);
        if (leg) leg.now = odds;
      }
      say(texts.text(obstacleOf(legs()) ?? 'oddsMoved'));
    },
    'match.closed': ({ matchIds }) => {
      const closed = /** @type {readonly string[]} */ (matchIds);
      for (const leg of legs()) leg.isClosed ||= closed.includes(leg.match.id);
      say(texts.text('begun'));
      onBegun();
    },
    'payout.limit': ({ mostMinor }) => say(texts.text('payoutLimit', { most: money(Number(mostMinor)) })),
    'wallet.insufficient': () => {
      say(texts.text('insufficient'));
      offerDeposit();
    },
    'request.invalid': () => say(texts.text('badStake', limits)),
  };

  return (error) => {
    const code = errorCodeOf(error);
    const refusal = Object.hasOwn(byCode, code) ? byCode[code] : undefined;
    if (refusal) refusal(fieldsOf(refusedWith(error)));
    else say(texts.text('notPlaced'));
  };
};

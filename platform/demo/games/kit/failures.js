import { errorCodeOf } from './api.js';
import { sayGivenUp } from './waits.js';

/** @import { Frame } from './frame.js' */
/** @import { Notice } from './notice.js' */
/** @import { Stage } from './stage.js' */
/** @import { GameAnswers } from './types.d.ts' */
/** @import { Values } from './texts.js' */

/**
 * Nothing is known of a bet: it is sent again as it is, where the player wants so.
 *
 * @param {Notice} notice
 * @param {unknown} error
 * @param {{ values: Values, again: () => void }} more
 */
export const showUnanswered = (notice, error, { values: own, again }) => {
  const { text, values } = sayGivenUp(error, { lost: 'unsettledText', busy: 'busyText' });
  notice.show({
    title: text === 'busyText' ? 'busyTitle' : 'unsettledTitle',
    text,
    values: { ...values, ...own },
    action: { label: 'retry', run: again },
  });
};

/**
 * A round without a result, in words. `refused`: nothing was staked, and the game goes on. `ended`: it does not. `unanswered`:
 * it may have been played, and `again` asks for the same round.
 *
 * @template {GameAnswers} Answers
 * @template {string} Own
 * @param {Pick<Frame<Answers, Own>, 'notice' | 'endings'>} frame
 * @param {Pick<Stage<Own>, 'ownLimits'>} stage
 * @returns {(error: unknown, more: { values: Values, again: () => void }) => 'refused' | 'ended' | 'unanswered'}
 */
export const createFailures =
  ({ notice, endings }, { ownLimits }) =>
  (error, more) => {
    const code = errorCodeOf(error);
    // Nothing was staked: another bet, or another day, can be played.
    if (code === 'wallet.insufficient' || ownLimits.showMet(code, error)) return 'refused';
    if (endings.endWith(code)) return 'ended';
    showUnanswered(notice, error, more);
    return 'unanswered';
  };

import { newKey } from '../../kit/api.js';
import { createSender } from '../../kit/sender.js';

/** @import { BaccaratFrame, BaccaratKey, BaccaratStage, Laid, Views } from './types.d.ts' */
/** @import { Sender } from '../../kit/sender.js' */
/** @import { Values } from '../../kit/texts.js' */
/** @typedef {(key: BaccaratKey, values?: Values) => void} Say */

/**
 * What the player asks of the table.
 *
 * @typedef {object} Order
 * @property {string} path
 * @property {object} body
 * @property {number} amount Whose money is said to be safe.
 * @property {BaccaratKey} late What is said where it comes after the cut-off.
 * @property {() => void} done
 */

/**
 * Bets and take-backs on their way to the table.
 *
 * @param {object} parts
 * @param {Pick<BaccaratFrame, 'api' | 'notice'>} parts.frame
 * @param {Pick<BaccaratStage, 'ownLimits' | 'money'>} parts.stage
 * @param {number} parts.mostMinor What the table takes of a player in a round.
 * @param {Say} parts.say
 * @param {Say} parts.onLate It came after the cut-off.
 * @param {() => void} parts.onChange It is sent, or not any more.
 * @param {(views: Views) => void} parts.onViews Done.
 * @param {() => void} parts.onUndone Refused, or without an answer: chips of it lie on the table only where the server says so.
 * @param {() => void} parts.onShort The balance does not cover it.
 * @param {(code: string) => boolean} parts.onEnd True where the game is over with this error.
 */
export const createOrders = ({ frame, stage, mostMinor, say, onLate, onChange, onViews, onUndone, onShort, onEnd }) => {
  const { money } = stage;
  /** @type {Sender<Order, Views>} */
  const { send, ...sender } = createSender({
    frame,
    stage,
    say,
    amountOf: ({ amount }) => amount,
    refusals: ({ late }) => ({
      'round.closed': () => onLate(late),
      'table.limit': () => say('overLimit', { most: money(mostMinor) }),
      'table.bets': () => say('tooManyBets'),
      'wallet.insufficient': onShort,
    }),
    onEnd,
    onChange,
    onFailure: onUndone,
    onAnswer: (views, { done }) => {
      onViews(views);
      done();
    },
  });

  return {
    ...sender,

    /** @param {number} roundId @param {Laid} laid @param {number} amount @param {() => void} done */
    bet: (roundId, laid, amount, done) => {
      const body = { roundId, laid, idempotencyKey: newKey() };
      send({ path: 'table/bet', body, amount, late: 'tooLate', done });
    },

    /** @param {number} roundId @param {number} amount @param {() => void} done */
    takeBack: (roundId, amount, done) => {
      send({ path: 'table/take-back', body: { roundId }, amount, late: 'tooLateBack', done });
    },
  };
};

import { newKey, refusedWith } from '../../kit/api.js';
import { createSender } from '../../kit/sender.js';

/** @import { CardRoomView, PusoyFrame, PusoyKey, PusoyStage } from './types.d.ts' */
/** @import { Sender } from '../../kit/sender.js' */
/** @import { Values } from '../../kit/texts.js' */

/**
 * What the player asks of the room.
 *
 * @typedef {object} Order
 * @property {string} path
 * @property {object} body
 * @property {PusoyKey} late What is said where the seats are closed.
 */

/** @param {unknown} value @returns {PusoyKey | undefined} */
const reasonOf = (value) =>
  typeof value === 'object' && value !== null && 'reason' in value
    ? /** @type {PusoyKey} */ (`why_${value.reason}`)
    : undefined;

/**
 * Seats and moves on their way to the server.
 *
 * @param {object} parts
 * @param {Pick<PusoyFrame, 'api' | 'notice'>} parts.frame
 * @param {Pick<PusoyStage, 'ownLimits' | 'money'>} parts.stage
 * @param {number} parts.stakeMinor
 * @param {(key: PusoyKey, values?: Values) => void} parts.say
 * @param {() => void} parts.onChange It is sent, or not any more.
 * @param {(view: CardRoomView) => void} parts.onView Done.
 * @param {() => void} parts.onRefused
 * @param {() => void} parts.onShort The balance does not cover the stake.
 * @param {(code: string) => boolean} parts.onEnd True where the game is over with this error.
 */
export const createOrders = ({ frame, stage, stakeMinor, say, onChange, onView, onRefused, onShort, onEnd }) => {
  /** @type {Sender<Order, CardRoomView>} */
  const { send, ...sender } = createSender({
    frame,
    stage,
    say,
    amountOf: () => stakeMinor,
    refusals: ({ late }, error) => ({
      'turn.over': () => say('tooLate'),
      'round.closed': () => say(late),
      'cards.refused': () => say(reasonOf(refusedWith(error)) ?? 'why_noPlay'),
      'price.changed': () => say('priceChanged'),
      'table.bets': () => say('satTooOften'),
      'wallet.insufficient': onShort,
    }),
    onEnd,
    onChange,
    onRefused,
    onAnswer: onView,
  });

  return {
    ...sender,
    sit: () => send({ path: 'cards/sit', body: { idempotencyKey: newKey(), stakeMinor }, late: 'seatsTaken' }),
    /** @param {number} roundId */
    leave: (roundId) => send({ path: 'cards/leave', body: { roundId }, late: 'seatsClosed' }),
    /** @param {number} roundId @param {number} turn @param {readonly string[]} cards */
    play: (roundId, turn, cards) => send({ path: 'cards/play', body: { roundId, turn, cards }, late: 'tooLate' }),
  };
};

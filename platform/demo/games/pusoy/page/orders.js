import { errorCodeOf, newKey, refusedWith } from '../../kit/api.js';
import { showUnanswered } from '../../kit/failures.js';
import { sayWait } from '../../kit/waits.js';

/** @import { CardRoomView, PusoyFrame, PusoyKey, PusoyStage } from './types.d.ts' */
/** @import { Values } from '../../kit/texts.js' */

/**
 * What the player asks of the room: safe to be sent again as it is.
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
 * Seats and moves on their way to the server: one at a time, and none before the last one has its answer.
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
  const { api, notice } = frame;
  const { ownLimits, money } = stage;
  /** Without its answer. @type {Order | undefined} */
  let held;
  let isSending = false;

  /** @param {string} code @param {unknown} error @param {Order} order */
  const isRefused = (code, error, { late }) => {
    /** @type {Readonly<Record<string, () => void>>} */
    const known = {
      'turn.over': () => say('tooLate'),
      'round.closed': () => say(late),
      'cards.refused': () => say(reasonOf(refusedWith(error)) ?? 'why_noPlay'),
      'price.changed': () => say('priceChanged'),
      'table.bets': () => say('satTooOften'),
      'wallet.insufficient': onShort,
    };
    if (!Object.hasOwn(known, code)) return ownLimits.showMet(code, error);
    known[code]?.();
    return true;
  };

  /** @param {unknown} error @param {Order} order */
  const fail = (error, order) => {
    const code = errorCodeOf(error);
    if (onEnd(code)) return;
    if (isRefused(code, error, order)) {
      held = undefined;
      onRefused();
      return;
    }
    showUnanswered(notice, error, { values: { amount: money(stakeMinor) }, again });
  };

  /** @param {Order} order */
  const send = async (order) => {
    held = order;
    isSending = true;
    notice.hide();
    onChange();
    try {
      /** @type {CardRoomView} */
      const view = await api.ask(order.path, order.body, (wait) => say(...sayWait(wait)));
      held = undefined;
      isSending = false;
      onView(view);
    } catch (error) {
      isSending = false;
      fail(error, order);
    }
    onChange();
  };

  const again = () => {
    if (held && !isSending) void send(held);
  };

  /** @param {string} path @param {object} body @param {PusoyKey} late */
  const order = (path, body, late) => {
    if (!held) void send({ path, body, late });
  };

  return {
    isSending: () => isSending,
    /** Nothing else is sent until then. */
    isHeld: () => held !== undefined,
    /** Asks for the answer that is owed. */
    again,
    sit: () => order('cards/sit', { idempotencyKey: newKey(), stakeMinor }, 'seatsTaken'),
    /** @param {number} roundId */
    leave: (roundId) => order('cards/leave', { roundId }, 'seatsClosed'),
    /** @param {number} roundId @param {number} turn @param {readonly string[]} cards */
    play: (roundId, turn, cards) => order('cards/play', { roundId, turn, cards }, 'tooLate'),
  };
};

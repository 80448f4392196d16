import { errorCodeOf, newKey } from '../../kit/api.js';
import { showUnanswered } from '../../kit/failures.js';
import { sayWait } from '../../kit/waits.js';

/** @import { BaccaratFrame, BaccaratKey, BaccaratStage, Laid, Views } from './types.d.ts' */
/** @import { Values } from '../../kit/texts.js' */
/** @typedef {(key: BaccaratKey, values?: Values) => void} Say */

/**
 * What the player asks of the table: safe to be sent again as it is.
 *
 * @typedef {object} Order
 * @property {string} path
 * @property {object} body
 * @property {number} amount Whose money is said to be safe.
 * @property {BaccaratKey} late What is said where it comes after the cut-off.
 * @property {() => void} done
 */

/**
 * Bets and take-backs on their way to the table: one at a time, and none before the last one has its answer.
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
  const { api, notice } = frame;
  const { ownLimits, money } = stage;
  /** Without its answer. @type {Order | undefined} */
  let held;
  let isSending = false;

  /** @param {string} code @param {unknown} error @param {Order} order */
  const isRefused = (code, error, { late }) => {
    /** @type {Readonly<Record<string, () => void>>} */
    const known = {
      'round.closed': () => onLate(late),
      'table.limit': () => say('overLimit', { most: money(mostMinor) }),
      'table.bets': () => say('tooManyBets'),
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
    onUndone();
    if (isRefused(code, error, order)) {
      held = undefined;
      return;
    }
    showUnanswered(notice, error, { values: { amount: money(order.amount) }, again });
  };

  /** @param {Order} order */
  const send = async (order) => {
    held = order;
    isSending = true;
    notice.hide();
    onChange();
    try {
      /** @type {Views} */
      const views = await api.ask(order.path, order.body, (wait) => say(...sayWait(wait)));
      held = undefined;
      isSending = false;
      onViews(views);
      order.done();
    } catch (error) {
      isSending = false;
      fail(error, order);
    }
    onChange();
  };

  const again = () => {
    if (held && !isSending) void send(held);
  };

  return {
    isSending: () => isSending,
    /** Nothing else is sent until then. */
    isHeld: () => held !== undefined,
    /** Asks for the answer that is owed. */
    again,

    /** @param {number} roundId @param {Laid} laid @param {number} amount @param {() => void} done */
    bet: (roundId, laid, amount, done) => {
      if (held) return;
      const body = { roundId, laid, idempotencyKey: newKey() };
      void send({ path: 'table/bet', body, amount, late: 'tooLate', done });
    },

    /** @param {number} roundId @param {number} amount @param {() => void} done */
    takeBack: (roundId, amount, done) => {
      if (held) return;
      void send({ path: 'table/take-back', body: { roundId }, amount, late: 'tooLateBack', done });
    },
  };
};

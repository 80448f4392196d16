import { errorCodeOf } from './api.js';
import { showUnanswered } from './failures.js';
import { sayWait } from './waits.js';

/** @import { GameApi } from './api.js' */
/** @import { Notice } from './notice.js' */
/** @import { Stage } from './stage.js' */
/** @import { TextKey, Values } from './texts.js' */
/** @import { GameAnswers } from './types.d.ts' */

const nothing = () => undefined;

/**
 * What a player asks of a table, on its way: one at a time, and none before the last one has its answer. An order without an
 * answer is kept and can be sent again as it is.
 *
 * @template {{ path: string, body: object }} Order
 * @template Answer
 * @template {string} Own
 * @param {object} parts
 * @param {{ api: Pick<GameApi<GameAnswers>, 'ask'>, notice: Notice }} parts.frame
 * @param {Pick<Stage<Own>, 'ownLimits' | 'money'>} parts.stage
 * @param {(key: TextKey, values?: Values) => void} parts.say
 * @param {(order: Order) => number} parts.amountOf Whose money is said to be safe where no answer came.
 * @param {(order: Order, error: unknown) => Readonly<Record<string, () => void>>} parts.refusals
 *   By error code, what is said of an order that is refused for good; a limit of the member's own is told besides.
 * @param {(code: string) => boolean} parts.onEnd True where the game is over with this error.
 * @param {() => void} parts.onChange It is sent, or not any more.
 * @param {(answer: Answer, order: Order) => void} parts.onAnswer
 * @param {() => void} [parts.onFailure] Before anything is said of it.
 * @param {() => void} [parts.onRefused]
 */
export const createSender = ({ frame, stage, say, onFailure = nothing, onRefused = nothing, ...parts }) => {
  const { api, notice } = frame;
  const { ownLimits, money } = stage;
  /** Without its answer. @type {Order | undefined} */
  let held;
  let isSending = false;

  /** @param {string} code @param {unknown} error @param {Order} order */
  const isRefused = (code, error, order) => {
    const refusals = parts.refusals(order, error);
    if (!Object.hasOwn(refusals, code)) return ownLimits.showMet(code, error);
    refusals[code]?.();
    return true;
  };

  /** @param {unknown} error @param {Order} order */
  const fail = (error, order) => {
    const code = errorCodeOf(error);
    if (parts.onEnd(code)) return;
    onFailure();
    if (isRefused(code, error, order)) {
      held = undefined;
      onRefused();
      return;
    }
    showUnanswered(notice, error, { values: { amount: money(parts.amountOf(order)) }, again });
  };

  /** @param {Order} order */
  const post = async (order) => {
    held = order;
    isSending = true;
    notice.hide();
    parts.onChange();
    try {
      /** @type {Answer} */
      const answer = await api.ask(order.path, order.body, (wait) => say(...sayWait(wait)));
      held = undefined;
      isSending = false;
      parts.onAnswer(answer, order);
    } catch (error) {
      isSending = false;
      fail(error, order);
    }
    parts.onChange();
  };

  const again = () => {
    if (held && !isSending) void post(held);
  };

  return {
    isSending: () => isSending,
    /** Nothing else is sent until then. */
    isHeld: () => held !== undefined,
    /** Asks for the answer that is owed. */
    again,
    /** @param {Order} order */
    send: (order) => {
      if (!held) void post(order);
    },
  };
};

/**
 * @template {{ path: string, body: object }} Order
 * @template Answer
 * @typedef {ReturnType<typeof createSender<Order, Answer, string>>} Sender
 */

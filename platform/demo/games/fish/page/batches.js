import { newKey } from '../../kit/api.js';
import { pause } from '../../kit/dom.js';

/** @import { Pace } from '../../kit/pace.js' */
/** @import { Ask, FishResult, Shot } from './types.d.ts' */

/** A batch is sent so long after its first shot, or once it is full. */
const GATHER_MS = 700;

/** @param {readonly Shot[]} shots */
const worth = (shots) => shots.reduce((sum, { stake }) => sum + stake, 0);

/**
 * What a batch came to.
 *
 * @typedef {object} Listener
 * @property {(result: FishResult, shots: readonly Shot[]) => void} onAnswer
 * @property {(error: unknown, sent: readonly Shot[]) => boolean} onFailure True: the batch may have been played, and is kept
 *   until it is sent again. False: it was refused whole, and all shots that are fired are given back.
 */

/**
 * Shots as they are fired, and as they are sent: some at a time, one batch after the other, each with a key of its own that
 * is kept until the server has answered. Shots that were not sent have staked nothing.
 *
 * @param {{ send: (ask: Ask) => Promise<FishResult>, pace: Pace, most: number, listener: Listener,
 *   wait?: (ms: number) => Promise<unknown>, now?: () => number }} parts `most`: shots of one batch.
 */
export const createBatches = ({ send, pace, most, listener, wait = pause, now = () => performance.now() }) => {
  /** @type {Shot[]} */
  let unsent = [];
  /** @type {{ readonly ask: Ask, readonly shots: readonly Shot[] } | undefined} */
  let sent;
  let isKept = false;
  let isSending = false;
  let firstAt = 0;
  /** Ends the wait for more shots. */
  let close = () => {};

  /** The first shots of one level, as many as a batch takes. */
  const take = () => {
    const end = unsent.findIndex(({ stake }, at) => at === most || stake !== unsent[0]?.stake);
    const shots = unsent.slice(0, end === -1 ? unsent.length : end);
    unsent = unsent.slice(shots.length);
    return shots;
  };

  const gather = async () => {
    const left = firstAt + GATHER_MS - now();
    if (left <= 0 || unsent.length >= most) return;
    const full = new Promise((resolve) => {
      close = () => resolve(undefined);
    });
    await Promise.race([wait(left), full]);
  };

  const settle = async () => {
    if (!sent) return;
    const { ask, shots } = sent;
    try {
      const result = await send(ask).finally(pace.answered);
      sent = undefined;
      listener.onAnswer(result, shots);
    } catch (error) {
      isKept = listener.onFailure(error, shots);
      if (isKept) return;
      sent = undefined;
      unsent = [];
    }
  };

  const pump = async () => {
    if (isSending) return;
    isSending = true;
    while (!isKept && (sent || unsent.length > 0)) {
      if (!sent) {
        await gather();
        await pace.open();
        const shots = take();
        const [first] = shots;
        if (!first) break;
        firstAt = now();
        const choice = shots.map(({ kind }) => kind);
        sent = { ask: { stake: first.stake, idempotencyKey: newKey(), choice }, shots };
      }
      await settle();
    }
    isSending = false;
  };

  return {
    /** True: a shot would be one more than may wait for an answer. */
    isFull: () => isKept || unsent.length + (sent?.shots.length ?? 0) >= 2 * most,

    /** @param {Shot} shot */
    fire: (shot) => {
      if (unsent.length === 0) firstAt = now();
      unsent = [...unsent, shot];
      if (unsent.length >= most) close();
      void pump();
    },

    /** What all shots without an answer stake, or would. */
    staked: () => worth(unsent) + worth(sent?.shots ?? []),

    isWaiting: () => sent !== undefined || unsent.length > 0,
    unsent: () => unsent.length,

    /** Sends a batch that was kept once more, with its key. */
    again: () => {
      isKept = false;
      void pump();
    },
  };
};

/** @typedef {ReturnType<typeof createBatches>} Batches */

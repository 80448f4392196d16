import { pause } from './dom.js';

/** @import { CheckableRound, Fairness } from '../../../src/play/games/fairness.ts' */
/** @import { SeedChange } from '../../../src/play/seeds/member-seeds.ts' */
/** @import { Ask, GameAnswers } from './types.d.ts' */
/** @typedef {{ readonly code: string, readonly ms: number }} Wait */
/** @typedef {(wait: Wait) => void} OnWait */

const TIMEOUT_MS = 8000;
/** Waits before asking again, longer each time; the server's own wish counts where it is longer. */
const RETRY_AFTER_MS = [600, 1500, 3000, 5000, 8000];
/** A wait longer than this is said and left to the player. */
const LONGEST_WAIT_MS = 15_000;

const TOO_MANY_REQUESTS = 429;
const UNAVAILABLE = 503;
const UNREACHABLE = 'unreachable';

/** `code` is the API's error code, or `unreachable` when no answer came. */
class GameApiError extends Error {
  kind = /** @type {const} */ ('game-api-error');

  /**
   * @param {string} code
   * @param {string} message
   * @param {{ readonly cause?: unknown, readonly retryAfterMs?: number | undefined, readonly value?: unknown }} [more]
   *   `retryAfterMs`: asking again may be of use, after so long where the server says how long. `value`: what the refusal
   *   carries.
   */
  constructor(code, message, { cause, retryAfterMs, value } = {}) {
    super(message, { cause });
    this.code = code;
    this.value = value;
    this.retryAfterMs = retryAfterMs;
  }
}

/** @param {unknown} error */
export const errorCodeOf = (error) => (error instanceof GameApiError ? error.code : 'unknown');

/** @param {{ seedHash: string | null, nonce: number | null }} promised */
const promiseOf = ({ seedHash, nonce }) => `${seedHash} ${nonce}`;

/** What a refusal carries besides its code. @param {unknown} error */
export const refusedWith = (error) => (error instanceof GameApiError ? error.value : undefined);

/** How long the server asks to wait. @param {unknown} error */
export const retryAfterOf = (error) => (error instanceof GameApiError ? error.retryAfterMs : undefined);

/** `Retry-After` in seconds; its other form, a date, is not ours. @param {Response} response */
const readRetryAfter = ({ headers }) => {
  const seconds = Number.parseInt(headers.get('Retry-After') ?? '', 10);
  return Number.isNaN(seconds) ? 0 : Math.max(0, seconds) * 1000;
};

/** @param {Response} response @returns {Promise<unknown>} */
const unwrap = async (response) => {
  const { status } = response;
  const envelope = await response.json().catch(() => undefined);
  const isEnvelope = typeof envelope === 'object' && envelope !== null && 'success' in envelope;
  if (isEnvelope && envelope.success === true) return envelope.value;
  const isBusy = status === TOO_MANY_REQUESTS || status === UNAVAILABLE;
  if (isBusy) {
    const code = isEnvelope ? String(envelope.errorCode) : 'platform.busy';
    throw new GameApiError(code, `The server is busy: ${status}.`, { retryAfterMs: readRetryAfter(response) });
  }
  if (!isEnvelope || status >= 500) {
    throw new GameApiError(UNREACHABLE, `The server answered ${status} without a usable body.`, { retryAfterMs: 0 });
  }
  const value = 'value' in envelope ? envelope.value : undefined;
  throw new GameApiError(String(envelope.errorCode), String(envelope.message), { value });
};

/**
 * The game's calls. They carry the launch token, which plays this one game only and stays in memory.
 *
 * @template {GameAnswers} [Answers=GameAnswers]
 * @param {string} ticket What the address brought: worth the launch token, once.
 * @param {(ms: number) => Promise<unknown>} [wait]
 */
export const createApi = (ticket, wait = pause) => {
  let launch = ticket;
  /** What each round of this frame was answered with: what its proof is held against. @type {Map<string, string>} */
  const answers = new Map();

  /** @param {string} path @param {RequestInit} init */
  const send = async (path, init) => {
    const headers = { Launch: launch, ...(init.body ? { 'Content-Type': 'application/json' } : {}) };
    const request = { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) };
    const response = await fetch(`/wps/play/api/${path}`, request).catch((cause) => {
      throw new GameApiError(UNREACHABLE, `No answer from ${path}.`, { cause, retryAfterMs: 0 });
    });
    return unwrap(response);
  };

  /**
   * Asks again, so often, while no answer comes or the server is busy: for calls that do no more when sent twice.
   *
   * @param {string} path
   * @param {RequestInit} init
   * @param {OnWait} [onWait] Told of each wait.
   */
  const insist = async (path, init, onWait) => {
    for (const least of RETRY_AFTER_MS) {
      try {
        return await send(path, init);
      } catch (error) {
        const asked = retryAfterOf(error);
        if (asked === undefined || asked > LONGEST_WAIT_MS) throw error;
        const ms = Math.max(least, asked);
        onWait?.({ code: errorCodeOf(error), ms });
        await wait(ms);
      }
    }
    return send(path, init);
  };

  return {
    /**
     * A call of the game's own, asked again like all that do no more when sent twice.
     *
     * @template Value
     * @param {string} path
     * @param {object} [body]
     * @param {OnWait} [onWait]
     * @returns {Promise<Value>}
     */
    ask: async (path, body, onWait) =>
      /** @type {Value} */ (
        await insist(path, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }, onWait)
      ),

    /** Once, without asking again. @template Value @param {string} path @returns {Promise<Value>} */
    once: async (path) => /** @type {Value} */ (await send(path, {})),

    /** Server-sent events: the answer as it comes. @param {string} path @param {AbortSignal} signal */
    stream: (path, signal) =>
      fetch(`/wps/play/api/${path}`, { headers: { Launch: launch, Accept: 'text/event-stream' }, signal }),

    /** What the frame shows. The first answer changes the ticket for the launch token. @param {OnWait} [onWait] */
    state: async (onWait) => {
      if (launch !== ticket) return /** @type {Answers['state']} */ (await insist('state', {}, onWait));
      const opened = /** @type {{ launch: string, state: Answers['state'] }} */ (
        await insist('open', { method: 'POST' }, onWait)
      );
      launch = opened.launch;
      return opened.state;
    },

    /**
     * Plays a round. The key makes it safe to ask again: the server plays a key once and repeats its answer.
     *
     * @param {Ask} ask
     * @param {OnWait} [onWait]
     */
    round: async (ask, onWait) => {
      const result = /** @type {Answers['result']} */ (
        await insist('round', { method: 'POST', body: JSON.stringify(ask) }, onWait)
      );
      answers.set(result.betNo, promiseOf(result));
      return result;
    },

    /** What is promised for the next rounds, and a page of earlier ones. @param {number} [before] */
    fairness: async (before) =>
      /** @type {Fairness} */ (await insist(before === undefined ? 'fair' : `fair?before=${before}`, {})),

    /** Whether a round is shown with the seed and number that it was answered with; true for one of before. @param {CheckableRound} round */
    isAsAnswered: ({ betNo, nonce, proof }) => {
      const answered = answers.get(betNo);
      return (
        answered === undefined || proof === undefined || answered === promiseOf({ seedHash: proof.seedHash, nonce })
      );
    },

    /** Changes the seeds that were seen; where others draw by now, nothing. @param {SeedChange} change */
    changeSeeds: async (change) =>
      /** @type {Fairness} */ (await insist('fair', { method: 'POST', body: JSON.stringify(change) })),

    /** @param {string} gameCode */
    odds: async (gameCode) =>
      /** @type {Answers['odds']} */ (await insist(`odds?game=${encodeURIComponent(gameCode)}`, {})),
  };
};

/** @template {GameAnswers} [Answers=GameAnswers] @typedef {ReturnType<typeof createApi<Answers>>} GameApi */

/** A key that no other round has. Also where `crypto.randomUUID` is missing, as it is without TLS. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

import { pause } from './dom.js';

/** @import { Ask, SlotOdds, SlotResult, SlotState } from './types.d.ts' */

const TIMEOUT_MS = 8000;
/** Waits before asking again for an answer that did not come. */
const RETRY_AFTER_MS = [600, 1500, 3000];

/** `code` is the API's error code, or `unreachable` when no answer came. */
class GameApiError extends Error {
  kind = /** @type {const} */ ('game-api-error');

  /**
   * @param {string} code
   * @param {string} message
   * @param {unknown} [cause]
   */
  constructor(code, message, cause) {
    super(message, { cause });
    this.code = code;
  }
}

const UNREACHABLE = 'unreachable';

/** @param {unknown} error */
export const codeOf = (error) => (error instanceof GameApiError ? error.code : 'unknown');

/** @param {Response} response @returns {Promise<unknown>} */
const unwrap = async (response) => {
  const envelope = await response.json().catch(() => undefined);
  if (typeof envelope !== 'object' || envelope === null || response.status >= 500) {
    throw new GameApiError(UNREACHABLE, `The server answered ${response.status} without a usable body.`);
  }
  if (envelope.success === true) return envelope.value;
  throw new GameApiError(String(envelope.errorCode), String(envelope.message));
};

/**
 * The game's calls. They carry the launch token, which opens this one game only.
 *
 * @param {string} launch
 */
export const createApi = (launch) => {
  /** @param {string} path @param {RequestInit} [init] */
  const send = async (path, init = {}) => {
    const headers = { Launch: launch, ...(init.body ? { 'Content-Type': 'application/json' } : {}) };
    const request = { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) };
    const response = await fetch(`/wps/play/api/${path}`, request).catch((cause) => {
      throw new GameApiError(UNREACHABLE, `No answer from ${path}.`, cause);
    });
    return unwrap(response);
  };

  /**
   * Asks again while no answer comes: for calls that do no more when sent twice.
   *
   * @param {string} path
   * @param {RequestInit} [init]
   */
  const insist = async (path, init) => {
    for (const wait of RETRY_AFTER_MS) {
      try {
        return await send(path, init);
      } catch (error) {
        if (codeOf(error) !== UNREACHABLE) throw error;
        await pause(wait);
      }
    }
    return send(path, init);
  };

  return {
    /** What the frame opens with. */
    state: async () => /** @type {SlotState} */ (await insist('state')),

    /**
     * Plays a round. The key makes it safe to ask again: the server plays a key once and repeats its answer.
     *
     * @param {Ask} ask
     */
    round: async (ask) =>
      /** @type {SlotResult} */ (await insist('round', { method: 'POST', body: JSON.stringify(ask) })),

    /** @param {string} gameCode */
    odds: async (gameCode) => /** @type {SlotOdds} */ (await insist(`odds?game=${encodeURIComponent(gameCode)}`)),
  };
};

/** @typedef {ReturnType<typeof createApi>} GameApi */

/** A key that no other round has. Also where `crypto.randomUUID` is missing, as it is without TLS. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

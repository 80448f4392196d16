import { errorCodeOf } from './api.js';
import { pause } from './dom.js';

/** @import { GameApi } from './api.js' */

/** Nothing was heard so long: the line is dead, whatever it says. */
const SILENCE_MS = 25_000;
/** How often the table is asked for where no stream comes. */
const POLL_MS = 2000;
const AGAIN_MS = [1000, 2000, 4000, 8000];
/** A stream is tried again after so many polls. */
const POLLS = 5;

/** Messages of a stream, out of its text. @param {string} text @returns {{ event: string, data: string }[]} */
const readMessages = (text) =>
  [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event = '', data = '']) => ({ event, data }));

/**
 * Keeps the page and the table together: by a stream, or by asking where none gets through.
 *
 * @template Views
 * @template Told
 * @param {Pick<GameApi, 'once' | 'stream'>} api
 * @param {string} path What answers how the table is; its stream is below it.
 * @param {{ onViews: (views: Views) => void, onTable: (told: Told) => void, onOwn: () => void, onEnd: (code: string) => boolean,
 *   onLost: (ms: number) => void }} told `onEnd`: true where the game is over with it. `onLost`: it is tried again in so many ms.
 */
export const createConnection = (api, path, { onViews, onTable, onOwn, onEnd, onLost }) => {
  let isOver = false;
  /** Counts the answers to the player's own orders: a look that was asked for before one of them is older. */
  let orders = 0;
  const line = { end: () => {} };

  /** @param {string} event @param {string} data */
  const hear = (event, data) => {
    if (event === 'state') onTable(JSON.parse(data));
    if (event === 'own') onOwn();
    if (event === 'end') isOver ||= onEnd(JSON.parse(data).code);
  };

  /** @param {ReadableStream<BufferSource>} body @param {() => void} heard */
  const read = async (body, heard) => {
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let part = await reader.read(); !part.done && !isOver; part = await reader.read()) {
      heard();
      const end = (text + part.value).lastIndexOf('\n\n') + 1;
      const whole = (text + part.value).slice(0, end);
      text = (text + part.value).slice(end);
      for (const { event, data } of readMessages(whole)) hear(event, data);
    }
  };

  /** Until it breaks. */
  const listen = async () => {
    const aborting = new AbortController();
    line.end = () => aborting.abort();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let silence;
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(line.end, SILENCE_MS);
    };
    try {
      heard();
      const response = await api.stream(`${path}/stream`, aborting.signal);
      if (!response.ok || !response.body) return;
      // What became the player's own since the table was asked was told to no stream.
      onOwn();
      await read(response.body, heard);
    } catch {
      // It is tried again.
    } finally {
      clearTimeout(silence);
      line.end();
    }
  };

  /** True: the table answered. */
  const look = async () => {
    const before = orders;
    try {
      /** @type {Views} */
      const views = await api.once(path);
      if (before !== orders) return look();
      if (!isOver) onViews(views);
      return true;
    } catch (error) {
      isOver ||= onEnd(errorCodeOf(error));
      return false;
    }
  };

  /** Asks the table, until it is time to try a stream again. */
  const poll = async () => {
    let failures = 0;
    for (let turn = 0; turn < POLLS && !isOver; turn += 1) {
      if (await look()) {
        failures = 0;
        await pause(POLL_MS);
      } else if (!isOver) {
        const ms = AGAIN_MS[Math.min(failures, AGAIN_MS.length - 1)] ?? POLL_MS;
        failures += 1;
        turn = 0;
        onLost(ms);
        await pause(ms);
      }
    }
  };

  return {
    look,
    /** An order was answered: what is asked for already says how it was before. */
    outdate: () => {
      orders += 1;
    },
    /** The game is over: nothing more is heard. */
    end: () => {
      isOver = true;
      line.end();
    },
    start: async () => {
      while (!isOver) {
        await look();
        if (!isOver) await listen();
        if (!isOver) await poll();
      }
    },
  };
};

import type { START_CALLS_GLOBAL } from '@shared-kernel/contracts/system/document';
import { publish } from 'shared-kernel/events';
import type { TextAnswer } from './read-answer.ts';
import { TIMEOUT_MS } from './time-limit.ts';

type PreloadedCalls = Record<string, Promise<Response>>;

declare global {
  /** Calls that were started before the page's code asks for them, by `callKey`: the document's, then those of the next page. */
  var __startCalls: PreloadedCalls | undefined;
}

const STARTED: typeof START_CALLS_GLOBAL = '__startCalls';

/** Milliseconds after which an answer that was not asked for is too old to use. */
const LIFETIME_MS = 30_000;

/** When a call was started ahead of the next page; the document's own start with it. */
const startedAt = new WeakMap<Promise<Response>, number>();

const ageOf = (call: Promise<Response>): number => performance.now() - (startedAt.get(call) ?? 0);
const isFresh = (call: Promise<Response>): boolean => ageOf(call) <= LIFETIME_MS;

/** The answer if it went well, and its body came whole. */
const readGood = async (call: Promise<Response>): Promise<TextAnswer | undefined> => {
  try {
    const response = await call;
    return response.ok ? { response, text: await response.text() } : undefined;
  } catch {
    return undefined;
  }
};

/** Undefined once so many milliseconds are over without an answer: then the network is suspect, too. */
const inTime = (
  answer: Promise<TextAnswer | undefined>,
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<TextAnswer | undefined> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      publish('network.suspect', {});
      resolve(undefined);
    }, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
    void answer.then(resolve).finally(() => clearTimeout(timer));
  });

/**
 * Takes what was started under a key: once, while it is fresh, and only if it went well within the time that every call has.
 * An abort of who waits throws the signal's reason.
 */
export const takePreloadedCall = async (key: string, signal?: AbortSignal): Promise<TextAnswer | undefined> => {
  const started = globalThis[STARTED];
  const call = started?.[key];
  if (!started || !call) return undefined;
  delete started[key];
  return isFresh(call) ? inTime(readGood(call), TIMEOUT_MS - ageOf(call), signal) : undefined;
};

/** What a call was answered with, read whole. */
export interface WholeAnswer {
  readonly response: Response;
  readonly body: unknown;
}

/** Answers that are here whole: a first render needs no step to have them. */
const whole = new WeakMap<Promise<Response>, WholeAnswer>();

const readWhole = async (call: Promise<Response>, signal: AbortSignal): Promise<void> => {
  const response = await call;
  // Who waited has gone on: the answer is read once, by whoever takes it.
  if (signal.aborted) return;
  if (response.ok) whole.set(call, { response, body: await response.clone().json() });
};

/** Resolves once the started calls are answered whole, each well or not, after `limitMs` at most. */
export const readPreloadedCalls = async (limitMs: number): Promise<void> => {
  const end = new AbortController();
  const limit = new Promise<void>((resolve) => setTimeout(resolve, limitMs));
  const calls = Object.values(globalThis[STARTED] ?? {});
  await Promise.race([Promise.allSettled(calls.map((call) => readWhole(call, end.signal))), limit]);
  end.abort();
};

/** What a started call was answered with, if that is here whole, fresh and went well. It stays for `takePreloadedCall`. */
export const preloadedAnswer = (key: string): WholeAnswer | undefined => {
  const call = globalThis[STARTED]?.[key];
  return call !== undefined && isFresh(call) ? whole.get(call) : undefined;
};

/** Forgets one started call: its answer has been used. */
export const dropPreloadedCall = (key: string): void => {
  delete globalThis[STARTED]?.[key];
};

/** Starts a call for the page that a visitor seems about to open, unless it is under way already. */
export const startPreload = (key: string, start: () => Promise<Response>): void => {
  globalThis[STARTED] ??= {};
  const started = globalThis[STARTED];
  const running = started[key];
  if (running !== undefined && isFresh(running)) return;
  const call = start();
  call.catch(() => undefined);
  startedAt.set(call, performance.now());
  started[key] = call;
};

/** Forgets what was started ahead: something has changed since. The document's own calls stay, for pages that send something as they open. */
export const dropPrefetchedCalls = (): void => {
  for (const [key, call] of Object.entries(globalThis[STARTED] ?? {}))
    if (startedAt.has(call)) delete globalThis[STARTED]?.[key];
};

/** Forgets all of it, the document's own too: it was for another session, or money has moved since. */
export const dropPreloadedCalls = (): void => {
  globalThis[STARTED] = undefined;
};

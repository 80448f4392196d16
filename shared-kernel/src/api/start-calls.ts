import type { START_CALLS_GLOBAL } from 'shared-kernel/contracts/document';

type StartCalls = Record<string, Promise<Response>>;

declare global {
  /** Calls that were started before the page's code asks for them, by `callKey`: the document's, then those of the next page. */
  var __startCalls: StartCalls | undefined;
}

const STARTED: typeof START_CALLS_GLOBAL = '__startCalls';

/** Milliseconds after which an answer that was not asked for is too old to use. */
const LIFETIME_MS = 30_000;

/** When a call was started ahead of the next page; the document's own start with it. */
const startedAt = new WeakMap<Promise<Response>, number>();

const isFresh = (call: Promise<Response>): boolean => performance.now() - (startedAt.get(call) ?? 0) <= LIFETIME_MS;

/** Takes what was started under a key: once, while it is fresh, and only if it went well. */
export const takeStartCall = async (key: string): Promise<Response | undefined> => {
  const started = globalThis[STARTED];
  const call = started?.[key];
  if (!started || !call) return undefined;
  delete started[key];
  if (!isFresh(call)) return undefined;
  const response = await call.catch(() => undefined);
  return response?.ok ? response : undefined;
};

/** Starts a call for the page that a visitor seems about to open, unless it is under way already. */
export const keepStartCall = (key: string, start: () => Promise<Response>): void => {
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
export const dropAheadCalls = (): void => {
  for (const [key, call] of Object.entries(globalThis[STARTED] ?? {}))
    if (startedAt.has(call)) delete globalThis[STARTED]?.[key];
};

/** Forgets all of it, the document's own too: it was for another session, or money has moved since. */
export const dropStartCalls = (): void => {
  globalThis[STARTED] = undefined;
};

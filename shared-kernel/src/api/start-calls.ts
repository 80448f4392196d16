import type { START_CALLS_GLOBAL } from 'shared-kernel/contracts/document';

type StartCalls = Record<string, Promise<Response>>;

declare global {
  /** Calls that the document started, by `callKey`. */
  var __startCalls: StartCalls | undefined;
}

const STARTED: typeof START_CALLS_GLOBAL = '__startCalls';

/** An answer nobody has asked for by then is no longer news. */
const LIFETIME_MS = 30_000;

/** Takes what the document started under a key: once, while it is fresh, and only if it went well. */
export const takeStartCall = async (key: string): Promise<Response | undefined> => {
  const started = globalThis[STARTED];
  const call = started?.[key];
  if (!started || !call) return undefined;
  delete started[key];
  if (performance.now() > LIFETIME_MS) return undefined;
  const response = await call.catch(() => undefined);
  return response?.ok ? response : undefined;
};

/** Forgets what was started for another session. */
export const dropStartCalls = (): void => {
  globalThis[STARTED] = undefined;
};

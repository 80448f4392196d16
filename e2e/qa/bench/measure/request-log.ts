import type { CDPSession } from '@playwright/test';

/** One request as the browser's network log tells it; times in ms since the navigation's own request. */
export interface LoggedRequest {
  readonly id: string;
  readonly url: string;
  readonly type: string;
  readonly startedAt: number;
  endedAt: number | null;
  readonly chunks: { readonly at: number; readonly bytes: number }[];
  isCached: boolean;
  isFailed: boolean;
}

export interface RequestLog {
  readonly requests: readonly LoggedRequest[];
  /** True once nothing has been under way for as long as asked, in ms. */
  readonly isQuiet: (forMs: number) => boolean;
}

const MS = 1000;

/** Writes down every request of a page from now on. */
export const logRequests = async (session: CDPSession): Promise<RequestLog> => {
  const byId = new Map<string, LoggedRequest>();
  let start: number | null = null;
  let changedAt = Date.now();
  const since = (timestamp: number): number => (timestamp - (start ?? timestamp)) * MS;

  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
    start ??= timestamp;
    changedAt = Date.now();
    if (!request.url.startsWith('https:')) return;
    byId.set(requestId, {
      id: requestId,
      url: request.url,
      type: type ?? 'Other',
      startedAt: since(timestamp),
      endedAt: null,
      chunks: [],
      isCached: false,
      isFailed: false,
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const entry = byId.get(requestId);
    if (entry !== undefined) entry.isCached = true;
  });
  session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    byId.get(requestId)?.chunks.push({ at: since(timestamp), bytes: encodedDataLength });
  });
  const end = (requestId: string, timestamp: number, isFailed: boolean): void => {
    changedAt = Date.now();
    const entry = byId.get(requestId);
    if (entry === undefined) return;
    entry.endedAt = since(timestamp);
    entry.isFailed = isFailed;
  };
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const entry = byId.get(requestId);
    const counted = entry?.chunks.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0;
    // The rest are headers, and bodies that came without data events of their own.
    entry?.chunks.push({ at: since(timestamp), bytes: Math.max(0, encodedDataLength - counted) });
    end(requestId, timestamp, false);
  });
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, true));
  await session.send('Network.enable');
  return {
    get requests() {
      return [...byId.values()];
    },
    isQuiet: (forMs) => Date.now() - changedAt > forMs && [...byId.values()].every(({ endedAt }) => endedAt !== null),
  };
};

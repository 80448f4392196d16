import type { LoggedRequest } from './request-log.ts';

const DOCUMENT = 'Document';
/** Code and data; pictures and fonts hold nothing back. */
const COUNTED: ReadonlySet<string> = new Set(['Script', 'Stylesheet', 'Fetch', 'XHR']);

/** What went over the network for the first view: asked for before it stood. */
export const beforeReady = (requests: readonly LoggedRequest[], readyAt: number): LoggedRequest[] =>
  requests.filter(({ startedAt, isCached, isFailed }) => startedAt <= readyAt && !isCached && !isFailed);

/**
 * Network waves after the document: the longest chain of requests for code and data in which each starts after the one
 * before it has ended.
 */
export const countWaves = (requests: readonly LoggedRequest[]): number => {
  const counted = requests
    .filter(({ type }) => type !== DOCUMENT && COUNTED.has(type))
    .sort((a, b) => a.startedAt - b.startedAt);
  const waves = new Map<LoggedRequest, number>();
  for (const request of counted) {
    const before = counted.filter(({ endedAt }) => endedAt !== null && endedAt <= request.startedAt);
    waves.set(request, 1 + Math.max(0, ...before.map((each) => waves.get(each) ?? 0)));
  }
  return Math.max(0, ...waves.values());
};

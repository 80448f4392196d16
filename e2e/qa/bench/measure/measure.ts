import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { HOME_PATH } from '../places.ts';
import { probe, readPaints, untilIdle } from './page-probe.ts';
import { type LoggedRequest, logRequests } from './request-log.ts';

const DOCUMENT = 'Document';
/** Code and data; pictures and fonts hold nothing back. */
const COUNTED: ReadonlySet<string> = new Set(['Script', 'Stylesheet', 'Fetch', 'XHR']);

/** What went over the network for the first view: asked for before it stood. */
const beforeReady = (requests: readonly LoggedRequest[], readyAt: number): LoggedRequest[] =>
  requests.filter(({ startedAt, isCached, isFailed }) => startedAt <= readyAt && !isCached && !isFailed);

/**
 * Network waves after the document: the longest chain of requests for code and data in which each starts after the one
 * before it has ended.
 */
const countWaves = (requests: readonly LoggedRequest[]): number => {
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

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true } as const;
const BITS_PER_BYTE = 8;
/** Slow 4G, and a phone a quarter as fast as this machine. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / BITS_PER_BYTE,
  uploadThroughput: 750_000 / BITS_PER_BYTE,
} as const;
const CPU_SLOWDOWN = 4;
const QUIET_MS = 1200;
const LOOK_EVERY_MS = 100;
const GIVE_UP_MS = 45_000;

/** One cold visit of the home page. Times in ms since the navigation. */
export interface Visit {
  readonly fcp: number;
  readonly lcp: number;
  readonly ready: number;
  readonly requests: number;
  readonly kilobytes: number;
  readonly waves: number;
  /** What the largest paint was. */
  readonly largest: string;
  /** The largest paint when the pop-up counts too. */
  readonly lcpWithPopup: number;
  /** Names of the scripts that the first view took. */
  readonly scripts: readonly string[];
  readonly log: readonly LoggedRequest[];
}

const KILOBYTE = 1024;
const bytesBefore = (requests: readonly LoggedRequest[], at: number): number =>
  requests.flatMap(({ chunks }) => chunks).reduce((sum, chunk) => sum + (chunk.at <= at ? chunk.bytes : 0), 0);

const nameOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

export interface VisitInput {
  readonly origin: string;
  readonly list: string;
  readonly tiles: number;
  /** At the machine's own pace: a visit that warms the servers and does not count. */
  readonly isWarmUp?: boolean;
}

/** Opens the home page in a browser profile of its own and follows it until everything has settled. Throws when the tiles never come. */
export const visitHome = async (
  browser: Browser,
  { origin, list, tiles, isWarmUp = false }: VisitInput,
): Promise<Visit> => {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true, locale: 'en-PH' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const log = await logRequests(session);
    if (!isWarmUp) {
      await session.send('Network.emulateNetworkConditions', SLOW_4G);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    }
    await probe(page, { list, tiles });
    await page.goto(origin + HOME_PATH, { waitUntil: 'commit' });
    const giveUpAt = Date.now() + GIVE_UP_MS;
    // The page is asked nothing before the network is quiet: asking takes time of its slow processor.
    const untilQuiet = async (): Promise<void> => {
      while (!log.isQuiet(QUIET_MS) && Date.now() < giveUpAt) await sleep(LOOK_EVERY_MS);
    };
    await untilQuiet();
    // A quiet network may also mean a busy page: only when it has nothing left to do has it shown all it will show.
    await untilIdle(page);
    await untilQuiet();
    const paints = await readPaints(page);
    const ready = paints?.readyAt;
    if (ready == null) throw new Error(`${origin}: the home page never showed ${tiles} tiles.`);
    const own = paints?.largest.filter(({ isPopup }) => !isPopup).at(-1);
    const needed = beforeReady(log.requests, ready);
    return {
      fcp: paints?.fcp ?? 0,
      lcp: own?.at ?? 0,
      ready,
      requests: needed.length,
      kilobytes: bytesBefore(needed, ready) / KILOBYTE,
      waves: countWaves(needed),
      largest: own?.what ?? 'nothing',
      lcpWithPopup: paints?.largest.at(-1)?.at ?? 0,
      scripts: needed.filter(({ type }) => type === 'Script').map(({ url }) => nameOf(url)),
      log: log.requests,
    };
  } finally {
    await context.close();
  }
};

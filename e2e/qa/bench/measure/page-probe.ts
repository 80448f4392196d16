import type { Page } from '@playwright/test';

/** What the page has seen of itself, in ms since the navigation. */
export interface Paints {
  readonly fcp: number | null;
  readonly readyAt: number | null;
  readonly largest: readonly {
    readonly at: number;
    readonly size: number;
    readonly what: string;
    readonly isPopup: boolean;
  }[];
}

declare global {
  var __bench: Paints | undefined;
}

interface ProbeInput {
  /** The accessible name of the list of hot games, and how many tiles it shows when it is whole. */
  readonly list: string;
  readonly tiles: number;
}

/** Runs in the page before anything of the site. */
function watchPage({ list, tiles }: ProbeInput): void {
  const seen: { fcp: number | null; readyAt: number | null; largest: Paints['largest'][number][] } = {
    fcp: null,
    readyAt: null,
    largest: [],
  };
  globalThis.__bench = seen;
  const describe = (element: Element | null): string =>
    element === null
      ? 'gone'
      : `${element.tagName.toLowerCase()} ${(element.getAttribute('src') ?? element.textContent ?? '').slice(0, 60)}`;
  new PerformanceObserver((found) => {
    for (const entry of found.getEntries() as LargestContentfulPaint[]) {
      const isPopup = entry.element?.closest('[role="dialog"]') != null;
      seen.largest.push({ at: entry.startTime, size: entry.size, what: describe(entry.element), isPopup });
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((found) => {
    for (const entry of found.getEntries()) if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  const look = new MutationObserver(() => {
    if ((document.querySelector(`ul[aria-label="${list}"]`)?.childElementCount ?? 0) < tiles) return;
    seen.readyAt = performance.now();
    look.disconnect();
  });
  look.observe(document, { childList: true, subtree: true });
}

interface LargestContentfulPaint extends PerformanceEntry {
  readonly element: Element | null;
  readonly size: number;
}

export const probe = (page: Page, input: ProbeInput): Promise<unknown> => page.addInitScript(watchPage, input);

export const readPaints = (page: Page): Promise<Paints | undefined> => page.evaluate(() => globalThis.__bench);

/** Resolves when the page has painted and has nothing to do. */
export const untilIdle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(resolve));
      }),
  );

import type { Page } from '@playwright/test';
import { paths } from '@shared-kernel/contracts/system/paths';
import texts from 'remote-browse/src/shared/texts.en.json' with { type: 'json' };
import { launchBrowser } from '../../../fixtures/launch-browser.ts';
import { table } from '../report/table.ts';
import { fling } from './fling.ts';
import { handWholeList } from './whole-list.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true } as const;
const CPU_SLOWDOWN = 4;
const FLINGS = 9;
/** Elements of the whole page, however long its list is. */
const MOST_NODES = 1400;
const MEGABYTE = 1024 ** 2;
const WHOLE_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 250;

export interface ListOptions {
  readonly site: string;
  /** The same site's platform, with its control API. */
  readonly platform: string;
  readonly games: number;
}

const control = async (platform: string, path: string, body: object): Promise<void> => {
  const answer = await fetch(`${platform}/control/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The platform at ${platform} has no control API: ${answer.status}.`);
};

/** Down, until the list says that it has ended. */
const untilWhole = async (page: Page): Promise<void> => {
  const isAtItsEnd = (end: string): boolean => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    return document.getElementById('root')?.textContent?.includes(end) === true;
  };
  await page.waitForFunction(isAtItsEnd, texts.list.end, { polling: LOOK_EVERY_MS, timeout: WHOLE_WITHIN_MS });
};

const open = async (site: string) => {
  const browser = await launchBrowser();
  const context = await browser.newContext({ ...PHONE, locale: 'en-PH', serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await handWholeList(page);
  await page.goto(`${site}${paths.gameList}?gameType=RNG&gameClassify=ALL`);
  const heap = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / MEGABYTE;
  };
  await page.locator('[aria-setsize]').first().waitFor();
  return { browser, page, session, heap };
};

/** Throws a list of ten thousand games about on a phone a quarter as fast as this machine: what it drops, how late keys are, what it holds. */
export const benchList = async ({ site, platform, games }: ListOptions): Promise<void> => {
  await control(platform, 'games', { count: games });
  const { browser, page, session, heap } = await open(site);
  try {
    const short = await heap();
    await untilWhole(page);
    const whole = await heap();
    await page.evaluate(() => window.scrollTo(0, 0));
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const felt = await fling(page, session, FLINGS);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const shown = await page.locator('[aria-setsize]').first().getAttribute('aria-setsize');
    console.log(
      table([
        ['games', 'frames', 'dropped', 'key delay p95', 'worst', 'elements', 'heap before', 'whole', 'after'],
        [
          String(shown),
          String(felt.frames),
          `${felt.dropped} (${((felt.dropped / (felt.frames + felt.dropped)) * 100).toFixed(1)} %)`,
          `${felt.delay95.toFixed(0)} ms`,
          `${felt.worstDelay.toFixed(0)} ms`,
          String(felt.nodes),
          `${short.toFixed(1)} MB`,
          `${whole.toFixed(1)} MB`,
          `${(await heap()).toFixed(1)} MB`,
        ],
      ]),
    );
    console.log(`${felt.nodes <= MOST_NODES ? 'met   ' : 'MISSED'}  at most ${MOST_NODES} elements`);
  } finally {
    await browser.close();
  }
};

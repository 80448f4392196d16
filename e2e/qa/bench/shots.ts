import { aMember } from '../../factories/accounts.ts';
import { launchSlot } from '../../factories/bets.ts';
import { createControl } from '../../fixtures/control.ts';
import { launchBrowser } from '../../fixtures/launch-browser.ts';
import { type Feel, feltDuring } from './list/fling.ts';
import { table } from './report/table.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true } as const;
const KOI_EMPEROR = '100021';
const CPU_SLOWDOWN = 4;
const OPENING_MS = 2_000;
const WATCHED_MS = 6_000;
const SHOOTING_MS = 8_000;
const SHOT_EVERY_MS = 250;

const rowOf = (name: string, { frames, dropped, longTasks, delay95, worstDelay }: Feel, workMs: number): string[] => [
  name,
  String(frames),
  `${dropped} (${((dropped / (frames + dropped)) * 100).toFixed(1)} %)`,
  longTasks.length === 0 ? 'none' : `${longTasks.length}, worst ${Math.max(...longTasks).toFixed(0)} ms`,
  `${delay95.toFixed(0)} ms`,
  `${worstDelay.toFixed(0)} ms`,
  `${(workMs / frames).toFixed(1)} ms`,
];

export interface ShotsOptions {
  readonly site: string;
  /** The same site's platform, with its control API. */
  readonly platform: string;
}

/** Shoots at fish on a phone a quarter as fast as this machine: frames that it drops beside the sea that is only watched, long tasks, how late taps are. */
export const benchShots = async ({ site, platform }: ShotsOptions): Promise<void> => {
  process.env.SITE_URL = site;
  const member = await aMember(createControl(platform), { balanceMinor: 1_000_000 });
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ ...PHONE, locale: 'en-PH', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto((await launchSlot(member, KOI_EMPEROR)).href);
    await page.locator('[data-phase="idle"]').waitFor();
    const session = await context.newCDPSession(page);
    await page.waitForTimeout(OPENING_MS);
    // Time of the processor, not of the clock: what else this machine does counts for nothing.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busy = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    };
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const before = await busy();
    const watched = await feltDuring(page, () => page.waitForTimeout(WATCHED_MS));
    const between = await busy();
    const sea = await page.locator('#sea').boundingBox();
    let taps = 0;
    const tap = () => {
      taps += 1;
      const [x, y] = [(taps * 37) % (sea?.width ?? 1), (taps * 61) % (sea?.height ?? 1)];
      void page.touchscreen.tap((sea?.x ?? 0) + x, (sea?.y ?? 0) + y).catch(() => undefined);
      if (taps % 2 === 0)
        void page
          .locator('#play')
          .tap({ noWaitAfter: true })
          .catch(() => undefined);
    };
    const shot = await feltDuring(page, async () => {
      const shooting = setInterval(tap, SHOT_EVERY_MS);
      await page.waitForTimeout(SHOOTING_MS);
      clearInterval(shooting);
    });
    const after = await busy();
    console.log(
      table([
        ['sea', 'frames', 'dropped', 'long tasks', 'tap delay p95', 'worst', 'work a frame'],
        rowOf('watched', watched, between - before),
        rowOf(`shot at, ${taps} taps`, shot, after - between),
      ]),
    );
  } finally {
    await browser.close();
  }
};

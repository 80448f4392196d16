import { paths } from '@shared-kernel/contracts/system/paths';
import texts from 'remote-agent/src/features/red-rain/texts.en.json' with { type: 'json' };
import { aMember } from '../../factories/accounts.ts';
import { createControl } from '../../fixtures/control.ts';
import { launchBrowser } from '../../fixtures/launch-browser.ts';
import { giveSession } from '../../fixtures/session.ts';
import { DEFAULT_BRAND } from '../../fixtures/site.ts';
import { type Feel, feltDuring } from './list/fling.ts';
import { table } from './report/table.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true } as const;
const CPU_SLOWDOWN = 4;
const LEAST_BETS_MINOR = 100_000;
const STARTS_IN_MS = 12_000;
const STILL_MS = 4_000;
const RAINS_MS = 9_000;
const TAP_EVERY_MS = 150;

export interface RainOptions {
  readonly site: string;
  /** The same site's platform, with its control API. */
  readonly platform: string;
}

/** Beside each other, so that what the machine drops by itself is known. */
const rowOf = (name: string, { frames, dropped, delay95, worstDelay }: Feel): string[] => [
  name,
  String(frames),
  `${dropped} (${((dropped / (frames + dropped)) * 100).toFixed(1)} %)`,
  `${delay95.toFixed(0)} ms`,
  `${worstDelay.toFixed(0)} ms`,
];

/** Taps through one round of red envelope rain on a phone a quarter as fast as this machine: frames that it drops beside the page's countdown, how late taps are. */
export const benchRain = async ({ site, platform }: RainOptions): Promise<void> => {
  process.env.SITE_URL = site;
  const control = createControl(platform);
  const member = await aMember(control);
  await control.settleBet(member, LEAST_BETS_MINOR);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ ...PHONE, locale: 'en-PH', serviceWorkers: 'block' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await giveSession(page, site, member);
    await control.putRain(DEFAULT_BRAND, STARTS_IN_MS);
    await page.goto(site + paths.redRain);
    await page.getByRole('timer').waitFor();
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const still = await feltDuring(page, () => page.waitForTimeout(STILL_MS));
    await page.getByRole('button', { name: texts.redRain.join.rain }).click();
    const sky = page.getByTestId('rain');
    const box = await sky.boundingBox();
    let taps = 0;
    const tap = () => {
      taps += 1;
      const [x, y] = [(taps * 37) % (box?.width ?? 1), (taps * 61) % (box?.height ?? 1)];
      void page.touchscreen.tap((box?.x ?? 0) + x, (box?.y ?? 0) + y).catch(() => undefined);
    };
    const rain = await feltDuring(page, async () => {
      const tapping = setInterval(tap, TAP_EVERY_MS);
      await page.waitForTimeout(RAINS_MS);
      clearInterval(tapping);
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    console.log(
      table([
        ['page', 'frames', 'dropped', 'tap delay p95', 'worst'],
        rowOf('countdown', still),
        rowOf(`rain, ${taps} taps`, rain),
      ]),
    );
  } finally {
    await browser.close();
  }
};

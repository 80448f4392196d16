import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { LANGUAGES } from '@shared-kernel/contracts/system/values';
import { type KitView, openKit } from '../fixtures/kit.ts';
import { launchBrowser } from '../fixtures/launch-browser.ts';
import { BRANDS } from '../fixtures/site.ts';

/** Pictures of the kit, for people to look at: `pnpm kit --pictures [component…]`. All brands, both languages, two phones. */
const FOLDER = join(import.meta.dirname, '../test-results/kit');
const WIDTHS = [390, 320] as const;
/** A picture is this high at most, in px: the whole page would be a ribbon. */
const PART = 2400;

const take = async (browser: Browser, view: KitView, width: number): Promise<string> => {
  const page = await browser.newPage({
    viewport: { width, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  try {
    await openKit(page, view);
    await page.waitForLoadState('networkidle');
    const name = `${view.only ?? 'kit'}.${view.brand}.${view.language.toLowerCase()}.${width}`;
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += PART) {
      const clip = { x: 0, y: top, width, height: Math.min(PART, height - top) };
      await page.screenshot({ path: join(FOLDER, `${name}.${top / PART + 1}.png`), fullPage: true, clip });
    }
    return name;
  } finally {
    await page.close();
  }
};

const named = process.argv.slice(2);
const parts: readonly (string | undefined)[] = named.length === 0 ? [undefined] : named;
await mkdir(FOLDER, { recursive: true });
const browser = await launchBrowser();
for (const only of parts)
  for (const brand of BRANDS)
    for (const language of LANGUAGES)
      for (const width of WIDTHS) {
        const view = { brand, language, ...(only === undefined ? {} : { only }) };
        console.log(await take(browser, view, width));
      }
await browser.close();
console.log(`The pictures are in ${FOLDER}`);

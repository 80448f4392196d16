import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from 'shared-kernel/contracts/values';
import { barriersOn } from '../fixtures/accessibility.ts';
import { openKit } from '../fixtures/kit.ts';
import { BRANDS } from '../fixtures/site.ts';
import { kitPage } from '../pages/kit.page.ts';

/** One worker, so that the gallery is built once. */
test.describe.configure({ mode: 'default' });

const SMALLEST = { width: 320, height: 640 } as const;

/** Names of the examples whose content is wider than their stage. */
const tooWide = (page: Page): Promise<readonly string[]> =>
  kitPage(page).examples.evaluateAll((stages) =>
    stages
      .filter((stage) => stage.scrollWidth > stage.clientWidth)
      .map((stage) => stage.getAttribute('data-example') ?? ''),
  );

for (const brand of BRANDS) {
  test(`the kit in the brand ${brand}: everyone can use every component, what opens included`, async ({ page }) => {
    // The rules are read over every component and once more in each of a dozen overlays.
    test.slow();
    await openKit(page, { brand, language: 'EN' });
    const kit = kitPage(page);
    const found: string[] = [...(await barriersOn(page))];
    for (const opener of await kit.openers.all()) {
      await opener.click();
      await expect(kit.overlay).toBeVisible();
      found.push(...(await barriersOn(page, { within: '[role="dialog"], [role="alertdialog"]' })));
      await page.keyboard.press('Escape');
      await expect(kit.overlay).toHaveCount(0);
    }
    expect(found).toEqual([]);
  });
}

test('the kit at 320 px: nothing is wider than its place, in either language', async ({ page }) => {
  await page.setViewportSize(SMALLEST);
  await openKit(page, { brand: 'tala', language: 'EN' });
  const kit = kitPage(page);
  for (const language of LANGUAGES) {
    await kit.language.selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'EN' ? 'en' : 'fil');
    expect(await tooWide(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALLEST.width);
  }
});

test('a chart is drawn, and anew in the colours of another brand', async ({ page }) => {
  await openKit(page, { brand: 'tala', language: 'EN', only: 'chart' });
  const canvas = page.locator('canvas').first();
  const drawn = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
  await expect(canvas).toBeVisible();
  const before = await drawn();
  await kitPage(page).brand.selectOption('luna');
  await expect.poll(drawn).not.toBe(before);
});

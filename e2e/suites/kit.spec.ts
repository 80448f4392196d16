import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '@shared-kernel/contracts/system/values';
import { barriersOn, contrastsIn } from '../fixtures/accessibility.ts';
import { isOneOf, someOf } from '../fixtures/extent.ts';
import { openKit } from '../fixtures/kit.ts';
import { BRANDS, type Brand, DEFAULT_BRAND } from '../fixtures/site.ts';
import { wearBrand } from '../fixtures/wear-brand.ts';
import { kitPage } from '../pages/kit.page.ts';

/** One worker, so that the gallery is built once. */
test.describe.configure({ mode: 'default' });

/** Of a test that hangs: the whole gallery is read once for each brand, and the machine may be at work beside it. */
const GALLERY_LIMIT_MS = 300_000;
const SMALLEST = { width: 320, height: 640 } as const;

/** Names of the examples whose content is wider than their stage. */
const tooWide = (page: Page): Promise<readonly string[]> =>
  kitPage(page).examples.evaluateAll((stages) =>
    stages
      .filter((stage) => stage.scrollWidth > stage.clientWidth)
      .map((stage) => stage.getAttribute('data-example') ?? ''),
  );

/** Without a whole run, one component of so many is opened. */
const ONE_OF = 2;
const OTHER_BRANDS = BRANDS.filter((brand) => brand !== DEFAULT_BRAND);

/** Accessibility violations: by every rule in the default brand, and by those of colours in others. */
const barriersInBrands = async (page: Page, others: readonly Brand[], within?: string): Promise<readonly string[]> => {
  await wearBrand(page, DEFAULT_BRAND);
  const found = [...(await barriersOn(page, within === undefined ? {} : { within }))];
  for (const brand of others) found.push(...(await contrastsIn(page, brand, within)));
  return found;
};

test('everyone can use every component of the kit, in the colours of other brands too', async ({ page }) => {
  test.setTimeout(GALLERY_LIMIT_MS);
  await openKit(page, { brand: DEFAULT_BRAND, language: 'EN' });
  expect(await barriersInBrands(page, someOf('kit', OTHER_BRANDS))).toEqual([]);
});

test('everyone can use what opens in the kit, each in the colours of one other brand too', async ({ page }) => {
  test.setTimeout(GALLERY_LIMIT_MS);
  const kit = kitPage(page);
  await openKit(page, { brand: DEFAULT_BRAND, language: 'EN' });
  const opening = await kit.componentsThatOpen();
  expect(opening).not.toEqual([]);
  const found: string[] = [];
  for (const only of opening.filter((name) => isOneOf(ONE_OF, name))) {
    // Alone on its page: axe reads all that lies below what is open, each time.
    await openKit(page, { brand: DEFAULT_BRAND, language: 'EN', only });
    for (const opener of await kit.openers.all()) {
      await opener.click();
      await expect(kit.overlay).toBeVisible();
      found.push(...(await barriersInBrands(page, someOf(only, OTHER_BRANDS), kit.overlaySelector)));
      await page.keyboard.press('Escape');
      await expect(kit.overlay).toHaveCount(0);
    }
  }
  expect(found).toEqual([]);
});

test('a disabled button is weaker than every enabled one: without a ground of its own', async ({ page }) => {
  await openKit(page, { brand: DEFAULT_BRAND, language: 'EN', only: 'button' });
  const disabled = kitPage(page).examples.locator('button[aria-disabled="true"]:not([aria-busy])');
  await expect(disabled).toHaveCount(3);
  for (const button of await disabled.all()) {
    await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(button).toHaveCSS('background-image', 'none');
  }
});

test('Back closes everything of the kit that opens, and leaves the page', async ({ page }) => {
  await openKit(page, { brand: DEFAULT_BRAND, language: 'EN' });
  const kit = kitPage(page);
  const gallery = page.url();
  for (const opener of await kit.openers.all()) {
    await opener.click();
    await expect(kit.overlay).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBe(1);
    await page.goBack();
    await expect(kit.overlay).toHaveCount(0);
    expect(page.url()).toBe(gallery);
  }
});

test('the kit at 320 px: nothing is wider than its place, in either language', async ({ page }) => {
  await page.setViewportSize(SMALLEST);
  await openKit(page, { brand: DEFAULT_BRAND, language: 'EN' });
  const kit = kitPage(page);
  for (const language of LANGUAGES) {
    await kit.language.selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'EN' ? 'en' : 'fil');
    expect(await tooWide(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALLEST.width);
  }
});

test('a chart is drawn, and anew in the colours of another brand', async ({ page }) => {
  await openKit(page, { brand: DEFAULT_BRAND, language: 'EN', only: 'chart' });
  const canvas = page.locator('canvas').first();
  const drawn = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
  await expect(canvas).toBeVisible();
  const before = await drawn();
  await kitPage(page).brand.selectOption('luna');
  await expect.poll(drawn).not.toBe(before);
});

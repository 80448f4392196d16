import type { Page } from '@playwright/test';
import { barriersOn } from '../fixtures/accessibility.ts';
import { BRANDS, brandName } from '../fixtures/site.ts';
import { CHANGES_BRAND, expect, test } from '../fixtures/test.ts';
import { createTexts } from '../fixtures/texts.ts';

const STATUS = { open: 200, notFound: 404, closed: 503, region: 451 } as const;

/** The document server looks at the platform's flags every few seconds: loads until the document has this status. */
const openUntil = async (page: Page, status: number): Promise<void> => {
  await expect(async () => {
    const response = await page.goto('/m/home');
    expect(response?.status()).toBe(status);
  }).toPass();
};

test.describe('a closed site', { tag: CHANGES_BRAND }, () => {
  test.use({ brand: 'mabuhay' });
  // The brand goes to the next test as it was: open, and seen to be open.
  test.afterEach(async ({ page, control }) => {
    await control.setStatus('mabuhay', {});
    await openUntil(page, STATUS.open);
  });

  test('says why under maintenance, and opens by itself on Retry', async ({ page, pages, control, t }) => {
    await control.setStatus('mabuhay', { maintenance: true, maintenanceReason: 'The reels are being oiled.' });
    await openUntil(page, STATUS.closed);
    await expect(page.getByRole('heading', { name: t('closed:gate.maintenanceTitle') })).toBeVisible();
    await expect(page.getByText('The reels are being oiled.')).toBeVisible();
    await expect(pages.frame.bottomMenu).toBeHidden();
    await control.setStatus('mabuhay', {});
    await page.getByRole('button', { name: t('common:retry') }).click();
    await openUntil(page, STATUS.open);
    await expect(pages.home.categories).toBeVisible();
  });

  test('says that it is not available in the region', async ({ page, control, t }) => {
    await control.setStatus('mabuhay', { regionRestriction: true });
    await openUntil(page, STATUS.region);
    await expect(page.getByRole('heading', { name: t('closed:gate.regionTitle') })).toBeVisible();
  });

  test('is under maintenance when both are flagged', async ({ page, control, t }) => {
    await control.setStatus('mabuhay', { maintenance: true, regionRestriction: true });
    await openUntil(page, STATUS.closed);
    await expect(page.getByRole('heading', { name: t('closed:gate.maintenanceTitle') })).toBeVisible();
    await expect(page.getByRole('heading', { name: t('closed:gate.regionTitle') })).toBeHidden();
  });
});

test('an unknown page is answered with 404 and shown in the frame', async ({ page, pages }) => {
  const response = await page.goto('/m/there-is-no-such-page');
  expect(response?.status()).toBe(STATUS.notFound);
  await expect(pages.frame.notFound).toBeVisible();
  await pages.frame.goTo('home');
  await expect(pages.home.categories).toBeVisible();
});

test('every address of home is home', async ({ page, pages }) => {
  for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(pages.home.categories).toBeVisible();
    });
});

for (const brand of BRANDS) {
  test.describe(`by its host name, ${brand}`, () => {
    test.use({ brand });

    test('has its own name and colours', async ({ page, pages }) => {
      await pages.home.open();
      await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
      await expect(pages.frame.header.getByRole('link', { name: brandName(brand) })).toBeVisible();
      await expect(pages.home.hotGames.first()).toBeVisible();
      expect(await barriersOn(page)).toEqual([]);
    });
  });
}

test.describe('white-label flags', { tag: CHANGES_BRAND }, () => {
  test.use({ brand: 'luna' });

  test('a brand without registration offers none in the header', async ({ pages }) => {
    await pages.home.open();
    await expect(pages.frame.loginLink).toBeVisible();
    await expect(pages.frame.registerLink).toBeHidden();
  });

  test('a flag that is turned on shows', async ({ pages, control }) => {
    await control.setFlags('luna', { DIRECTREG3: true });
    await expect(async () => {
      await pages.home.open();
      await expect(pages.frame.registerLink).toBeVisible({ timeout: 1000 });
    }).toPass();
    await control.setFlags('luna', { DIRECTREG3: false });
    await expect(async () => {
      await pages.home.open();
      await expect(pages.frame.loginLink).toBeVisible();
      await expect(pages.frame.registerLink).toBeHidden({ timeout: 1000 });
    }).toPass();
  });
});

test('the chosen language stays, and the document says what it is', async ({ page, pages }) => {
  const filipino = createTexts('TY');
  await pages.home.open();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await pages.frame.chooseLanguage('EN', 'TY');
  await expect(page.getByRole('link', { name: filipino('common:login') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  await page.reload();
  await expect(page.getByRole('link', { name: filipino('common:login') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
});

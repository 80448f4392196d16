import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** As far down as the second row of tiles, in px. */
const DOWN = 400;

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
const addressOfFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('href') ?? null);

test('Back finds the place in the page and the tile that was pressed', async ({ page, pages }) => {
  await page.goto('/m/home?category=RNG');
  const tile = page.getByRole('main').locator('a[href^="/m/launchGame"]').nth(4);
  await expect(tile).toBeVisible();
  await page.evaluate((px) => window.scrollTo(0, px), DOWN);
  await expect.poll(() => scrolled(page)).toBe(DOWN);
  const href = await tile.getAttribute('href');
  await tile.click();
  await expect(pages.login.form).toBeVisible();
  await page.goBack();
  await expect(tile).toBeVisible();
  await expect.poll(() => addressOfFocus(page)).toBe(href);
  await expect.poll(() => scrolled(page)).toBe(DOWN);
});

test('Back finds what comes after its page too: the jackpot’s link, below the first view', async ({ page, pages }) => {
  await pages.home.open();
  const jackpot = page.getByRole('main').locator('a[href="/m/winnerPage"]');
  await jackpot.click();
  await expect(page).toHaveURL(/\/m\/winnerPage$/);
  await expect(pages.frame.header.getByRole('heading')).toBeFocused();
  await page.goBack();
  await expect(jackpot).toBeFocused();
});

test('a reload in the moment in which something closes stays on the site', async ({ page, pages }) => {
  await pages.home.open();
  await expect(pages.frame.bottomMenu).toBeVisible();
  // As a reload finds it that meets the step back: the page's own entry says that it is an overlay's.
  await page.evaluate(() => history.replaceState({ ...history.state, overlays: 1 }, ''));
  await page.reload();
  await expect(pages.frame.bottomMenu).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0);
  await pages.frame.openMenu();
  await expect(page.getByRole('button', { name: pages.frame.t('common:deposit') })).toBeVisible();
});

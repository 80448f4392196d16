import type { Page } from '@playwright/test';

const OVERLAY = '[role="dialog"], [role="alertdialog"]';
const OPENER = '[data-opens]';

/** The gallery of the kit. */
export const kitPage = (page: Page) => ({
  brand: page.getByRole('combobox', { name: 'Brand' }),
  language: page.getByRole('combobox', { name: 'Language' }),
  samples: page.getByRole('main').first(),
  examples: page.locator('[data-example]'),
  openers: page.locator(OPENER),
  /** What a press on an opener has laid over the page. */
  overlay: page.locator(OVERLAY),
  overlaySelector: OVERLAY,
  /** Names of the components that have something to open. */
  componentsThatOpen: (): Promise<readonly string[]> =>
    page
      .locator('section', { has: page.locator(OPENER) })
      .getByRole('heading', { level: 2 })
      .allTextContents(),
});

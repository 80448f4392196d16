import type { Page } from '@playwright/test';

/** The gallery of the kit. */
export const kitPage = (page: Page) => ({
  brand: page.getByRole('combobox', { name: 'Brand' }),
  language: page.getByRole('combobox', { name: 'Language' }),
  examples: page.locator('[data-example]'),
  openers: page.locator('[data-opens]'),
  /** What a press on an opener has laid over the page. */
  overlay: page.locator('[role="dialog"], [role="alertdialog"]'),
});

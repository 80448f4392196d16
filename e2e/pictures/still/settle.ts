import type { Page } from '@playwright/test';

/** Waits until what the page shows has arrived: its fonts, and every picture that is there or has failed. */
export const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        .filter(({ complete, loading }) => !complete && loading !== 'lazy')
        .map((image) => image.decode().catch(() => undefined)),
    );
  });
};

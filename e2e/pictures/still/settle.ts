import type { Page } from '@playwright/test';

/** Waits until what the page shows has arrived: its fonts, and every picture that is there or has failed; lazy ones where they are in view. */
export const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isInView = (image: HTMLImageElement): boolean => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    };
    await Promise.all(
      [...document.images]
        .filter((image) => (image.loading === 'lazy' ? isInView(image) : !image.complete))
        .map((image) => image.decode().catch(() => undefined)),
    );
  });
};

import { paths } from '@shared-kernel/contracts/system/paths';
import { expect, test } from '../fixtures/test.ts';
import { HomePage } from '../pages/home.page.ts';

/** A phone on its side. */
test.use({ viewport: { width: 844, height: 390 } });

test('on a low screen header and menu leave the page its room when it is scrolled', async ({ page, pages }) => {
  await page.goto(HomePage.path);
  await expect(pages.home.hotGames.first()).toBeVisible();
  const header = page.getByRole('banner');
  const menu = page.getByRole('navigation').last();
  await expect(header).toBeInViewport();
  await expect(menu).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, window.innerHeight));
  await expect(header).not.toBeInViewport();
  await expect(menu).not.toBeInViewport();
  // What lies below comes when the page is idle, and makes it longer.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(menu).toBeInViewport({ timeout: 500 });
  }).toPass();
});

test('on a low screen the one action of a page stands at its end, and its fields have the room', async ({
  page,
  pages,
}) => {
  await pages.register.open(paths.settings);
  await expect(pages.register.password).toBeVisible();
  await expect(pages.register.submitButton).not.toBeInViewport();
  await pages.register.submitButton.scrollIntoViewIfNeeded();
  await expect(pages.register.submitButton).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('checkbox').last()).toBeInViewport();
});

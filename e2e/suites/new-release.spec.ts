import { expect, test } from '../fixtures/test.ts';

const A_MINUTE_MS = 61_000;
/** After which the link was followed before the site looks for releases. */
const A_LOOK_MS = 3000;

test('a visit under way gets the releases that went live meanwhile with one of its next links', async ({
  page,
  pages,
}) => {
  await page.clock.install();
  await pages.home.open();
  let looks = 0;
  await page.route('**/m/_release', async (route) => {
    if (route.request().method() !== 'HEAD') return route.fallback();
    looks += 1;
    await route.fulfill({ headers: { 'Composition-Id': 'another' } });
  });
  const isSamePage = () => page.evaluate(() => 'isSamePage' in window);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  // The site looks once the first view is done with.
  await expect(async () => {
    if (!(await pages.frame.bottomMenu.isVisible())) await page.goBack();
    await page.clock.fastForward(A_MINUTE_MS);
    await pages.frame.goTo('promotion');
    await expect.poll(() => looks, { timeout: A_LOOK_MS }).toBe(1);
  }).toPass();
  expect(await isSamePage()).toBe(true);

  await page.goBack();
  await expect(pages.home.categories).toBeVisible();
  expect(await isSamePage()).toBe(true);
  await pages.frame.goTo('promotion');
  await expect.poll(isSamePage).toBe(false);
  await expect(pages.promotions.cards.first()).toBeVisible();
});

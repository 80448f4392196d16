import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { getWinnerBoard } from '@shared-kernel/contracts/browse/winners';
import { readLayoutShifts, watchLayoutShifts } from '../fixtures/layout-shifts.ts';
import { expect, test } from '../fixtures/test.ts';
import { HomePage } from '../pages/home.page.ts';

/** Below this a page counts as still: a fifth of what web vitals call good. */
const STILL = 0.02;

test('a round through all categories moves nothing that stays', async ({ page, pages }, { annotations }) => {
  await pages.home.open();
  await expect(pages.home.hotGames.first()).toBeVisible();
  await expect(pages.home.footer).toBeAttached();
  await watchLayoutShifts(page);
  const tabs = await pages.home.categories.getByRole('tab').all();
  expect(tabs.length).toBeGreaterThan(2);
  for (const tab of [...tabs.slice(1), ...tabs.slice(0, 1)]) {
    await tab.dispatchEvent('click');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(pages.home.panel.getByRole('listitem').first()).toBeVisible();
    await expect(pages.home.footer).toBeAttached();
  }
  const { sum: shifted, moves } = await readLayoutShifts(page);
  annotations.push({ type: 'layout shift of the round', description: String(shifted) });
  expect(shifted, moves.join('\n')).toBeLessThan(STILL);
});

test('a banner whose picture does not come has its words on its own ground, and no browser’s sign', async ({
  page,
  pages,
}) => {
  await page.route(/\/art\/hero\//, (route) => route.abort());
  await pages.home.open();
  const banner = pages.home.banners.getByRole('link').first();
  await expect(banner.getByRole('heading')).toBeVisible();
  const picture = banner.locator('img');
  await expect(picture).toHaveCount(1);
  await expect(picture).toBeHidden();
});

test('the chosen category stands whole in its strip: after coming back, and when it gets the focus', async ({
  page,
  pages,
}) => {
  await pages.home.open();
  const tabs = pages.home.categories.getByRole('tab');
  await tabs.nth(4).click();
  await expect(pages.home.panel.getByRole('listitem').first()).toBeVisible();
  await pages.frame.goTo('members');
  await expect(pages.home.categories).toBeHidden();
  await page.goBack();
  await expect(tabs.nth(4)).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.nth(4)).toBeInViewport({ ratio: 1 });

  await tabs.nth(4).press('ArrowRight');
  await expect(tabs.nth(5)).toBeFocused();
  await pages.home.categories.evaluate((strip) => strip.scrollTo(0, 0));
  await page.keyboard.press('Shift+Tab');
  await expect(tabs.nth(5)).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tabs.nth(5)).toBeFocused();
  await expect(tabs.nth(5)).toBeInViewport({ ratio: 1 });
});

/** Browsing §2, winner board; words that are cut off say less than the game's whole name. */
test('a win says that it was just won, and on the smallest phone the game alone', async ({ page, pages, t }) => {
  await pages.home.open();
  const win = page
    .getByRole('list', { name: t('browse:winners.title') })
    .getByRole('listitem')
    .first();
  const words = win.getByText(t('browse:winners.justWonIn', { game: '' }));
  for (const width of [390, 375]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(words, `${width} px`).toBeVisible();
    expect(
      await words.evaluate((line) => (line.parentElement?.scrollWidth ?? 0) - (line.parentElement?.clientWidth ?? 0)),
      `${width} px`,
    ).toBe(0);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(words).toBeHidden();
});

/** Browsing §9: up to four entries three stand there; above that the list moves, and shows four. */
for (const [wins, rows] of [
  [4, 3],
  [5, 4],
] as const)
  test(`of ${wins} wins ${rows} are in view`, async ({ page, pages, t }) => {
    await page.route(
      ({ pathname }) => pathname === getWinnerBoard.path,
      async (route) => {
        const response = await route.fetch();
        const { value, ...envelope } = await response.json();
        await route.fulfill({ response, json: { ...envelope, value: { ...value, list: value.list.slice(0, wins) } } });
      },
    );
    await pages.home.open();
    const list = page.getByRole('list', { name: t('browse:winners.title') });
    await expect(list.getByRole('listitem')).toHaveCount(wins);
    const [box, row] = await list.evaluate((track) => [
      track.parentElement?.clientHeight ?? 0,
      track.firstElementChild?.clientHeight ?? 1,
    ]);
    expect(box / row).toBeCloseTo(rows, 1);
  });

test('the banner that the document has painted stays until the page’s own takes its place', async ({ page, pages }) => {
  let answer: () => void = () => undefined;
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(
    ({ pathname }) => pathname === getAnnouncements.path,
    async (route) => {
      await mayAnswer;
      await route.continue();
    },
  );
  await page.goto(HomePage.path, { waitUntil: 'commit' });
  const painted = await page.locator('link[rel="preload"][as="image"]').first().getAttribute('href');
  const picture = page.locator(`img[src="${painted}"]`);
  // The frame stands, and the banners are on their way.
  await expect(pages.frame.bottomMenu.getByRole('link').first()).toBeVisible();
  await expect(picture).toBeInViewport();
  const before = await picture.boundingBox();
  answer();
  await expect(pages.home.banners.getByRole('heading').first()).toBeVisible();
  expect(await picture.first().boundingBox()).toEqual(before);
});

import type { Page, Route } from '@playwright/test';
import { paths } from '@shared-kernel/contracts/system/paths';
import { aMember } from '../factories/accounts.ts';
import { fetchByName } from '../fixtures/local-names.ts';
import { expect, SPOKEN, test, WORDED } from '../fixtures/test.ts';
import { readGameWords } from '../fixtures/texts.ts';
import { ANY_SITE } from '../flows/game-answers.ts';
import type { Pages } from '../pages/pages.ts';

/** What the page asks for every few seconds. */
const BOOK = '**/wps/play/api/book?*';

const openBook = async ({ gameList, launcher }: Pages, category: 'SPORTS' | 'ESPORTS' | 'COCKFIGHT') => {
  await gameList.open(category);
  await gameList.gameAt(1).click();
  await launcher.game.locator('[data-phase="idle"]').waitFor();
  return launcher.game;
};

const hasNoSideways = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

test.describe('the book', { tag: WORDED }, () => {
  test('a slip goes from the tile, over odds that move, to the record', { tag: SPOKEN }, async ({
    page,
    pages,
    control,
    language,
    signedInAs,
  }) => {
    await signedInAs(await aMember(control, { balanceMinor: 50_000 }));
    const word = await readGameWords(language, 'sports');
    const book = await openBook(pages, 'SPORTS');
    // Each language ends a match of its own.
    const card = book.locator('.card').nth(language === 'EN' ? 2 : 3);
    const matchId = ((await card.getAttribute('id')) ?? '').replace('match-', '');
    const odds = card.locator('.odds-button').first();
    await odds.click();
    await expect(odds).toHaveAttribute('aria-pressed', 'true');
    await book.locator('#slip-open').click();
    await book.getByLabel(word('stake'), { exact: true }).fill('100');
    // The page's own look at the book would show the odds before the press.
    const looks: Route[] = [];
    await page.route(BOOK, (route) => void looks.push(route));
    await control.playMatch(matchId, 'move');
    await book.locator('#place').click();
    await expect(book.locator('#slip-note')).toHaveText(word('oddsMoved'));
    for (const look of looks) await look.continue();
    await page.unroute(BOOK);
    await expect(book.getByLabel(word('stake'), { exact: true })).toHaveValue('100');
    await book.locator('#place').click();
    const slip = book.locator('.slip-card');
    await expect(slip).toHaveAttribute('data-status', 'open');
    await expect(book.locator('#balance')).toHaveText('₱400.00');
    await control.playMatch(matchId, 'end');
    await book.locator('[data-tab="slips"]').click();
    await expect(slip).not.toHaveAttribute('data-status', 'open');
    await expect(slip.getByRole('link', { name: word('check') })).toBeVisible();
    const betNo = (await slip.getAttribute('aria-label')) ?? '';
    await page.goto(paths.bettingRecord);
    await expect(page.getByText(betNo)).toBeVisible();
  });

  test('a slip whose answer was lost is asked about before anything else is placed', async ({
    page,
    pages,
    control,
    language,
    signedInAs,
  }) => {
    await signedInAs(await aMember(control, { balanceMinor: 50_000 }));
    const word = await readGameWords(language, 'sports');
    const book = await openBook(pages, 'ESPORTS');
    const odds = book.locator('.odds-button');
    await odds.first().click();
    await book.locator('#slip-open').click();
    await page.route('**/wps/play/api/slips', async (route) => {
      const sent = route.request();
      await fetchByName(sent.url(), { method: 'POST', headers: sent.headers(), body: sent.postData() ?? '' });
      await route.fulfill({ status: 503, headers: { 'Retry-After': '60' } });
    });
    await book.locator('#place').click();
    await expect(book.locator('#place')).toHaveText(word('tryAgain'));
    await expect(book.locator('.leg button')).toBeDisabled();
    await book.locator('#slip-close').click();
    await odds.nth(1).click();
    await expect(odds.nth(1)).toHaveAttribute('aria-pressed', 'false');
    await page.unroute('**/wps/play/api/slips');
    await book.locator('#place').click();
    await expect(book.locator('.slip-card')).toHaveCount(1);
    await expect(book.locator('#balance')).toHaveText('₱450.00');
  });

  test('what is listed on home as a match opens at that match', async ({ page, pages, control, t, signedInAs }) => {
    await signedInAs(await aMember(control));
    await pages.home.open();
    await page.getByRole('button', { name: t('browse:matches.open', { count: 8 }) }).click();
    await page.getByRole('dialog').getByRole('link').first().click();
    const { game } = pages.launcher;
    await game.locator('[data-phase="idle"]').waitFor();
    const matchId = new URL(page.url()).searchParams.get('gameId') ?? '';
    await expect(game.locator(`[id="match-${matchId}"]`)).toBeInViewport();
  });

  test('a match that has begun, or is gone, says so where it is opened', async ({
    page,
    pages,
    control,
    language,
    signedInAs,
  }) => {
    await signedInAs(await aMember(control));
    const word = await readGameWords(language, 'sports');
    const book = await openBook(pages, 'SPORTS');
    const card = book.locator('.card').nth(language === 'EN' ? 4 : 5);
    const matchId = ((await card.getAttribute('id')) ?? '').replace('match-', '');
    const openAt = async (gameId: string) => {
      const address = new URL(page.url());
      address.searchParams.set('gameId', gameId);
      await page.goto(address.href);
      await book.locator('[data-phase="idle"]').waitFor();
    };
    await control.playMatch(matchId, 'end');
    await openAt(matchId);
    await expect(book.locator('#asked')).toHaveText(word('matchBegun'));
    await expect(book.locator(`[id="match-${matchId}"]`)).toBeInViewport();
    await openAt('2020-01-01.0.0');
    await expect(book.locator('#asked')).toHaveText(word('matchGone'));
    await book.locator('[data-tab="results"]').click();
    await expect(book.locator('#asked')).toBeHidden();
  });

  const ENDS = [
    { code: 'platform.maintenance', status: 503, title: 'maintenanceTitle' },
    { code: 'session.expired', status: 401, title: 'expiredTitle' },
    { code: 'member.excluded', status: 403, title: 'excludedTitle' },
  ] as const;
  for (const { code, status, title } of ENDS)
    test(`at ${code} it stops: it takes no picks and asks no more`, async ({
      page,
      pages,
      control,
      language,
      signedInAs,
    }) => {
      await signedInAs(await aMember(control));
      const word = await readGameWords(language, 'sports');
      const book = await openBook(pages, 'SPORTS');
      await book.locator('.odds-button').first().click();
      let asked = 0;
      await page.route('**/wps/play/api/book?*', (route) => {
        asked += 1;
        return route.fulfill({
          status,
          headers: { ...ANY_SITE, 'Access-Control-Expose-Headers': 'Retry-After', 'Retry-After': '60' },
          json: { success: false, errorCode: code, message: '' },
        });
      });
      const tab = book.locator('[data-tab="matches"]');
      await tab.click();
      await expect(book.locator('#game')).toHaveAttribute('data-phase', 'stopped');
      await expect(book.locator('#notice-title')).toHaveText(word(title));
      await expect(book.locator('#stale')).toBeHidden();
      const before = asked;
      // The notice lies over them.
      await tab.dispatchEvent('click');
      const other = book.locator('.odds-button[aria-pressed="false"]').first();
      await other.dispatchEvent('click');
      await expect(book.locator('.odds-button[aria-pressed="true"]')).toHaveCount(1);
      await expect(book.locator('#slip-bar')).toBeHidden();
      expect(asked).toBe(before);
    });

  test('the rules close by a press beside them', async ({ pages, control, signedInAs }) => {
    await signedInAs(await aMember(control));
    const book = await openBook(pages, 'SPORTS');
    await book.locator('#menu').click();
    await expect(book.locator('#sheet li')).toHaveCount(6);
    await book.locator('#sheet').dispatchEvent('click');
    await expect(book.locator('#sheet')).toBeHidden();
  });

  for (const category of ['ESPORTS', 'COCKFIGHT'] as const)
    test(`${category} is bet on from its tile, on the smallest phone and on its side`, async ({
      page,
      pages,
      control,
      signedInAs,
    }) => {
      await signedInAs(await aMember(control, { balanceMinor: 50_000 }));
      const book = await openBook(pages, category);
      // One that neither begins nor moves meanwhile.
      await book.locator('.card').nth(4).locator('.odds-button').first().click();
      await page.setViewportSize({ width: 844, height: 390 });
      await hasNoSideways(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await hasNoSideways(page);
      await book.locator('#slip-open').click();
      await book.locator('#place').click();
      await expect(book.locator('.slip-card')).toHaveAttribute('data-status', 'open');
    });
});

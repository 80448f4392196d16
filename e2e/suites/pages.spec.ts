import type { Page } from '@playwright/test';
import { barriersOn, contrastsIn } from '../fixtures/accessibility.ts';
import { isOneOf, someOf } from '../fixtures/extent.ts';
import { findLostWords, setTextSize } from '../fixtures/large-text.ts';
import { findCoveredAtEnd, findCutOff, findSmallTargets, readOverflow } from '../fixtures/layout.ts';
import { readRelease } from '../fixtures/release.ts';
import { BRANDS, type Brand } from '../fixtures/site.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { foreignWords } from '../fixtures/words.ts';
import { VISITS } from '../flows/visits.ts';

declare global {
  var __startCalls: Readonly<Record<string, unknown>> | undefined;
}

const SMALLEST_PHONE = { width: 320, height: 640 };
const PHONES = [SMALLEST_PHONE, { width: 390, height: 844 }];
/** Percent: what a reader may set text to without losing a word (WCAG 1.4.4). */
const LARGE_TEXT = 200;

const startedInVain = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(globalThis.__startCalls ?? {}));

/** Without a whole run, one page of so many is read in another brand too. */
const ONE_OF = 2;

/**
 * A page in one other brand, always the same, and all brands among the pages: a whole run looks at every component in every
 * brand in the kit, and each brand's own home page is opened by its host name.
 */
const otherBrands = (name: string, own: Brand): readonly Brand[] =>
  isOneOf(ONE_OF, name)
    ? someOf(
        name,
        BRANDS.filter((brand) => brand !== own),
      )
    : [];

test('every live page has a visit', async ({ site }) => {
  const { remotes } = await readRelease(site);
  const paths = remotes.flatMap(({ live }) => live.routes.map(({ path }) => path));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => VISITS.every((visit) => visit.path !== path))).toEqual([]);
});

// A page is opened once and looked at in every way: what one look finds does not hide what the next one would.
for (const visit of VISITS) {
  test(`${visit.name}: stands up to every look`, { tag: SPOKEN }, async ({
    page,
    pages,
    control,
    signedInAs,
    brand,
    language,
  }) => {
    if (visit.visitor !== undefined) await signedInAs(await visit.visitor(control, { brand }));
    await visit.open(pages);
    await expect(visit.content(pages)).toBeVisible();

    await test.step('the page asks for what its document has started', () =>
      expect.soft.poll(() => startedInVain(page)).toEqual([]));

    await test.step('it says what it is: a title, one first heading', async () => {
      await expect.soft(page).toHaveTitle(/\S/);
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });

    await test.step('its words are of the language', async () =>
      expect.soft(await foreignWords(page, language)).toEqual([]));

    await test.step('everyone can use it', async () => expect.soft(await barriersOn(page)).toEqual([]));

    for (const other of otherBrands(visit.name, brand))
      await test.step(`it can be read in the colours of ${other}`, async () =>
        expect.soft(await contrastsIn(page, other)).toEqual([]));

    // Scrolls from control to control: a list may grow by it.
    await test.step('what is pressed is as large as a finger', async () =>
      expect.soft(await findSmallTargets(page)).toEqual([]));

    await test.step('it fits in the width of the smallest phone', async () => {
      await page.setViewportSize(SMALLEST_PHONE);
      await expect.soft.poll(() => readOverflow(page)).toBeLessThanOrEqual(0);
      await expect.soft.poll(() => findCutOff(page)).toEqual([]);
    });

    for (const phone of someOf(visit.name, PHONES))
      await test.step(`the menu's coin lies over no last line in ${phone.width} px`, async () => {
        await page.setViewportSize(phone);
        await expect.soft.poll(() => findCoveredAtEnd(page)).toEqual([]);
      });

    for (const phone of someOf(visit.name, PHONES))
      await test.step(`text of twice the size is all there in ${phone.width} px`, async () => {
        await page.setViewportSize(phone);
        await setTextSize(page, LARGE_TEXT);
        await expect.soft.poll(() => readOverflow(page)).toBeLessThanOrEqual(0);
        await expect.soft.poll(() => findCutOff(page)).toEqual([]);
        await expect.soft.poll(() => findLostWords(page)).toEqual([]);
      });
  });
}

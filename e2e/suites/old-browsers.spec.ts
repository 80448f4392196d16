import type { Page } from '@playwright/test';
import { barriersOn } from '../fixtures/accessibility.ts';
import { amendDocument } from '../fixtures/amend-document.ts';
import { findCutOff, readOverflow } from '../fixtures/layout.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { HomePage } from '../pages/home.page.ts';

const WORDS = {
  EN: { old: 'This browser is too old', off: 'JavaScript is off', tip: /On iOS 12.0 and 12.1/ },
  TY: { old: 'Masyado nang luma ang browser na ito', off: 'Naka-off ang JavaScript', tip: /Sa iOS 12.0 at 12.1/ },
};
const IOS_12 =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 12_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Mobile/15E148 Safari/604.1';
const IOS_10 = IOS_12.replace('12_1', '10_3');
const SMALLEST_PHONE = { width: 320, height: 640 };
const SKELETON = '.sk-top';

/** As for a browser to which the site's code is no JavaScript: every file of it throws on its syntax. */
const makeOld = async (page: Page, site: string): Promise<void> => {
  await amendDocument(page, site, { html: (html) => html.replaceAll(/ integrity="[^"]*"/g, '') });
  await page.route('**/*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: 'let site = ;',
    }),
  );
};

const expectsToFit = async (page: Page): Promise<void> => {
  await page.setViewportSize(SMALLEST_PHONE);
  await expect.poll(() => readOverflow(page)).toBeLessThanOrEqual(0);
  await expect.poll(() => findCutOff(page)).toEqual([]);
};

test('a browser that cannot read the site says so, instead of waiting for ever', { tag: SPOKEN }, async ({
  page,
  site,
  language,
}) => {
  await makeOld(page, site);
  await page.goto(HomePage.path);
  await expect(page.getByRole('heading', { level: 1, name: WORDS[language].old })).toBeVisible();
  await expect(page.locator(SKELETON)).toHaveCount(0);
  await expect(page.getByText(WORDS[language].tip)).toBeHidden();
  expect(await barriersOn(page)).toEqual([]);
  await expectsToFit(page);
});

test.describe('on iOS 12.1', () => {
  test.use({ userAgent: IOS_12 });
  test('the tip for its version is there', { tag: SPOKEN }, async ({ page, site, language }) => {
    await makeOld(page, site);
    await page.goto(HomePage.path);
    await expect(page.getByText(WORDS[language].tip)).toBeVisible();
    await expectsToFit(page);
  });
});

test.describe('on iOS 10', () => {
  test.use({ userAgent: IOS_10 });
  test('the page stands 40 px lower', async ({ page, site }) => {
    await makeOld(page, site);
    await page.goto(HomePage.path);
    await expect(page.getByText(/On iOS 11 and lower/)).toBeVisible();
    await expect(page.locator('#root')).toHaveCSS('padding-top', '40px');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the document says what is missing, and no skeleton waits', { tag: SPOKEN }, async ({ page, language }) => {
    await page.goto(HomePage.path);
    await expect(page.getByRole('heading', { name: WORDS[language].off })).toBeVisible();
    await expect(page.locator(SKELETON)).toBeHidden();
  });
});

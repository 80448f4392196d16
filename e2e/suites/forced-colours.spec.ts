import type { Locator } from '@playwright/test';
import { seedsPlayer } from '../factories/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { BettingRecordPage } from '../pages/betting-record.page.ts';
import { HomePage } from '../pages/home.page.ts';
import { RegisterPage } from '../pages/register.page.ts';

test.use({ forcedColors: 'active' });

const groundOf = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor);

const hasEdge = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
    return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0 && borderTopColor !== backgroundColor;
  });

/** The system's own, by the names that the style sheet uses. */
const systemColour = (locator: Locator, name: string): Promise<string> =>
  locator.evaluate((_, colour) => {
    const probe = document.createElement('i');
    probe.style.backgroundColor = colour;
    document.body.append(probe);
    const read = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return read;
  }, name);

test('in the system’s few colours one sees what is chosen, and where a button ends', async ({
  page,
  pages,
  control,
  brand,
  signedInAs,
}) => {
  await signedInAs(await seedsPlayer(control, { brand }));
  await page.goto(HomePage.path);
  await expect(pages.home.hotGames.first()).toBeVisible();
  const chosen = await systemColour(page.locator('body'), 'Highlight');
  const tabs = page.getByRole('tab');
  expect(await groundOf(tabs.and(page.locator('[aria-selected="true"]')))).toBe(chosen);
  expect(await groundOf(tabs.and(page.locator('[aria-selected="false"]')).first())).not.toBe(chosen);
  const menu = page.getByRole('navigation').last();
  expect(await groundOf(menu.locator('[aria-current]'))).toBe(chosen);

  await page.goto(`${BettingRecordPage.path}?range=30d`);
  await expect(pages.record.bets.first()).toBeVisible();
  const chips = page.locator('[aria-pressed="true"]');
  expect(await groundOf(chips.first())).toBe(chosen);
  const unpressed = page.locator('[aria-pressed="false"]');
  expect(await groundOf(unpressed.first())).not.toBe(chosen);
  expect(await hasEdge(unpressed.first())).toBe(true);
});

test('the menu’s coin keeps its drawing on the page that it leads to', async ({
  page,
  pages,
  control,
  brand,
  signedInAs,
}) => {
  await signedInAs(await seedsPlayer(control, { brand }));
  await pages.deposit.open();
  const coin = page.getByRole('navigation').last().locator('[aria-current] > span:has(svg)');
  const drawing = await coin.locator('svg').evaluate((svg) => getComputedStyle(svg).color);
  expect(drawing).toBe(await systemColour(coin, 'HighlightText'));
  expect(await groundOf(coin)).toBe(await systemColour(coin, 'Highlight'));
});

test('a box shows a tick once it is ticked', async ({ page, pages }) => {
  await page.goto(RegisterPage.path);
  const line = page
    .locator('label')
    .filter({ has: page.getByRole('checkbox') })
    .first();
  await expect(line).toBeVisible();
  await expect(line.locator('svg')).toBeHidden();
  await pages.register.age.check();
  await expect(line.locator('svg')).toBeVisible();
});

import type { FrameLocator } from '@playwright/test';
import { barriersOn } from '../fixtures/accessibility.ts';
import { expect, SPOKEN } from '../fixtures/test.ts';
import { readGameWords } from '../fixtures/texts.ts';
import { test } from '../flows/slot-test.ts';

const playOnce = async (game: FrameLocator) => {
  await game.locator('#play').click();
  await expect(game.locator('[data-phase="resting"], [data-phase="idle"]')).toBeVisible();
};

test('a round is checked by the page, in a tab of its own, once its seeds have changed', { tag: SPOKEN }, async ({
  context,
  playSlot,
  language,
}) => {
  const { game, word } = await playSlot();
  await playOnce(game);
  await game.locator('#menu').click();
  const fairness = game.getByRole('region', { name: word('fairTitle') });
  await expect(fairness.getByText(word('notRevealed'))).toBeVisible();
  const factOf = (term: string) =>
    fairness
      .locator('dl > div')
      .filter({ hasText: word(term) })
      .locator('dd');
  const promised = await factOf('nextHash').textContent();

  const seed = fairness.getByLabel(word('nextSeed'));
  await seed.fill('not a seed');
  await fairness.getByRole('button', { name: word('changeSeeds') }).click();
  await expect(fairness.getByRole('status')).toHaveText(word('seedInvalid'));
  await expect(seed).toHaveValue('not a seed');
  await seed.fill('my-own-seed');
  await fairness.getByRole('button', { name: word('changeSeeds') }).click();
  await expect(fairness.getByRole('status')).toHaveText(word('changed'));
  await expect(factOf('ourHash')).toHaveText(promised ?? '');
  await expect(factOf('yourSeed')).toHaveText('my-own-seed');

  const [checker] = await Promise.all([context.waitForEvent('page'), fairness.getByRole('link').first().click()]);
  const words = await readGameWords(language, 'fair');
  await expect(checker.getByText(words('right'))).toBeVisible();
  await expect(checker.getByText(words('resultRight'))).toBeVisible();
  expect(await barriersOn(checker)).toEqual([]);

  const record = checker.getByLabel(words('record'));
  const told = await record.inputValue();
  await record.fill(told.replace(/"nonce": \d+/, '"nonce": 77'));
  await checker.getByRole('button', { name: words('checkNow') }).click();
  await expect(checker.getByText(words('wrong'))).toBeVisible();
  await expect(checker.getByText(words('resultWrong'))).toBeVisible();
  await record.fill('{');
  await checker.getByRole('button', { name: words('checkNow') }).click();
  await expect(checker.getByText(words('unreadable'))).toBeVisible();
  await expect(record).toHaveValue('{');
});

test('seeds that do not load are asked for again; the odds stay', async ({ page, playSlot }) => {
  const { game, word } = await playSlot();
  await page.route('**/wps/play/api/fair', (route) => route.fulfill({ status: 404, json: { success: false } }));
  await game.locator('#menu').click();
  await expect(game.getByText(word('fairFailed'))).toBeVisible();
  await expect(game.getByText(word('returnToPlayer'))).toBeVisible();
  await page.unroute('**/wps/play/api/fair');
  await game.getByRole('button', { name: word('retry') }).click();
  await expect(game.getByText(word('noRounds'))).toBeVisible();
});

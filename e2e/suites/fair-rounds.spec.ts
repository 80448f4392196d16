import type { FrameLocator } from '@playwright/test';
import { barriersOn } from '../fixtures/accessibility.ts';
import { expect, SPOKEN, WORDED } from '../fixtures/test.ts';
import { readGameWords } from '../fixtures/texts.ts';
import { ANY_SITE } from '../flows/game-answers.ts';
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

test('seeds that do not load are asked for again; the odds stay', { tag: WORDED }, async ({ page, playSlot }) => {
  const { game, word } = await playSlot();
  await page.route('**/wps/play/api/fair', (route) => route.fulfill({ status: 404, json: { success: false } }));
  await game.locator('#menu').click();
  await expect(game.getByText(word('fairFailed'))).toBeVisible();
  await expect(game.getByText(word('returnToPlayer'))).toBeVisible();
  await page.unroute('**/wps/play/api/fair');
  await game.getByRole('button', { name: word('retry') }).click();
  await expect(game.getByText(word('noRounds'))).toBeVisible();
});

test('seeds that were changed elsewhere are shown, and what was typed is kept', async ({ page, playSlot }) => {
  const { game, word } = await playSlot();
  await page.route('**/wps/play/api/fair', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    // As the platform answers it: for another hash it changes nothing.
    const postData = JSON.stringify({ ...route.request().postDataJSON(), seedHash: '0'.repeat(64) });
    return route.continue({ postData });
  });
  await game.locator('#menu').click();
  const fairness = game.getByRole('region', { name: word('fairTitle') });
  await fairness.getByLabel(word('nextSeed')).fill('mine');
  await fairness.getByRole('button', { name: word('changeSeeds') }).click();
  await expect(fairness.getByRole('status')).toHaveText(word('changedElsewhere'));
  await expect(fairness.getByLabel(word('nextSeed'))).toHaveValue('mine');
});

test('earlier rounds come page by page, and the focus goes to the first of them', { tag: WORDED }, async ({
  page,
  playSlot,
}) => {
  const { game, word } = await playSlot();
  const roundNo = (nonce: number) => ({
    betNo: `B-${nonce}`,
    gameName: 'Parol Nights',
    placedAt: '2026-11-28T09:00:00Z',
    stakeMinor: 500,
    payoutMinor: 0,
    nonce,
  });
  await page.route('**/wps/play/api/fair*', async (route) => {
    const isFirst = !route.request().url().includes('before=');
    const rounds = isFirst ? [roundNo(2), roundNo(1)] : [roundNo(0)];
    const seeds = { seedHash: 'a', clientSeed: 'b', rounds: 3, nextHash: 'c' };
    const json = { success: true, value: { seeds, rounds, ...(isFirst && { before: 7 }) } };
    await route.fulfill({ headers: ANY_SITE, json });
  });
  await game.locator('#menu').click();
  const rows = game.getByRole('region', { name: word('fairTitle') }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await game.getByRole('button', { name: word('earlierRounds') }).click();
  await expect(rows).toHaveCount(3);
  await expect(rows.last()).toBeFocused();
  await expect(game.getByRole('button', { name: word('earlierRounds') })).toBeHidden();
});

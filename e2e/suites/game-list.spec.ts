import { aMember } from '../factories/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

const ODD_NAMES = ['🎰🎲', "'; drop table games; --", '%_\\', 'بحث عن لعبة', 'x'.repeat(5000)];

test('what is shown of a category stands in its address, and is found again by it', async ({ page, pages }) => {
  const { gameList } = pages;
  await page.goto('/m/gameList?gameType=RNG');
  await gameList.chip('New').click();
  await gameList.vendors.getByRole('button', { name: 'Perlas' }).click();
  await expect(page).toHaveURL(/vassalage=PERLAS/);
  await page.reload();
  await expect(gameList.chip('Perlas')).toBeVisible();
  await expect(gameList.games.first()).toContainText('Perlas');
  await gameList.chip('Perlas').click();
  await expect(page).toHaveURL('/m/gameList?gameType=RNG&gameClassify=ALL');
});

test('a search for anything at all is calm', async ({ pages }) => {
  const { gameList } = pages;
  await gameList.open('RNG');
  await expect(gameList.games.first()).toBeVisible();
  for (const name of ODD_NAMES) {
    await gameList.searchFor(name);
    await expect(gameList.empty).toBeVisible();
    await gameList.searchFor('');
    await expect(gameList.games.first()).toBeVisible();
  }
});

test('every game is within reach of the keys, also those that are not rendered', async ({ page, pages }) => {
  const { gameList } = pages;
  await gameList.open('RNG');
  await gameList.gameAt(1).focus();
  await page.keyboard.press('Control+End');
  await expect(gameList.gameAt(26)).toBeFocused();
  // The next page comes as its end comes near.
  await expect(gameList.gameAt(28)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(gameList.gameAt(27)).toBeFocused();
});

test('who comes back from a game finds its tile where it was', async ({ page, pages, control, signedInAs }) => {
  const { gameList } = pages;
  await signedInAs(await aMember(control));
  await gameList.open('RNG');
  await gameList.gameAt(1).focus();
  await page.keyboard.press('Control+End');
  await expect(gameList.gameAt(27)).toBeAttached();
  await gameList.gameAt(26).click();
  await expect(page).toHaveURL(/launchGame/);
  await page.goBack();
  await expect(gameList.gameAt(26)).toBeInViewport();
});

import { launchGame } from '@shared-kernel/contracts/browse/play';
import { aMember } from '../factories/accounts.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { readGameWords } from '../fixtures/texts.ts';
import { gameFrame } from '../flows/game-frame.ts';
import { HomePage } from '../pages/home.page.ts';

const VENDOR_GAME = 'Dragon Ember';
const VENDOR_HOST = /^vendor\.localhost:/;

test('a vendor’s tile opens the vendor’s page; its round is in the bar’s balance and in the record', {
  tag: SPOKEN,
}, async ({ page, pages, control, language, money, signedInAs }) => {
  await signedInAs(await aMember(control, { balanceMinor: 100_000 }));
  await page.goto(`${HomePage.path}?category=RNG`);
  await pages.home.playGame('RNG', VENDOR_GAME);
  const { game, balance, clock } = pages.launcher;
  await game.locator('[data-phase="idle"]').waitFor();
  const { host, hash } = new URL(gameFrame(page).url());
  expect(host).toMatch(VENDOR_HOST);
  expect(hash, 'the ticket is taken out of the address').toBe('');
  await expect(clock).toBeVisible();
  await expect(balance).toContainText('₱1,000.00');

  const word = await readGameWords(language, 'cascade');
  await expect(game.locator('#balance')).toHaveText('₱1,000.00');
  const answered = page.waitForResponse('**/wps/play/api/round');
  await game.getByRole('button', { name: word('spin'), exact: true }).click();
  const { value } = (await (await answered).json()) as { readonly value: { readonly balanceMinor: number } };
  const after = money(value.balanceMinor);
  await expect(game.locator('#balance')).toHaveText(after);
  await expect(balance).toContainText(after);

  await pages.record.open();
  await expect(pages.record.betsOn(VENDOR_GAME)).toHaveCount(1);
  await expect(pages.record.betsOn(VENDOR_GAME)).toContainText('₱5.00');
});

test('a frame that is loaded again gets another launch', async ({ page, pages, control, signedInAs }) => {
  await signedInAs(await aMember(control));
  await page.goto(`${HomePage.path}?category=RNG`);
  await pages.home.playGame('RNG', VENDOR_GAME);
  const { game } = pages.launcher;
  await game.locator('[data-phase="idle"]').waitFor();
  const launched = page.waitForResponse(`**${launchGame.path}`);
  const opened = page.waitForResponse('**/wps/play/api/open');
  await gameFrame(page).evaluate(() => location.reload());
  expect((await launched).ok()).toBe(true);
  expect((await opened).ok()).toBe(true);
  await game.locator('[data-phase="idle"]').waitFor();
  await expect(game.locator('#play')).toBeEnabled();
});

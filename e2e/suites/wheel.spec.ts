import { expect, SPOKEN, WORDED } from '../fixtures/test.ts';
import { ROUND } from '../flows/game-answers.ts';
import { testInReach } from '../flows/game-screen.ts';
import { answerWithTimesFour } from '../flows/slot-answers.ts';
import { test } from '../flows/slot-test.ts';

const READY = '[data-phase="idle"]';
/** Of the second segment, by the turning of the wheel. */
const ON_SECOND = 'transform: rotate(-7.2deg);';

/** What a text says after the values that depend on the game's dress. */
const afterNames = (text: string): string => text.slice(text.lastIndexOf('}') + 1).replaceAll('*', '');

test.use({ slot: 'wheel' });

test('chips are laid, taken back and laid again; what they are in all is in sight and said', { tag: SPOKEN }, async ({
  page,
  playSlot,
}) => {
  const { game, word } = await playSlot();
  await answerWithTimesFour(page, 0);
  const [said, total] = [game.getByRole('status'), game.locator('#total')];
  const fields = game.getByRole('group', { name: word('kinds') }).getByRole('button');
  await expect(fields).toHaveCount(6);
  await game.locator('#play').click();
  await expect(said).toHaveText(word('sayNoChips'));

  await fields.last().click();
  await fields.last().click();
  await fields.first().press('Enter');
  await expect(total).toHaveText('₱15.00');
  await expect(said).toContainText(afterNames(word('sayLaid', { count: 1, total: '₱15.00' })));
  await expect(fields.last()).toHaveAccessibleName(/×2.+24.+50.+2, ₱10\.00/);
  await game.getByRole('button', { name: word('undo') }).click();
  await expect(total).toHaveText('₱10.00');
  await game.getByRole('button', { name: word('raiseBet') }).click();
  await expect(total).toHaveText('₱20.00');

  await game.locator('#play').click();
  await expect(game.locator('#won')).toContainText('×4');
  await expect(game.locator('#won')).toHaveAttribute('data-tone', 'quiet');
  await expect(said).toContainText('×4');
  await expect(game.locator(READY)).toBeVisible();
  await expect(total).toHaveText('₱0.00');
  await game.getByRole('button', { name: word('repeat') }).click();
  await expect(total).toHaveText('₱20.00');
  await game.getByRole('button', { name: word('clear') }).click();
  await expect(total).toHaveText('₱0.00');
});

test('a round is staked and settled with its chips, whatever the wheel says', async ({ page, playSlot }) => {
  const { game } = await playSlot();
  const asked = page.waitForRequest(ROUND);
  for (const field of await game.locator('.kind').all()) await field.click();
  await game.locator('#play').click();
  expect((await asked).postDataJSON()).toMatchObject({
    stake: 500,
    choice: { first: 1, second: 1, third: 1, fourth: 1, fifth: 1, sixth: 1 },
  });
  await expect(game.locator(READY)).toBeVisible();
  // Every kind has a chip: something is always paid.
  await expect(game.locator('#won b')).toHaveText(/^₱(10|20|40|60|80|240)\.00$/);
});

test('a kind that pays back less than all chips is a return, not a win', { tag: WORDED }, async ({
  page,
  playSlot,
}) => {
  const { game, word } = await playSlot();
  await answerWithTimesFour(page, 1000);
  await game.locator('.kind').nth(4).click();
  await game.locator('.kind').first().click();
  await game.locator('#play').click();
  await expect(game.locator('#won')).toContainText(afterNames(word('returned', { amount: '₱10.00' })));
  await expect(game.locator('#won')).toHaveAttribute('data-tone', 'quiet');
  await expect(game.locator('#dome')).toHaveAttribute('data-lit', 'quiet');
});

test('more chips than the balance covers are offered at a value that it covers', { tag: WORDED }, async ({
  playSlot,
}) => {
  const { game, word } = await playSlot({ balanceMinor: 700 });
  for (const at of [0, 1, 2]) await game.locator('.kind').nth(at).click();
  await game.locator('#play').click();
  await game.getByRole('button', { name: word('betInstead', { bet: '₱6.00' }) }).click();
  await expect(game.locator('#total')).toHaveText('₱6.00');
  await expect(game.locator('#ways-out')).toBeHidden();
});

test('without motion the wheel stands on its result at once', { tag: WORDED }, async ({ page, playSlot }) => {
  const { game, word } = await playSlot();
  await answerWithTimesFour(page, 2000);
  await game.locator('.kind').nth(4).click();
  await game.locator('#play').click();
  await expect(game.locator('#won')).toContainText(afterNames(word('win', { amount: '₱20.00' })));
  await expect(game.locator('#wheel')).toHaveAttribute('style', ON_SECOND);
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the wheel turns, slows down and can be skipped to its result', { tag: WORDED }, async ({ page, playSlot }) => {
    const { game, word } = await playSlot();
    await answerWithTimesFour(page, 0);
    await game.locator('.kind').first().click();
    await game.locator('#play').click();
    await expect(game.locator('.kind').first()).toHaveAttribute('aria-disabled', 'true');
    await game.getByRole('button', { name: word('skip') }).click();
    await expect(game.locator(READY)).toBeVisible();
    await expect(game.locator('#wheel')).toHaveAttribute('style', ON_SECOND);
    await expect(game.locator('.kind').first()).toHaveAttribute('aria-disabled', 'false');
  });
});

testInReach((game) => game.locator('.kind').first().click());

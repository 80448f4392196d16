import type { FrameLocator } from '@playwright/test';
import { expect, SPOKEN, WORDED } from '../fixtures/test.ts';
import { answerWithCatches, refuseByLimit, watchBatches } from '../flows/fish-answers.ts';
import { isRound, ROUND } from '../flows/game-answers.ts';
import { answerBusy, disturbRounds, holdAnswers, loseAnswer, openSlot } from '../flows/game-frame.ts';
import { testInReach } from '../flows/game-screen.ts';
import { holdRounds } from '../flows/slot-answers.ts';
import { test } from '../flows/slot-test.ts';
import { createPages } from '../pages/pages.ts';

const READY = '[data-phase="idle"]';
/** As many shots as may wait for an answer: two batches. */
const MOST_WAITING = 20;

/** So many shots at one moment, however slow the machine is. */
const fire = (game: FrameLocator, times = 1): Promise<void> =>
  game.locator('#play').evaluate((button: HTMLElement, count) => {
    for (let shot = 0; shot < count; shot += 1) button.click();
  }, times);

test.use({ slot: 'fish' });

test('shots are fired, told, settled in one batch and found in the record', { tag: SPOKEN }, async ({
  page,
  pages,
  playSlot,
}) => {
  const { game } = await playSlot();
  const sent = watchBatches(page);
  const { asked, letGo } = await holdRounds(page);
  await fire(game, 3);
  await expect(game.locator('#balance')).toHaveText('₱985.00');
  await expect.poll(() => asked.length).toBe(1);
  expect(sent).toMatchObject([{ stake: 500, choice: ['x2', 'x2', 'x2'] }]);
  letGo();
  const told = game.getByRole('status').filter({ hasText: /^3 / });
  await expect(told).toContainText('₱15.00');
  await expect(told).toContainText((await game.locator('#balance').textContent()) ?? '-');

  await pages.launcher.leave();
  await pages.record.open();
  await expect(pages.record.bets).toHaveCount(1);
  await expect(pages.record.betsOn('Koi Emperor')).toContainText('15.00');
});

test('arrow keys choose what the space bar fires at; a tap fires at the fish under it', { tag: WORDED }, async ({
  page,
  playSlot,
}) => {
  const { game, word } = await playSlot();
  const sent = watchBatches(page);
  const { letGo } = await holdRounds(page);
  const balance = game.locator('#balance');
  const aim = game.getByRole('radiogroup', { name: word('aim') });
  await expect(aim.getByRole('radio')).toHaveCount(10);
  await aim.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(aim.getByRole('radio', { name: /×3$/ })).toBeChecked();
  await page.keyboard.press('Space');
  const sea = game.getByRole('img', { name: word('sea') });
  const { width = 0, height = 0 } = (await sea.boundingBox()) ?? {};
  // Without motion ×5 is the third of five in the upper row.
  await sea.click({ position: { x: width / 2, y: height * 0.31 } });
  await expect(balance).toHaveText('₱990.00');

  await sea.click({ position: { x: 2, y: height - 2 } });
  await expect(game.locator('#won')).toHaveText(word('invitation'));
  await expect(balance).toHaveText('₱990.00');
  letGo();
  await expect.poll(() => sent.flatMap(({ choice }) => choice)).toEqual(['x3', 'x5']);
});

test('more than was staked is a win, less is a return', { tag: WORDED }, async ({ page, playSlot }) => {
  const { game, word } = await playSlot();
  await answerWithCatches(page, ['x2']);
  await fire(game);
  const win = word('win', { caught: 1, shots: 1, amount: '₱10.00' }).replaceAll('*', '');
  await expect(game.locator('#won')).toHaveText(win);
  await expect(game.locator('#won')).toHaveAttribute('data-tone', 'loud');

  // Shots gather in a batch for a moment only, however slow the machine is.
  await game.locator('body').evaluate((body) => {
    const press = (selector: string) => [...body.querySelectorAll<HTMLElement>(selector)].at(-1)?.click();
    press('#play');
    press('#aim input');
    press('#play');
    press('#play');
  });
  const returned = word('returned', { caught: 1, shots: 3, amount: '₱10.00' }).replaceAll('*', '');
  await expect(game.locator('#won')).toHaveText(returned);
  await expect(game.locator('#won')).toHaveAttribute('data-tone', 'quiet');
});

test('a line that is cut in the middle of a batch loses nothing: it is sent again with its key, and settles once', {
  tag: WORDED,
}, async ({ page, pages, playSlot }) => {
  const { game, word } = await playSlot();
  const { keys } = await disturbRounds(page, [loseAnswer, loseAnswer]);
  await fire(game, 2);
  await expect(game.getByText(word('reconnecting')).first()).toBeVisible();
  // What was fired but not sent goes after it, as a batch of its own.
  await fire(game);
  await expect.poll(() => keys.length).toBe(4);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
  await expect(game.getByRole('status').filter({ hasText: /^1 / })).toBeVisible();

  await pages.launcher.leave();
  await pages.record.open();
  await expect(pages.record.bets).toHaveCount(2);
});

test('a batch without an answer is left to the player, who fires no more until it has gone', {
  tag: WORDED,
}, async ({ page, playSlot }) => {
  const { game, word } = await playSlot();
  const { keys } = await disturbRounds(page, [answerBusy(429, 'rate.limited', 42)]);
  await fire(game, 2);
  await expect(game.getByRole('heading', { name: word('busyTitle') })).toBeVisible();
  await expect(game.getByRole('alert')).toContainText(
    word('busyText', { shots: 2, amount: '₱10.00', unsent: 0, seconds: 42 }),
  );
  await expect(game.locator('#play')).toHaveAttribute('aria-disabled', 'true');
  await expect(game.locator('#balance')).toHaveText('₱990.00');
  await game.getByRole('button', { name: word('retry') }).click();
  await expect(game.locator(READY)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('without a line firing ends at a bound, and all that was fired goes when it is back', async ({
  page,
  context,
  playSlot,
}) => {
  const { game } = await playSlot();
  const sent = watchBatches(page);
  await context.setOffline(true);
  await fire(game, MOST_WAITING);
  await expect(game.locator('[data-phase="waiting"]')).toBeVisible();
  await expect(game.locator('#balance')).toHaveText('₱900.00');
  await expect(game.locator('#play')).toHaveAttribute('aria-disabled', 'true');
  await context.setOffline(false);
  await expect(game.locator(READY)).toBeVisible();
  await expect.poll(() => new Set(sent.map((batch) => JSON.stringify(batch))).size).toBe(2);
});

test('a batch that a limit refuses is given back whole, says why, and the game goes on', { tag: WORDED }, async ({
  page,
  playSlot,
}) => {
  const { game, word } = await playSlot();
  const { keys } = await disturbRounds(page, [refuseByLimit]);
  await fire(game, 5);
  await expect(game.getByRole('heading', { name: word('limitTitle') })).toBeVisible();
  await expect(game.getByRole('alert')).toContainText('₱20.00');
  await expect(game.locator('#balance')).toHaveText('₱1,000.00');
  await expect(game.locator('#won')).toHaveText(word('givenBack'));
  // The notice asks for a look at the limits; the game behind it fires on.
  await fire(game);
  await expect.poll(() => keys.length).toBeGreaterThan(1);
});

test('a batch whose answer is lost before the game ends is not said to be given back', async ({ page, playSlot }) => {
  const { game, word } = await playSlot();
  await disturbRounds(page, [loseAnswer, answerBusy(503, 'platform.maintenance', 3600)]);
  await fire(game, 2);
  await expect(game.getByRole('heading', { name: word('maintenanceTitle') })).toBeVisible();
  await expect(game.locator('#won')).not.toHaveText(word('givenBack'));
  await expect(game.locator('#balance')).toHaveText('₱990.00');
});

test('an empty purse fires nothing, and is offered a level that it covers', { tag: WORDED }, async ({
  page,
  playSlot,
}) => {
  const { game, word } = await playSlot({ balanceMinor: 700 });
  await holdRounds(page);
  await fire(game, 2);
  await expect(game.locator('#balance')).toHaveText('₱2.00');
  await game.getByRole('button', { name: word('betInstead', { bet: '₱2.00' }) }).click();
  await expect(game.locator('#bet')).toHaveText('₱2.00');
  await fire(game);
  await expect(game.locator('#balance')).toHaveText('₱0.00');
  await fire(game);
  await expect(game.getByText(word('insufficientForAll')).first()).toBeVisible();
  await expect(game.getByRole('button', { name: word('deposit') })).toBeVisible();
});

test('loaded again in the middle of a batch: what was sent is in the record once, what was not staked nothing', async ({
  page,
  pages,
  playSlot,
}) => {
  const { game, frame } = await playSlot();
  const played = await holdAnswers(page);
  await fire(game, 2);
  await expect.poll(() => played.length).toBe(1);
  await fire(game, 3);
  await expect(game.locator('#balance')).toHaveText('₱975.00');
  const launched = page.waitForResponse('**/wps/game/launchGame');
  await frame.evaluate(() => location.reload());
  await launched;
  await expect(game.locator(READY)).toBeVisible();
  await pages.launcher.leave();
  await pages.record.open();
  await expect(pages.record.bets).toHaveCount(1);
  await expect(pages.record.betsOn('Koi Emperor')).toContainText('10.00');
});

test('two tabs shoot at once, and each shows the balance that both left', async ({ page, context, t, playSlot }) => {
  const { game } = await playSlot();
  const answers: Promise<{ value: { stakeMinor: number; payoutMinor: number; balanceMinor: number } }>[] = [];
  context.on('response', (response) => {
    if (isRound(response.request())) answers.push(response.json());
  });
  const other = await context.newPage();
  const pages = createPages(other, t);
  await openSlot(other, pages, 'fish');
  await fire(game, 2);
  await fire(pages.launcher.game, 2);
  await expect(game.getByRole('status').filter({ hasText: /^2 / })).toBeVisible();
  await expect(pages.launcher.game.getByRole('status').filter({ hasText: /^2 / })).toBeVisible();
  const answer = page.waitForResponse(ROUND);
  await fire(game);
  const { value } = await (await answer).json();
  const changes = (await Promise.all(answers)).map(({ value }) => value.payoutMinor - value.stakeMinor);
  expect(changes).toHaveLength(3);
  expect(value.balanceMinor).toBe(changes.reduce((sum, change) => sum + change, 100_000));
  const shown = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(value.balanceMinor / 100);
  await expect(game.locator('#balance')).toHaveText(`₱${shown}`);
});

testInReach(async () => undefined, { controls: 'button, .kind, canvas' });

import { START_BALANCE_MINOR } from '../factories/accounts.ts';
import { IS_WHOLE, someOf } from '../fixtures/extent.ts';
import { expect, WORDED } from '../fixtures/test.ts';
import { EVERY_SLOT, openSlot } from '../flows/game-frame.ts';
import {
  answerWithCascades,
  answerWithFreeSpins,
  answerWithReturn,
  cascadeSaid,
  holdRounds,
  openWithShortestRound,
} from '../flows/slot-answers.ts';
import { readPaysAtEveryBet } from '../flows/slot-pays.ts';
import { test } from '../flows/slot-test.ts';

const SMALLEST_PHONE = { width: 320, height: 640 };
const PHONE_ON_ITS_SIDE = { width: 844, height: 390 };
/** Nobody waits that long in a test. */
const AN_HOUR_MS = 3_600_000;
/** More than anybody watches: the feature goes on until it is skipped. */
const ENDLESS_SPINS = 5000;

/** The page and its kit are shared: what holds at one slot does at the other. */
const SLOTS = IS_WHOLE ? EVERY_SLOT : (['slot'] as const);

for (const slot of SLOTS)
  test.describe(slot, () => {
    test.use({ slot });

    test.describe('a bet above the balance', { tag: WORDED }, () => {
      test('is lowered with one tap to the highest that the balance covers', async ({ playSlot }) => {
        const { game, word } = await playSlot({ balanceMinor: 300 });
        await game.locator('#play').click();
        await expect(game.getByText(word('insufficient')).first()).toBeVisible();
        await game.getByRole('button', { name: word('betInstead', { bet: '₱2.00' }) }).click();
        await expect(game.locator('#bet')).toHaveText('₱2.00');
        await expect(game.locator('#ways-out')).toBeHidden();
      });

      test('is spoken of no longer once the bet is another one, and a deposit is a tap away', async ({
        page,
        playSlot,
      }) => {
        const { game, word } = await playSlot({ balanceMinor: 300 });
        await game.locator('#play').click();
        await expect(game.locator('#ways-out')).toBeVisible();
        await game.getByRole('button', { name: word('lowerBet') }).click();
        await expect(game.locator('#ways-out')).toBeHidden();
        await game.getByRole('button', { name: word('raiseBet') }).click();
        await game.locator('#play').click();
        await game.getByRole('button', { name: word('deposit') }).click();
        await expect(page).toHaveURL(/\/m\/voucherCenter/);
      });
    });

    test('Back closes the game’s own sheet, and the next Back leaves the game', async ({ page, playSlot }) => {
      const { game } = await playSlot();
      const played = page.url();
      await game.locator('#menu').click();
      await expect(game.locator('#sheet')).toBeVisible();
      const steps = () => page.evaluate(() => history.state?.overlays ?? 0);
      await expect.poll(steps).toBe(1);
      await page.goBack();
      await expect(game.locator('#sheet')).toBeHidden();
      await expect(game.locator('#play')).toBeVisible();
      expect(page.url()).toBe(played);
      // Closed by its own button it leaves no step behind.
      await game.locator('#menu').click();
      await game.locator('#sheet-close').click();
      await expect(game.locator('#sheet')).toBeHidden();
      await expect.poll(steps).toBe(0);
      await page.goBack();
      await expect(page).not.toHaveURL(played);
    });

    test('while a round goes on the bar shows the balance that the game shows', async ({
      page,
      pages,
      money,
      playSlot,
    }) => {
      const { game } = await playSlot();
      const { asked, letGo } = await holdRounds(page);
      const { balance } = pages.launcher;
      const staked = money(START_BALANCE_MINOR - 500);
      await game.locator('#play').click();
      await expect(game.locator('#balance')).toHaveText(staked);
      await expect(balance).toContainText(staked);
      expect(asked).toHaveLength(1);
      letGo();
      await expect(game.locator('[data-phase="idle"]')).toBeVisible();
      await expect(balance).toContainText((await game.locator('#balance').textContent()) ?? '');
    });

    test('who hides the balance finds it hidden in the game too', async ({ playSlot }) => {
      const { game } = await playSlot({ isBalanceHidden: true });
      await expect(game.locator('#balance')).toHaveText('******');
      await game.locator('#play').click();
      await expect(game.getByRole('status')).toContainText(/Balance hidden/);
      await expect(game.locator('#balance')).toHaveText('******');
    });

    test('sound is turned on in the desk, and stays on at the next launch', { tag: WORDED }, async ({
      page,
      pages,
      playSlot,
      slot,
    }) => {
      const { game, word } = await playSlot();
      const speaker = game.getByRole('button', { name: word('sound'), exact: true });
      await expect(speaker).toHaveAttribute('aria-pressed', 'false');
      await speaker.click();
      await expect(speaker).toHaveAttribute('aria-pressed', 'true');
      await pages.launcher.leave();
      await openSlot(page, pages, slot);
      await expect(speaker).toHaveAttribute('aria-pressed', 'true');
    });

    test('until the operator’s shortest round is over the bet changes and nothing spins', async ({
      page,
      playSlot,
    }) => {
      const asked = await openWithShortestRound(page, AN_HOUR_MS);
      const { game } = await playSlot();
      await expect(game.locator('#turbo')).toBeHidden();
      const spin = game.locator('#play');
      await spin.click();
      await expect(game.locator('[data-phase="resting"]')).toBeVisible();
      await expect(spin).toHaveAttribute('aria-disabled', 'true');
      await spin.click({ force: true });
      await game.locator('#bet-lower').click();
      await expect(game.locator('#bet')).toHaveText('₱2.00');
      await expect(game.locator('[data-phase="resting"]')).toBeVisible();
      expect(asked).toHaveLength(1);
    });

    test('what it pays can be read on the smallest phone at every bet, without scrolling sideways', {
      tag: WORDED,
    }, async ({ page, playSlot }) => {
      await page.setViewportSize(SMALLEST_PHONE);
      const { frame } = await playSlot();
      const read = await frame.evaluate(readPaysAtEveryBet);
      expect(read.map(({ bet }) => bet)).toHaveLength(11);
      expect(read.filter(({ faults }) => faults.length > 0)).toEqual([]);
    });

    test('a round that pays less than its bet is a return, not a win', {
      tag: WORDED,
    }, async ({ page, playSlot }) => {
      const { game, word } = await playSlot();
      await answerWithReturn(page, slot, 40);
      await game.locator('#play').click();
      await expect(game.locator('[data-phase="idle"]')).toBeVisible();
      await expect(game.locator('#won')).toHaveText(word('returned', { amount: '₱0.40' }).replaceAll('*', ''));
      await expect(game.locator('#won')).toHaveAttribute('data-tone', 'quiet');
      await expect(game.getByRole('status')).toContainText(
        word('sayReturned', { amount: '₱0.40', balance: '₱1,000.00' }),
      );
    });

    for (const balanceMinor of someOf('slot', [12_345_678, 1_234_567_890, 123_456_789_012])) {
      test(`a balance of ${balanceMinor} centavos and the bet stand apart on the smallest phone`, async ({
        page,
        playSlot,
      }) => {
        await page.setViewportSize(SMALLEST_PHONE);
        const { frame } = await playSlot({ balanceMinor });
        const faults = await frame.evaluate(() => {
          const textBox = (id: string) => {
            const range = document.createRange();
            range.selectNodeContents(document.getElementById(id) ?? document.body);
            return range.getBoundingClientRect();
          };
          const [balance, bet] = [textBox('balance'), textBox('bet')];
          const isOver = balance.right > bet.left && balance.bottom > bet.top && balance.top < bet.bottom;
          const spin = document.getElementById('play')?.getBoundingClientRect();
          return [
            ...(isOver ? ['the balance lies over the bet'] : []),
            ...(balance.right > innerWidth ? ['the balance leaves the screen'] : []),
            ...(spin === undefined || spin.bottom > innerHeight ? ['the spin button leaves the screen'] : []),
          ];
        });
        expect(faults).toEqual([]);
      });
    }

    test('on a phone on its side the game has the whole width', { tag: WORDED }, async ({ page, playSlot }) => {
      await page.setViewportSize(PHONE_ON_ITS_SIDE);
      const { frame } = await playSlot();
      const place = await page.locator('iframe[title]').boundingBox();
      expect(place?.width).toBe(PHONE_ON_ITS_SIDE.width);
      const symbol = await frame.evaluate(
        () => document.querySelector('.cell img')?.getBoundingClientRect().height ?? 0,
      );
      expect(symbol).toBeGreaterThan(44);
    });
  });

test('what starts the free spins is said; they have a night of their own, and nothing won is said quietly', {
  tag: WORDED,
}, async ({ page, playSlot }) => {
  const { game, word } = await playSlot();
  const rule = word('featureRule', { count: 3, spins: 8 }).replaceAll('*', '');
  const [before = '', after = ''] = rule.split('{symbol}');
  await expect(game.locator('#feature')).toHaveText(new RegExp(`^${before}.+${after}$`));
  await expect(game.locator('#meter')).toBeHidden();
  await expect(game.locator('.night')).toHaveCSS('opacity', '0');

  await answerWithFreeSpins(page, ENDLESS_SPINS);
  await game.locator('#play').click();
  await expect(game.locator('[data-phase="free-spins"]')).toBeVisible();
  await expect(game.locator('.night')).toHaveCSS('opacity', '1');
  await expect(game.locator('#won')).toContainText('₱0.00');
  await expect(game.locator('#won')).toHaveAttribute('data-tone', 'quiet');
  await expect(game.locator('#meter')).toBeVisible();
  await game.getByRole('button', { name: word('skip') }).click();
  await expect(game.locator('[data-phase="idle"]')).toBeVisible();
});

test.describe('cascades', () => {
  test.use({ slot: 'cascade' });

  test('are told one by one, and light up in gold once they have won back the bet', {
    tag: WORDED,
  }, async ({ page, playSlot }) => {
    const { game, word } = await playSlot();
    await answerWithCascades(page);
    await game.locator('#play').click();
    const said = game.getByRole('status');
    const lit = game.locator('#ladder [data-lit]');
    await expect(said).toHaveText(new RegExp(cascadeSaid(word, { cascade: 1, amount: '₱3.00', multiplier: 1 })));
    await expect(game.locator('#won')).toHaveAttribute('data-tone', 'quiet');
    await expect(lit).toHaveText('×1');
    await expect(game.locator('#board [data-win]')).toHaveCount(8);
    await expect(said).toHaveText(new RegExp(cascadeSaid(word, { cascade: 2, amount: '₱3.00', multiplier: 2 })));
    await expect(game.locator('#won')).toHaveAttribute('data-tone', 'loud');
    await expect(lit).toHaveText('×2');
    await game.getByRole('button', { name: word('skip') }).click();
    await expect(game.locator('[data-phase="idle"]')).toBeVisible();
    await expect(game.locator('#won')).toHaveText(word('win', { amount: '₱9.00' }).replaceAll('*', ''));
  });
});

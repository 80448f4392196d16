import type { FrameLocator, Page } from '@playwright/test';
import { aMember } from '../factories/accounts.ts';
import type { Control } from '../fixtures/control.ts';
import { someOf } from '../fixtures/extent.ts';
import { rememberPopups } from '../fixtures/popups.ts';
import { expect, SPOKEN, WORDED } from '../fixtures/test.ts';
import { createTexts, readGameWords } from '../fixtures/texts.ts';
import { loseAnswer, openSlot } from '../flows/game-frame.ts';
import { expectInReach, GAME_SIZES, listenTo } from '../flows/game-screen.ts';
import { test } from '../flows/slot-test.ts';
import { createPages } from '../pages/pages.ts';

/** The rooms of Silver Pusoy, and of VIP Poker, with what a seat costs. */
const ROOMS = {
  EN: { code: 'salakot-1', stake: 100, title: 'Silver Pusoy' },
  TY: { code: 'barya-2', stake: 20, title: 'VIP Poker' },
} as const;
const PLAY = '**/wps/play/api/cards/play';
const MINE = '#hint[aria-disabled="false"]';
const OVER = '#game[data-phase="idle"]';
const pesos = (amount: number): string =>
  `₱${amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

const takeSeat = async (game: FrameLocator): Promise<void> => {
  await game.locator('#play[aria-disabled="false"]').click();
  await game.locator('#game[data-phase="waiting"]').waitFor();
};

const cardsOf = (game: FrameLocator): Promise<string[]> =>
  game.locator('.card').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? '').toSorted());

/** What the house would play, in the player's turn; nothing once the round is over. */
const playAdvice = async (page: Page, game: FrameLocator): Promise<void> => {
  await game.locator(`${OVER}, ${MINE}`).first().waitFor();
  if ((await game.locator(OVER).count()) > 0) return;
  await game.locator(MINE).click();
  const answered = page.waitForResponse(PLAY);
  const chosen = await game.locator('.card[aria-pressed="true"]').count();
  await game.locator(chosen > 0 ? '#play' : '#pass').click();
  await answered;
};

/** To the end of the round, whoever wins it: the clock plays for whose turn it is. */
const playOut = (control: Control, code: string, game: FrameLocator): Promise<void> =>
  expect
    .poll(
      async () => {
        await control.hurryRoom(code);
        return game.locator(OVER).count();
      },
      { intervals: [50], timeout: 45_000 },
    )
    .toBe(1);

// They share a room.
test.describe.configure({ mode: 'serial' });
test.use({ slot: 'pusoy' });

test('from the tile to a seat, a hand, the end and the record', { tag: SPOKEN }, async ({
  page,
  pages,
  playSlot,
  control,
  language,
}) => {
  const { code, stake, title } = ROOMS[language];
  const { game, word } = await playSlot({ balanceMinor: 1_000_000 });
  await expect(game.locator('#won')).toHaveText(word('invitation', { stake: pesos(stake) }));
  await takeSeat(game);
  await expect(game.locator('#balance')).toHaveText(pesos(10_000 - stake));
  await expect(game.locator('#pot')).toHaveText(word('practice'));
  await control.hurryRoom(code);
  await expect(game.locator('.card')).toHaveCount(13);
  await expect(game.locator('.seat')).toHaveCount(3);
  await expect(game.locator('.house').first()).toHaveText(word('ofHouse'));
  await expect(game.getByRole('status')).not.toHaveText('');
  for (const _turn of [1, 2, 3]) await playAdvice(page, game);
  await playOut(control, code, game);
  // No other member sits there: it was for practice.
  await expect(game.locator('#balance')).toHaveText(pesos(10_000));
  await expect(game.locator('#won')).toContainText(pesos(stake));
  await expect(game.locator('#won')).toHaveAttribute('data-tone', 'quiet');
  await pages.record.open();
  await expect(page.getByText(title).first()).toBeVisible();
});

test('a round that is over is checked by the page, with every move', { tag: WORDED }, async ({
  context,
  playSlot,
  control,
  language,
}) => {
  const { code } = ROOMS[language];
  const { game, word } = await playSlot({ balanceMinor: 1_000_000 });
  await takeSeat(game);
  await control.hurryRoom(code);
  await game.locator(MINE).waitFor();
  await playOut(control, code, game);
  await expect(game.locator('#won')).not.toHaveText(word('settling'));
  await game.locator('#menu').click();
  const fairness = game.getByRole('region', { name: word('fairTitle') });
  const [checker] = await Promise.all([context.waitForEvent('page'), fairness.getByRole('link').first().click()]);
  const words = await readGameWords(language, 'fair');
  await expect(checker.getByText(words('right'))).toBeVisible();
  await expect(checker.getByText(words('resultRight'))).toBeVisible();
});

test('a seat is given up before the cards are dealt, and its stake is back', { tag: WORDED }, async ({ playSlot }) => {
  const { game, word } = await playSlot({ balanceMinor: 1_000_000 });
  await takeSeat(game);
  await game.getByRole('button', { name: word('leave') }).click();
  await expect(game.locator('#balance')).toHaveText('₱10,000.00');
  await expect(game.locator('#game')).toHaveAttribute('data-phase', 'idle');
});

test('two members at one table see each other’s plays', async ({
  browser,
  page,
  brand,
  playSlot,
  control,
  signedInAs,
}) => {
  const { game, word } = await playSlot({ balanceMinor: 1_000_000 });
  const context = await browser.newContext();
  const second = await context.newPage();
  await rememberPopups(second, brand, 'EN');
  await signedInAs(await aMember(control, { balanceMinor: 1_000_000 }), { page: second });
  const secondPages = createPages(second, createTexts('EN'));
  await openSlot(second, secondPages, 'pusoy');
  const other = secondPages.launcher.game;
  await takeSeat(game);
  await takeSeat(other);
  await expect(game.locator('.seat-card')).toHaveCount(1);
  await control.hurryRoom(ROOMS.EN.code);
  await expect(game.locator('.card')).toHaveCount(13);
  await expect(other.locator('.card')).toHaveCount(13);
  await expect(game.locator('.house')).toHaveCount(2);
  const [mine, theirs] = [await cardsOf(game), await cardsOf(other)];
  expect(mine.filter((card) => theirs.includes(card))).toEqual([]);
  const turns = [
    { at: page, of: game },
    { at: second, of: other },
  ];
  await expect.poll(async () => (await game.locator(MINE).count()) + (await other.locator(MINE).count())).toBe(1);
  for (const each of [game, other]) await expect(each.locator('#pot')).toHaveText(word('pot', { amount: '₱190.00' }));
  for (const { at, of } of turns) if ((await of.locator(MINE).count()) > 0) await playAdvice(at, of);
  await playOut(control, ROOMS.EN.code, game);
  await expect(other.locator('#game')).toHaveAttribute('data-phase', 'idle');
  for (const each of [game, other]) await expect(each.locator('#won')).not.toHaveText(word('settling'));
  // The one has what the other staked, less the commission; or a seat of the house was first, and both have theirs.
  const balances = await Promise.all([game, other].map((each) => each.locator('#balance').textContent()));
  const ends = [
    ['₱9,900.00', '₱10,090.00'],
    ['₱10,000.00', '₱10,000.00'],
  ];
  expect(ends).toContainEqual(balances.toSorted().toReversed());
  await context.close();
});

test('after a reload the member has the same seat and hand', async ({ page, pages, playSlot, control }) => {
  const { game } = await playSlot({ balanceMinor: 1_000_000 });
  await takeSeat(game);
  await control.hurryRoom(ROOMS.EN.code);
  await game.locator(MINE).waitFor();
  const before = await cardsOf(game);
  await page.reload();
  const reloaded = pages.launcher.game;
  await expect(reloaded.locator('.card')).toHaveCount(before.length);
  expect(await cardsOf(reloaded)).toEqual(before);
  await playOut(control, ROOMS.EN.code, reloaded);
});

test('a move whose answer is lost is made once', async ({ page, playSlot, control }) => {
  const { game } = await playSlot({ balanceMinor: 1_000_000 });
  await takeSeat(game);
  await control.hurryRoom(ROOMS.EN.code);
  await game.locator(MINE).waitFor();
  const asked: string[] = [];
  await page.route(PLAY, (route) => {
    asked.push(route.request().postData() ?? '');
    return asked.length === 1 ? loseAnswer(route) : route.continue();
  });
  await game.locator(MINE).click();
  const chosen = await game.locator('.card[aria-pressed="true"]').count();
  await game.locator(chosen > 0 ? '#play' : '#pass').click();
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]).toBe(asked[0]);
  await expect(game.locator('.card')).toHaveCount(13 - chosen);
  await playOut(control, ROOMS.EN.code, game);
});

test('whose time is up is told what the clock played', { tag: WORDED }, async ({ playSlot, control, language }) => {
  const { game, frame, word } = await playSlot({ balanceMinor: 1_000_000 });
  await takeSeat(game);
  await control.hurryRoom(ROOMS[language].code);
  await game.locator(MINE).waitFor();
  const told = [word('clockPassed'), word('clockPlayed')];
  // Where nobody but the house sits, the player's next turn comes in no time, with other words.
  const said = await listenTo(frame);
  await control.hurryRoom(ROOMS[language].code);
  await expect.poll(async () => (await said()).some((words) => told.includes(words))).toBe(true);
  await playOut(control, ROOMS[language].code, game);
});

test('cards that the rules do not allow say why, and stay in the hand', { tag: WORDED }, async ({
  page,
  playSlot,
  control,
  language,
}) => {
  const { game, word } = await playSlot({ balanceMinor: 1_000_000 });
  await takeSeat(game);
  await control.hurryRoom(ROOMS[language].code);
  await game.locator(MINE).waitFor();
  await game.locator('.card').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(game.locator('.card').nth(1)).toBeFocused();
  await game.locator('.card').last().click();
  const others = game.locator('.card:not([aria-pressed="true"])');
  for (const _card of [1, 2]) await others.last().click();
  const count = await game.locator('.card').count();
  const refused = page.waitForResponse(PLAY);
  await game.locator('#play').click();
  expect((await refused).status()).toBe(409);
  await expect(game.locator('#won')).toHaveText(new RegExp(`^(${word('why_noPlay')}|${word('why_otherCount')})$`));
  await expect(game.locator('.card')).toHaveCount(count);
  await expect(game.getByRole('status')).not.toHaveText('');
  await playOut(control, ROOMS[language].code, game);
});

for (const size of someOf('Pusoy Dos', GAME_SIZES))
  test(`at ${size.width}×${size.height} everything is in sight, large enough to tap, and without barriers`, async ({
    page,
    playSlot,
    control,
  }) => {
    await page.setViewportSize(size);
    const { game, frame } = await playSlot();
    await takeSeat(game);
    await expectInReach(page, frame);
    await control.hurryRoom(ROOMS.EN.code);
    await game.locator(MINE).click();
    await expectInReach(page, frame);
    await playOut(control, ROOMS.EN.code, game);
  });

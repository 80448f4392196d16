import { aMember } from '../factories/accounts.ts';
import { rememberPopups } from '../fixtures/popups.ts';
import { expect, SPOKEN, WORDED } from '../fixtures/test.ts';
import { ANY_SITE, refuseWith } from '../flows/game-answers.ts';
import { openSlot } from '../flows/game-frame.ts';
import { testInReach } from '../flows/game-screen.ts';
import { test } from '../flows/slot-test.ts';
import { createPages } from '../pages/pages.ts';

/** What a chip on the player's side comes to, by the side that wins. */
const CAME_TO = {
  player: { share: 1, said: 'sayWin' },
  tie: { share: 0, said: 'sayReturned' },
  banker: { share: -1, said: 'sayNoWin' },
} as const;

/** The tables of Baccarat Nine, and of Ruleta Oro, whose chips begin higher. */
const TABLES = { EN: { code: 'ginto-1', chip: 5 }, TY: { code: 'salamin-1', chip: 10 } } as const;
const pesos = (amount: number): string =>
  `₱${amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const BET = '**/wps/play/api/table/bet';
const OPEN = '.spot[data-spot="player"][aria-disabled="false"]';

// They share a table.
test.describe.configure({ mode: 'serial' });
test.use({ slot: 'baccarat' });

test('a bet at the table is placed, dealt, paid and in the record', { tag: SPOKEN }, async ({
  page,
  pages,
  playSlot,
  control,
  language,
}) => {
  const { game, word } = await playSlot({ balanceMinor: 1_000_000 });
  const { chip } = TABLES[language];
  await game.locator(OPEN).waitFor();
  await game.locator('[data-spot="player"]').click();
  await game.locator('[data-spot="banker"]').press('Enter');
  await expect(game.locator('#total')).toHaveText(pesos(2 * chip));
  await game.getByRole('button', { name: word('undo') }).click();
  const looks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/play/api/table')) looks.push(request.url());
  });
  await game.getByRole('button', { name: word('confirm') }).click();
  await expect(game.locator('#won')).toContainText(pesos(chip));
  await expect(game.locator('#others')).toHaveText(word('playersAt', { players: 1 }));
  expect(looks, 'the answer to a bet says all').toEqual([]);
  await expect(game.locator('#balance')).toHaveText(pesos(10_000 - chip));
  await control.hurryTable(TABLES[language].code);
  await expect(game.locator('.card')).not.toHaveCount(0);
  await expect(game.locator('#balance')).toHaveText(pesos(10_000 - chip));
  await control.hurryTable(TABLES[language].code);
  const winner = await game.locator('#hands[data-winner]').getAttribute('data-winner');
  const { share, said } = CAME_TO[winner as keyof typeof CAME_TO];
  const balance = pesos(10_000 + share * chip);
  const words = word(said, { who: '', amount: pesos((1 + share) * chip), balance });
  await expect(game.getByRole('status').filter({ hasText: words })).toBeVisible();
  await expect(game.locator('#balance')).toHaveText(balance);
  await pages.record.open();
  await expect(page.getByText(language === 'TY' ? 'Ruleta Oro' : 'Baccarat Nine').first()).toBeVisible();
});

test('without a stream the table is asked, and shows the hand that was dealt', { tag: WORDED }, async ({
  page,
  playSlot,
  control,
  language,
}) => {
  await page.route('**/wps/play/api/table/stream', (route) => route.abort('connectionreset'));
  const { game } = await playSlot({ balanceMinor: 1_000_000 });
  await game.locator(OPEN).waitFor();
  const seen = page.waitForResponse(async (response) => {
    if (!response.url().endsWith('/wps/play/api/table')) return false;
    const { value } = await response.json();
    return value.table.round.outcome !== null;
  });
  await control.hurryTable(TABLES[language].code);
  const { value } = await (await seen).json();
  await control.hurryTable(TABLES[language].code);
  await expect(game.locator('#points-player')).toHaveText(String(value.table.round.outcome.playerTotal));
  await expect(game.locator('#points-banker')).toHaveText(String(value.table.round.outcome.bankerTotal));
  await expect(game.locator('.bead')).not.toHaveCount(0);
});

test('a bet that comes too late gives its chips back and says so', { tag: WORDED }, async ({ page, playSlot }) => {
  const { game, word } = await playSlot({ balanceMinor: 1_000_000 });
  await game.locator(OPEN).waitFor();
  await page.route(BET, refuseWith(409, 'round.closed'));
  await game.locator('[data-spot="tie"]').click();
  await game.locator('#play').click();
  await expect(game.locator('#won')).toHaveText(word('tooLate'));
  await expect(game.locator('#total')).toHaveText('₱0.00');
  await expect(game.locator('#balance')).toHaveText('₱10,000.00');
});

test('a limit of the player’s own is said until it is read, whatever the table goes on to', async ({
  page,
  playSlot,
  control,
  language,
}) => {
  const { game } = await playSlot({ balanceMinor: 1_000_000 });
  await game.locator(OPEN).waitFor();
  await page.route(BET, refuseWith(409, 'limit.loss', { limit: '5.00', period: 'day' }));
  await game.locator('[data-spot="tie"]').click();
  await game.locator('#play').click();
  await expect(game.locator('#notice')).toBeVisible();
  await control.hurryTable(TABLES[language].code);
  await expect(game.locator('.card')).not.toHaveCount(0);
  await expect(game.locator('#notice')).toBeVisible();
});

test('after a break has begun the table stays closed, whatever it would have gone on to', async ({
  page,
  playSlot,
  control,
  language,
}) => {
  const { game } = await playSlot({ balanceMinor: 1_000_000 });
  await game.locator(OPEN).waitFor();
  await page.route(BET, refuseWith(403, 'member.excluded'));
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/table/stream'));
  await game.locator('[data-spot="tie"]').click();
  await game.locator('#play').click();
  await expect(game.locator('#notice')).toBeVisible();
  await ended;
  await control.hurryTable(TABLES[language].code);
  await expect(game.locator('#game')).toHaveAttribute('data-phase', 'stopped');
  await expect(game.locator('[data-spot="tie"]')).toHaveAttribute('aria-disabled', 'true');
});

test('two players at one table see one round, and each the chips of both', { tag: WORDED }, async ({
  browser,
  brand,
  site,
  control,
  signedInAs,
  t,
  language,
  playSlot,
}) => {
  const { game, word } = await playSlot({ balanceMinor: 1_000_000 });
  const { chip, code } = TABLES[language];
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  await rememberPopups(page, brand, language);
  await signedInAs(await aMember(control, { balanceMinor: 1_000_000 }), { page });
  const pages = createPages(page, t);
  await openSlot(page, pages, 'baccarat', language);
  const other = pages.launcher.game;
  for (const [at, side] of [
    [game, 'player'],
    [other, 'banker'],
  ] as const) {
    await at.locator(OPEN).waitFor();
    await at.locator(`[data-spot="${side}"]`).click();
    await at.locator('#play').click();
  }
  for (const at of [game, other]) {
    await expect(at.locator('#others')).toHaveText(word('playersAt', { players: 2 }));
    await expect(at.locator('#balance')).toHaveText(pesos(10_000 - chip));
  }
  await control.hurryTable(code);
  await control.hurryTable(code);
  const seen = async (at: typeof game) => {
    await at.locator('#hands[data-winner]').waitFor();
    const hands = at.locator('#hands');
    return [await hands.getAttribute('data-winner'), await hands.getAttribute('aria-label')];
  };
  expect(await seen(game)).toEqual(await seen(other));
  await context.close();
});

test('a bet of one tab lies in the player’s other tab too, and is taken back in it', { tag: WORDED }, async ({
  context,
  t,
  language,
  playSlot,
}) => {
  const { game, word } = await playSlot({ balanceMinor: 1_000_000 });
  const { chip } = TABLES[language];
  const page = await context.newPage();
  const pages = createPages(page, t);
  await openSlot(page, pages, 'baccarat', language);
  const other = pages.launcher.game;
  await other.locator(OPEN).waitFor();
  await game.locator('[data-spot="tie"]').click();
  await game.locator('#play').click();
  for (const at of [game, other]) {
    await expect(at.locator('#total')).toHaveText(pesos(chip));
    await expect(at.locator('#balance')).toHaveText(pesos(10_000 - chip));
  }
  await other.getByRole('button', { name: word('clear') }).click();
  for (const at of [game, other]) {
    await expect(at.locator('#total')).toHaveText(pesos(0));
    await expect(at.locator('#balance')).toHaveText(pesos(10_000));
  }
});

test('earlier bets are a press away, until there are none', { tag: WORDED }, async ({ page, playSlot }) => {
  const betOf = (round: number) => ({
    ...{ betNo: `B-${round}`, gameName: 'Baccarat Nine', placedAt: '2026-01-01T00:00:00.000Z' },
    ...{ stakeMinor: 500, payoutMinor: 0, shoe: 1, round },
  });
  const asked: string[] = [];
  await page.route('**/wps/play/api/table/fair*', (route) => {
    const { search } = new URL(route.request().url());
    asked.push(search);
    const more = search === '' ? { bets: [betOf(9)], before: 41 } : { bets: [betOf(4), betOf(3)] };
    return route.fulfill({
      headers: ANY_SITE,
      json: { success: true, value: { shoe: null, nextHash: null, ...more } },
    });
  });
  const { game, word } = await playSlot();
  await game.locator('#menu').click();
  const bets = game.locator('.checks li');
  await expect(bets).toHaveCount(1);
  const earlier = game.getByRole('button', { name: word('earlierRounds') });
  await earlier.click();
  await expect(bets).toHaveCount(3);
  await expect(bets.nth(1)).toBeFocused();
  await expect(earlier).toBeHidden();
  expect(asked).toEqual(['', '?before=41']);
});

testInReach(async (game) => {
  await game.locator(OPEN).waitFor();
  await game.locator('[data-spot="banker"]').click();
});

// The balance has a row of its own on the smallest phone, and the words have two lines.
testInReach(
  async (game, page) => {
    await page.route(BET, refuseWith(409, 'table.limit'));
    await game.locator(OPEN).waitFor();
    await game.locator('[data-spot="banker"]').click();
    await game.locator('#play').click();
    await expect(game.locator('#won')).toContainText('₱');
  },
  { balanceMinor: 123_456_789 },
);

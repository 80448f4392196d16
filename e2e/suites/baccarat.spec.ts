import { expect, SPOKEN } from '../fixtures/test.ts';
import { expectInReach, GAME_SIZES } from '../flows/game-screen.ts';
import { ANY_SITE } from '../flows/slot-answers.ts';
import { test } from '../flows/slot-test.ts';

/** The tables of Baccarat Nine, and of Ruleta Oro, whose chips begin higher. */
const TABLES = { EN: { code: 'ginto-1', chip: 5 }, TY: { code: 'salamin-1', chip: 10 } } as const;
const pesos = (amount: number): string =>
  `₱${amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
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
  await game.getByRole('button', { name: word('confirm') }).click();
  await expect(game.locator('#won')).toContainText(pesos(chip));
  await expect(game.locator('#balance')).toHaveText(pesos(10_000 - chip));
  await control.hurryTable(TABLES[language].code);
  await expect(game.locator('.card')).not.toHaveCount(0);
  await expect(game.locator('#balance')).toHaveText(pesos(10_000 - chip));
  await control.hurryTable(TABLES[language].code);
  await expect(game.locator('#balance')).toHaveText(
    new RegExp(`^(${[chip, 0, -chip].map((won) => pesos(10_000 + won)).join('|')})$`),
  );
  await expect(game.locator('#hands')).toHaveAttribute('data-winner', /player|banker|tie/);
  await expect(game.getByRole('status')).not.toHaveText('');
  await pages.record.open();
  await expect(page.getByText(language === 'TY' ? 'Ruleta Oro' : 'Baccarat Nine').first()).toBeVisible();
});

test('without a stream the table is asked, and shows the hand that was dealt', { tag: SPOKEN }, async ({
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

test('a bet that comes too late gives its chips back and says so', { tag: SPOKEN }, async ({ page, playSlot }) => {
  const { game, word } = await playSlot({ balanceMinor: 1_000_000 });
  await game.locator(OPEN).waitFor();
  await page.route('**/wps/play/api/table/bet', (route) =>
    route.fulfill({
      status: 409,
      headers: ANY_SITE,
      json: { success: false, errorCode: 'round.closed', message: 'late' },
    }),
  );
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
  await page.route('**/wps/play/api/table/bet', (route) =>
    route.fulfill({
      status: 409,
      headers: ANY_SITE,
      json: { success: false, errorCode: 'limit.loss', message: 'no', value: { limit: '5.00', period: 'day' } },
    }),
  );
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
  await page.route('**/wps/play/api/table/bet', (route) =>
    route.fulfill({
      status: 403,
      headers: ANY_SITE,
      json: { success: false, errorCode: 'member.excluded', message: 'no' },
    }),
  );
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/table/stream'));
  await game.locator('[data-spot="tie"]').click();
  await game.locator('#play').click();
  await expect(game.locator('#notice')).toBeVisible();
  await ended;
  await control.hurryTable(TABLES[language].code);
  await expect(game.locator('#game')).toHaveAttribute('data-phase', 'stopped');
  await expect(game.locator('[data-spot="tie"]')).toHaveAttribute('aria-disabled', 'true');
});

for (const size of GAME_SIZES)
  test(`at ${size.width}×${size.height} everything is in sight, large enough to tap, and without barriers`, async ({
    page,
    playSlot,
  }) => {
    await page.setViewportSize(size);
    const { game, frame } = await playSlot();
    await game.locator(OPEN).waitFor();
    await game.locator('[data-spot="banker"]').click();
    await expectInReach(page, frame);
  });

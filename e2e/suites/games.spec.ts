import { logout } from '@shared-kernel/contracts/account/session';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { aMember } from '../factories/accounts.ts';
import { launchSlot } from '../factories/bets.ts';
import { someOf } from '../fixtures/extent.ts';
import { SESSION_KEY } from '../fixtures/session.ts';
import { expect, SPOKEN } from '../fixtures/test.ts';
import { readGameWords } from '../fixtures/texts.ts';
import { answerBusy, disturbRounds, EVERY_SLOT, gameFrame, loseAnswer } from '../flows/game-frame.ts';
import { listenTo } from '../flows/game-screen.ts';
import { test } from '../flows/slot-test.ts';

/** Nobody's page: whoever wants to hold a game that is not his. */
const ELSEWHERE = 'http://elsewhere.example/';

test('a game has an origin that is not the site’s, and its address opens nothing', async ({ page, site, playSlot }) => {
  const { frame } = await playSlot();
  const { origin } = new URL(frame.url());
  expect(origin).not.toBe(site);
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).not.toBeNull();

  const inside = await frame.evaluate((key) => {
    const tryTo = (read: () => unknown): unknown => {
      try {
        return read();
      } catch {
        return 'refused';
      }
    };
    return {
      address: location.href,
      session: tryTo(() => localStorage.getItem(key)),
      cookies: tryTo(() => document.cookie),
      holder: tryTo(() => parent.document.title),
      origin: self.origin,
    };
  }, SESSION_KEY);
  expect(inside).toMatchObject({ origin, cookies: '', holder: 'refused' });
  // A browser that keeps no storage for frames of other sites refuses the question.
  expect([null, 'refused']).toContain(inside.session);
  expect(inside.address).not.toMatch(/launch|#/);
});

test('a game that is opened as a page is none of the site’s, and says where it opens', async ({
  page,
  site,
  playSlot,
}) => {
  const { frame, word } = await playSlot();
  const address = frame.url();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: word('aloneTitle') })).toBeVisible();
  expect(await page.evaluate((key) => [self.origin, localStorage.getItem(key)], SESSION_KEY)).toEqual([
    new URL(address).origin,
    null,
  ]);

  const atSite = await page.request.get(new URL(address).pathname, { failOnStatusCode: false });
  expect(atSite.status()).toBe(404);
  expect(new URL(atSite.url()).origin).toBe(site);
});

test('no other page may hold a game', async ({ page, playSlot }) => {
  const address = (await playSlot()).frame.url();
  await page.route(ELSEWHERE, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${address}"></iframe>` }),
  );
  const navigated = page.waitForEvent('framenavigated', (frame) => frame.parentFrame() !== null);
  await page.goto(ELSEWHERE);
  const held = await navigated;
  expect(held.url()).not.toBe(address);
  await expect(held.locator('#game')).toHaveCount(0);
});

test('a launcher of before holds a game without an origin, and it plays', async ({ page, site, control, language }) => {
  const address = await launchSlot(await aMember(control));
  const holder = `${site}/m/former-launcher`;
  const body = `<!doctype html><title>x</title><iframe sandbox="allow-scripts" src="${address}" width="390" height="800"></iframe>`;
  await page.route(holder, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(holder);
  const game = page.frameLocator('iframe');
  const word = await readGameWords(language);
  await game.locator('[data-phase="idle"]').waitFor();
  await game.getByRole('button', { name: word('spin'), exact: true }).click();
  await expect(game.getByRole('status')).toContainText('₱');
  expect(await gameFrame(page).evaluate(() => self.origin)).toBe('null');
});

for (const slot of someOf('a round', EVERY_SLOT))
  test.describe(slot, () => {
    test.use({ slot });

    test('a game that is loaded again inside its frame gets a new launch', async ({ page, pages, playSlot }) => {
      const { frame } = await playSlot();
      const launched = page.waitForResponse('**/wps/game/launchGame');
      await frame.evaluate(() => location.reload());
      await launched;
      await expect(pages.launcher.game.locator('[data-phase="idle"]')).toBeVisible();
      expect(gameFrame(page).url()).not.toMatch(/launch|#/);
    });

    test.describe('a round whose answer does not come', () => {
      test('is asked for again with the same key, and staked once', async ({ page, pages, playSlot }) => {
        const { game, frame, word } = await playSlot();
        const said = await listenTo(frame);
        const { keys } = await disturbRounds(page, [loseAnswer, answerBusy(503, 'platform.busy', 1), loseAnswer]);
        await game.getByRole('button', { name: word('spin'), exact: true }).click();
        await expect.poll(() => keys.length).toBe(4);
        await expect(game.locator('[data-phase="idle"]')).toBeVisible();
        expect(new Set(keys).size).toBe(1);
        const waits = [word('reconnecting'), word('busyWait', { seconds: 2 })];
        expect(await said()).toEqual(expect.arrayContaining(waits));

        await pages.launcher.leave();
        await pages.record.open();
        await expect(pages.record.bets).toHaveCount(1);
      });

      test('is left to the player when the server asks for a long wait; the same spin is asked for then', {
        tag: SPOKEN,
      }, async ({ page, playSlot }) => {
        const { game, word } = await playSlot();
        const { keys } = await disturbRounds(page, [answerBusy(429, 'rate.limited', 42)]);
        await game.getByRole('button', { name: word('spin'), exact: true }).click();
        await expect(game.getByRole('heading', { name: word('busyTitle') })).toBeVisible();
        await expect(game.getByRole('alert')).toContainText('42');
        await game.getByRole('button', { name: word('retry') }).click();
        await expect(game.locator('[data-phase="idle"]')).toBeVisible();
        expect(keys).toHaveLength(2);
        expect(new Set(keys).size).toBe(1);
      });
    });

    test('a game whose session has ended says so, and leads back to the login', {
      tag: SPOKEN,
    }, async ({ page, pages, site, playSlot }) => {
      const { game, word } = await playSlot();
      const session = JSON.parse((await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)) ?? '{}');
      await page.request.fetch(`${site}${logout.path}`, {
        method: logout.method,
        headers: { [HEADER.token]: session.token, [HEADER.merchant]: session.merchantCode },
        data: {},
      });
      await game.getByRole('button', { name: word('spin'), exact: true }).click();
      await expect(game.getByRole('heading', { name: word('expiredTitle') })).toBeVisible();
      await game.getByRole('button', { name: word('openAgain') }).click();
      await expect(pages.login.form).toBeVisible();
      await expect(page).toHaveURL(/\/m\/login\?back=/);
    });
  });

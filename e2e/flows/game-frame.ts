import type { Frame, Page, Route } from '@playwright/test';
import type { Language } from '@shared-kernel/contracts/system/values';
import { fetchByName } from '../fixtures/local-names.ts';
import { HomePage } from '../pages/home.page.ts';
import type { Pages } from '../pages/pages.ts';
import { ROUND } from './game-answers.ts';

const FRAME_PATH = /\/wps\/play\/[^/]+$/;

interface Tile {
  readonly category: string;
  readonly title: string | undefined;
  /** Of a game whose tables are shared: tests in Filipino sit at another. */
  readonly titleInFilipino?: string | undefined;
}

/** The demo's games, by a game of the catalogue that each plays; where none is named, the first of its category. */
const GAMES = {
  slot: { category: 'RNG', title: undefined },
  cascade: { category: 'RNG', title: 'Gem Tide' },
  wheel: { category: 'INHOUSE', title: 'Gulong' },
  fish: { category: 'FISH', title: 'Koi Emperor' },
  baccarat: { category: 'LIVE', title: 'Baccarat Nine', titleInFilipino: 'Ruleta Oro' },
  pusoy: { category: 'PVP', title: 'Silver Pusoy', titleInFilipino: 'VIP Poker' },
} as const;
export type SlotGame = keyof typeof GAMES;
/** Tests of what both slots do alike: `for (const slot of EVERY_SLOT) test.describe(slot, () => { test.use({ slot }); … })`. */
export const EVERY_SLOT: readonly SlotGame[] = ['slot', 'cascade'];

/** Opens a game from the lobby; answers its own frame. */
export const openSlot = async (
  page: Page,
  pages: Pages,
  game: SlotGame = 'slot',
  language: Language = 'EN',
): Promise<Frame> => {
  const { category, title, titleInFilipino = title }: Tile = GAMES[game];
  await page.goto(`${HomePage.path}?category=${category}`);
  await pages.home.playGame(category, language === 'TY' ? titleInFilipino : title);
  await pages.launcher.game.locator('[data-phase="idle"]').waitFor();
  return gameFrame(page);
};

/** The game's frame as it is now: after a new launch it is another one. */
export const gameFrame = (page: Page): Frame => {
  const found = page.frames().find((frame) => FRAME_PATH.test(new URL(frame.url(), 'http://none').pathname));
  if (found === undefined) throw new Error('The page holds no game.');
  return found;
};

/** What a round's request says; one round has one key, however often it is asked for. */
const keyOf = (route: Route): string => String(route.request().postDataJSON().idempotencyKey);

/** Answers so many rounds as told before the platform answers again. `keys` grows with every request. */
export const disturbRounds = async (page: Page, disturbances: readonly ((route: Route) => Promise<void>)[]) => {
  const keys: string[] = [];
  await page.route(ROUND, async (route) => {
    const disturb = disturbances[keys.length];
    keys.push(keyOf(route));
    return disturb === undefined ? route.continue() : disturb(route);
  });
  return { keys };
};

/** The round is played, and the game hears nothing of it yet. */
const playUnheard = async (route: Route): Promise<void> => {
  const request = route.request();
  await fetchByName(request.url(), {
    method: request.method(),
    headers: await request.allHeaders(),
    body: request.postData() ?? '',
  });
};

/** The round is played, and its answer never comes. */
export const loseAnswer = async (route: Route): Promise<void> => {
  await playUnheard(route);
  await route.abort('connectionreset');
};

/** Every round is played, and its answer is on its way for as long as the game waits; answers what was played. */
export const holdAnswers = async (page: Page): Promise<readonly Route[]> => {
  const played: Route[] = [];
  await page.route(ROUND, async (route) => {
    await playUnheard(route);
    played.push(route);
  });
  return played;
};

/** As a server that has too much to do; `seconds` until it can. */
export const answerBusy =
  (status: number, errorCode: string, seconds: number) =>
  (route: Route): Promise<void> =>
    route.fulfill({
      status,
      headers: { 'Retry-After': String(seconds) },
      json: { success: false, errorCode, message: 'busy' },
    });

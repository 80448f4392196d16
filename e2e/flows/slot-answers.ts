import type { Page, Route } from '@playwright/test';
import { fetchByName } from '../fixtures/local-names.ts';
import type { GameWords } from '../fixtures/texts.ts';
import { ANY_SITE, isRound, ROUND } from './game-answers.ts';
import type { SlotGame } from './game-frame.ts';

const OPEN = '**/wps/play/api/open';

const windows = [
  ['first', 'second', 'third'],
  ['fourth', 'fifth', 'sixth'],
  ['seventh', 'first', 'second'],
  ['third', 'fourth', 'fifth'],
  ['sixth', 'seventh', 'first'],
];
const EMPTY_SPIN = { windows, wins: [], payoutMinor: 0 };

/** Every round from now on has this outcome. */
const answerWith = (page: Page, payoutMinor: number, outcome: object): Promise<unknown> =>
  page.route(ROUND, (route) => {
    const { stake, choice = { chips: 1 } } = route.request().postDataJSON();
    const stakeMinor = Object.values<number>(choice).reduce((sum, chips) => sum + chips * stake, 0);
    const value = { betNo: 'E2E-1', stakeMinor, payoutMinor, balanceMinor: 100_000, outcome };
    return route.fulfill({ headers: ANY_SITE, json: { success: true, value } });
  });

/** Every round from now on comes with so many free spins, each of which pays nothing. */
export const answerWithFreeSpins = (page: Page, spins: number): Promise<unknown> =>
  answerWith(page, 0, {
    ...EMPTY_SPIN,
    freeSpins: Array.from({ length: spins }, () => ({ ...EMPTY_SPIN, meter: 1 })),
  });

const COLUMNS = [0, 1, 2, 3, 4, 5];
const TOP_ROWS = COLUMNS.slice(0, 4).flatMap((column) => [
  [column, 0],
  [column, 1],
]);
/** Eight of the cheapest but one in the two top rows of four columns. */
const board = COLUMNS.map((column) => {
  const rest =
    [
      ['first', 'third', 'fourth'],
      ['second', 'fifth', 'sixth'],
    ][column % 2] ?? [];
  return column < 4 ? ['seventh', 'seventh', ...rest] : ['eighth', 'sixth', ...rest];
});
const boardAtRest = COLUMNS.map((column) =>
  board[5 - column]?.map((symbol) => (symbol === 'seventh' ? 'second' : symbol)),
);
const cascadeOf = (multiplier: number, payoutMinor: number) => ({
  board,
  wins: [{ symbol: 'seventh', percent: 60, cells: TOP_ROWS }],
  multiplier,
  payoutMinor,
});

/** Every round from now on has two cascades, which pay ₱3.00 and ₱6.00. */
export const answerWithCascades = (page: Page): Promise<unknown> =>
  answerWith(page, 900, { cascades: [cascadeOf(1, 300), cascadeOf(2, 600)], rest: boardAtRest });

/** What a cascade of those says, as a pattern: which symbol it is depends on the game's dress. */
export const cascadeSaid = (word: GameWords, values: { cascade: number; amount: string; multiplier: number }): string =>
  `^${word('sayCascade', { ...values, wins: '8 .+' })}$`;

/** Every round from now on pays so much, in minor units. */
export const answerWithReturn = (page: Page, slot: SlotGame, payoutMinor: number): Promise<unknown> =>
  answerWith(
    page,
    payoutMinor,
    slot === 'cascade'
      ? { cascades: [cascadeOf(1, payoutMinor)], rest: boardAtRest }
      : { ...EMPTY_SPIN, payoutMinor, freeSpins: [] },
  );

/** Every round from now on stops the wheel on its second segment, of ×4, and pays so much. */
export const answerWithTimesFour = (page: Page, payoutMinor: number): Promise<unknown> =>
  answerWith(page, payoutMinor, { segment: 1, kind: 'fifth' });

/** Holds every round until `letGo`; answers what was asked. */
export const holdRounds = async (page: Page) => {
  const released = Promise.withResolvers<void>();
  const asked: Route[] = [];
  await page.route(ROUND, async (route) => {
    asked.push(route);
    await released.promise;
    return route.continue();
  });
  return { asked, letGo: () => released.resolve() };
};

/** The next game opens as one whose operator has set this shortest round. Counts the rounds that it asks for. */
export const openWithShortestRound = async (page: Page, shortestRoundMs: number) => {
  const asked: string[] = [];
  await page.route(OPEN, async (route) => {
    const request = route.request();
    const response = await fetchByName(request.url(), {
      method: request.method(),
      headers: await request.allHeaders(),
    });
    const { value, ...envelope } = await response.json();
    const state = { ...value.state, shortestRoundMs };
    return route.fulfill({ headers: ANY_SITE, json: { ...envelope, value: { ...value, state } } });
  });
  page.on('request', (request) => {
    if (isRound(request)) asked.push(request.url());
  });
  return asked;
};

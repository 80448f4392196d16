import type { Page, Route } from '@playwright/test';
import { fetchByName } from '../fixtures/local-names.ts';

const ROUND = '**/wps/play/api/round';
const OPEN = '**/wps/play/api/open';
const ANY_SITE = { 'Access-Control-Allow-Origin': '*' };

const windows = [
  ['first', 'second', 'third'],
  ['fourth', 'fifth', 'sixth'],
  ['seventh', 'first', 'second'],
  ['third', 'fourth', 'fifth'],
  ['sixth', 'seventh', 'first'],
];
const EMPTY_SPIN = { windows, wins: [], payoutMinor: 0 };

/** Every round from now on comes with so many free spins, each of which pays nothing. */
export const answerWithFreeSpins = (page: Page, spins: number): Promise<unknown> =>
  page.route(ROUND, (route) => {
    const { stake } = route.request().postDataJSON();
    const freeSpins = Array.from({ length: spins }, () => ({ ...EMPTY_SPIN, meter: 1 }));
    const outcome = { ...EMPTY_SPIN, freeSpins };
    const value = { betNo: 'E2E-1', stakeMinor: stake, payoutMinor: 0, balanceMinor: 100_000, outcome };
    return route.fulfill({ headers: ANY_SITE, json: { success: true, value } });
  });

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
    if (request.url().endsWith('/wps/play/api/round') && request.method() === 'POST') asked.push(request.url());
  });
  return asked;
};

import type { Page, Route } from '@playwright/test';
import type { ReleaseDocument } from '@shared-kernel/contracts/release/release';
import { amendDocument } from '../../fixtures/amend-document.ts';
import { readRouted } from '../../fixtures/local-names.ts';
import { FROM_SITE, STILL_ANSWERS } from './still-answers.ts';
import { STILL_TIME } from './still-time.ts';

/** `whole`: every call is answered; `waiting`: none ever is; `failed`: each is refused; `empty`: lists have no rows. */
export type StillState = 'whole' | 'waiting' | 'failed' | 'empty';

const CALLS = ['/wps/', '/lgw/'];
/** The platform's pictures are files, not answers. */
const ART = '/wps/art/';
const HEADERS = { Date: STILL_TIME.toUTCString() };

const isCall = (path: string): boolean => CALLS.some((start) => path.startsWith(start)) && !path.startsWith(ART);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const AMOUNT = /^-?\d+\.\d\d$/;

/** The same answer with every list empty and every count and amount zero. */
const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  if (typeof value === 'number') return 0;
  if (typeof value === 'string') return AMOUNT.test(value) ? '0.00' : value;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, emptied(each)]));
};

const refuse = (route: Route): Promise<void> =>
  route.fulfill({
    status: 500,
    headers: HEADERS,
    json: { success: false, errorCode: 'unknown', message: 'Refused for a picture.' },
  });

/** What the call is answered with on a good day; undefined for one that nobody wrote a still answer for. */
const valueFor = async (route: Route, path: string): Promise<unknown> =>
  FROM_SITE.has(path) ? JSON.parse((await readRouted(route.request())).body).value : STILL_ANSWERS.get(path);

const answer = async (route: Route, path: string, state: StillState): Promise<void> => {
  const value = await valueFor(route, path);
  if (value === undefined) return refuse(route);
  await route.fulfill({
    headers: HEADERS,
    json: { success: true, value: state === 'empty' ? emptied(value) : value },
  });
};

const atStillTime = (document: ReleaseDocument): ReleaseDocument => ({
  ...document,
  compositionId: '3f2a9c',
  startup: { ...document.startup, status: { ...document.startup.status, serverTime: STILL_TIME.toISOString() } },
});

/** The calls that were made while the site held still. */
export interface StillCalls {
  /** Paths without a still answer. */
  readonly unanswered: () => readonly string[];
  /** How often the call was made that was made most often. */
  readonly mostAsked: () => number;
}

/**
 * Makes the site hold still for a picture: one time of day, one answer to each call, whatever the database has. The
 * document, the flags and every file are the site's own.
 */
export const holdStill = async (page: Page, site: string, state: StillState): Promise<StillCalls> => {
  const asked = new Map<string, number>();
  await page.clock.setFixedTime(STILL_TIME);
  // The site follows the server's clock by this one: where it went on, a slow page would say a later second.
  await page.addInitScript(() => {
    performance.now = () => 0;
  });
  await amendDocument(page, site, { release: atStillTime });
  await page.route(
    ({ origin, pathname }) => origin === site && isCall(pathname),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
      // A call that waits is given up with the page.
      if (state === 'failed') await refuse(route);
      else if (state !== 'waiting') await answer(route, pathname, state);
    },
  );
  return {
    unanswered: () => [...asked.keys()].filter((path) => !FROM_SITE.has(path) && !STILL_ANSWERS.has(path)),
    mostAsked: () => Math.max(0, ...asked.values()),
  };
};

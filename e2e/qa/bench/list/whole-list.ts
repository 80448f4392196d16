import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { getGameList } from '@shared-kernel/contracts/browse/game-list';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';

type GamePage = ValueOf<typeof getGameList>;

/** The platform's pages, as large as it gives them, and how many of them the list is handed as one. */
const ASKED = 100;
const JOINED = 10;

const PAUSE_MS = 1000;
const TRIES = 30;

/** A busy platform is asked again. */
const ask = async (url: URL, pageNo: number): Promise<GamePage> => {
  const address = new URL(url);
  address.searchParams.set('pageNo', String(pageNo));
  address.searchParams.set('pageSize', String(ASKED));
  for (let tries = 1; ; tries += 1) {
    const { success, value, errorCode } = await (await fetch(address)).json();
    if (success === true) return value;
    if (tries === TRIES) throw new Error(`Page ${pageNo} of the list was refused: ${errorCode}.`);
    await sleep(PAUSE_MS);
  }
};

const answer = async (route: Route): Promise<void> => {
  const url = new URL(route.request().url());
  const pageNum = Number(url.searchParams.get('pageNo'));
  const parts: GamePage[] = [];
  for (let index = 1; index <= JOINED; index += 1) parts.push(await ask(url, (pageNum - 1) * JOINED + index));
  const total = parts[0]?.total ?? 0;
  const totalPages = Math.ceil(total / (ASKED * JOINED));
  const value = { games: parts.flatMap(({ games }) => games), pageNum, totalPages, total };
  await route.fulfill({ json: { success: true, value } });
};

/** Hands the list a thousand games a page: in its own pages of 26, one a second, ten thousand would take more than six minutes. */
export const handWholeList = (page: Page): Promise<unknown> => page.route(`**${getGameList.path}*`, answer);

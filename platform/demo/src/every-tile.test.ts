import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAME_LIST_PAGE_SIZE, getGameList } from '@shared-kernel/contracts/browse/game-list';
import { getHotGames } from '@shared-kernel/contracts/browse/games';
import { launchGame } from '@shared-kernel/contracts/browse/play';
import { GAME_CATEGORIES } from '@shared-kernel/contracts/system/values';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { launchAsk, takeTicketOf, ticketOf } from '../../src/testing/open-game.ts';
import type { TestClient } from '../../src/testing/test-client.ts';
import { describePlatform } from '../../src/testing/test-platform.ts';
import { readBrands } from './seed/brand-folders.ts';

type Tile = ValueOf<typeof getGameList>['games'][number];

const kindOf = ({ vassalage, gameType }: Pick<Tile, 'vassalage' | 'gameType'>): string => `${vassalage} ${gameType}`;
/** An address without what is of one launch. */
const pageOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

/** Fewer than a member may launch in a minute. */
const LAUNCHES = 50;
const FULLY_WALKED = 'tala';

describePlatform('every tile', 'catalogue', (platform) => {
  const tilesOf = async (brand: string): Promise<readonly Tile[]> => {
    const visitor = platform().client(brand);
    const tiles = new Map<string, Tile>();
    const ask = {
      merchant: brand,
      platform: 'html5',
      language: 'EN',
      clientType: 2,
      pageSize: GAME_LIST_PAGE_SIZE,
    } as const;
    for (const gameType of GAME_CATEGORIES) {
      for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
        const page = await visitor.value(getGameList, { ...ask, gameType, pageNo });
        pages = page.totalPages;
        for (const tile of page.games) tiles.set(tile.nodeId, tile);
      }
    }
    const hot = { isPlatform: 2, language: 'EN', platform: 'html5', merchantCode: brand } as const;
    for (const tile of (await visitor.value(getHotGames, hot)).list) tiles.set(tile.nodeId, tile);
    return [...tiles.values()];
  };

  /** Opens a tile as a member's tap does; fails where it answers otherwise than it looks. Goes on to the game itself once for each page of `opened`. */
  const tap = async (
    browser: TestClient,
    { nodeId, gameName, isClosed, ...tile }: Tile,
    opened: Set<string>,
  ): Promise<void> => {
    const { errorCode, value } = await browser.call(launchGame, launchAsk(nodeId));
    assert.equal(errorCode, isClosed ? 'game.unavailable' : undefined, gameName);
    if (isClosed || value.page !== undefined) return;
    const kind = `${kindOf(tile)} ${pageOf(value.url)}`;
    if (opened.has(kind)) return;
    opened.add(kind);
    assert.equal(
      (await browser.fetch(value.url, { headers: { 'X-Forwarded-Host': 'site.example' } })).status,
      200,
      gameName,
    );
    assert.equal((await takeTicketOf(browser, ticketOf(value.url))).status, 200, gameName);
  };

  for (const { code: brand } of readBrands())
    test(`of ${brand} opens for a member, or says before the tap that it does not`, async () => {
      const all = await tilesOf(brand);
      assert.ok(all.length > 100);
      // Brands share the games: of the others one of each vendor and category.
      const kinds = new Map(all.map((tile) => [kindOf(tile), tile]));
      const opened = new Set<string>();
      const tiles = brand === FULLY_WALKED ? all : [...kinds.values()];
      for (let from = 0; from < tiles.length; from += LAUNCHES) {
        const browser = await platform().signedIn({ balanceMinor: 10_000 }, brand);
        for (const tile of tiles.slice(from, from + LAUNCHES)) await tap(browser, tile, opened);
      }
    });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as favouritesContract from '@shared-kernel/contracts/browse/favourites';
import * as listContract from '@shared-kernel/contracts/browse/game-list';
import * as contract from '@shared-kernel/contracts/browse/games';
import * as playContract from '@shared-kernel/contracts/browse/play';
import type { InputOf } from '@shared-kernel/contracts/wire/endpoint';
import { eq } from '../../database/orm.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { vendors } from './catalogue.tables.ts';

type Ask = InputOf<typeof listContract.getGameList>;

const page = (ask: Partial<Ask> = {}): Ask => ({
  merchant: 'tala',
  platform: 'html5',
  gameType: 'RNG',
  pageNo: 1,
  pageSize: listContract.GAME_LIST_PAGE_SIZE,
  language: 'EN',
  clientType: 2,
  ...ask,
});

describePlatform('catalogue', 'catalogue', (platform) => {
  const list = (ask: Partial<Ask> = {}, merchant = 'tala') =>
    platform().client(merchant).value(listContract.getGameList, page(ask));

  test('pages hold 26 games, never the same one twice, until the last', async () => {
    const first = await list();
    assert.equal(first.total, 760);
    assert.equal(first.totalPages, 30);
    assert.equal(first.games.length, 26);
    assert.equal(first.games[0]?.gameName, 'Parol Nights');
    const pages = await Promise.all(Array.from({ length: 30 }, (_, index) => list({ pageNo: index + 1 })));
    assert.equal(new Set(pages.flatMap(({ games }) => games.map(({ nodeId }) => nodeId))).size, 760);
    assert.deepEqual((await list({ pageNo: 31 })).games, []);
  });

  test('filters by name in any case, vendor, class, new and minimum bet', async () => {
    const named = await list({ gameName: 'pAROL n' });
    assert.deepEqual(
      named.games.map(({ gameName }) => gameName),
      ['Parol Nights'],
    );
    const ofVendor = await list({ vassalage: 'OBRA' });
    assert.equal(ofVendor.total, 100);
    assert.ok(ofVendor.games.every(({ vassalage }) => vassalage === 'OBRA'));
    const ofHouse = await list({ vassalage: 'TALA' });
    assert.equal(ofHouse.total, 90);
    assert.ok(ofHouse.games.every(({ gameType }) => gameType === 'INHOUSE'));
    const classic = await list({ gameClassify: 'CLASSIC' });
    assert.ok(
      classic.total > 0 && classic.games.every(({ gameClassify }) => gameClassify.some(({ key }) => key === 'CLASSIC')),
    );
    const fresh = await list({ isNew: 1 });
    assert.ok(fresh.total > 0 && fresh.total < 760 && fresh.games.every(({ isNew }) => isNew));
    assert.equal((await list({ gameClassify: 'NEW' })).total, fresh.total);
    const cheap = await list({ minBet: '0.05' });
    assert.ok(cheap.total > 0 && cheap.total < 760 && cheap.games.every(({ minBet }) => Number(minBet) <= 0.05));
    const lined = await list({ minLine: 20 });
    assert.ok(lined.total > 0 && lined.total < 760);
  });

  test('what a player types is text, not a pattern', async () => {
    assert.equal((await list({ gameName: '%' })).total, 0);
    assert.equal((await list({ gameName: '_' })).total, 0);
    assert.equal((await list({ gameName: "'; drop table games; --" })).total, 0);
  });

  test('a query that the contract does not allow is refused', async () => {
    for (const wrong of [{ pageNo: 0 }, { pageSize: 1000 }, { minBet: 'cheap' }]) {
      const answer = await platform().client().call(listContract.getGameList, page(wrong));
      assert.equal(answer.errorCode, 'request.invalid');
      assert.equal(answer.status, 400);
    }
    const unknown = await platform().client().fetch(`${listContract.getGameList.path}?gameType=CHESS`);
    assert.equal(unknown.status, 400);
  });

  test('vendor tiles cover the categories in order, 1,482 games in all', async () => {
    const { sorting, mapping, gameClassify, total } = await platform()
      .client()
      .value(contract.getVendorGameTypes, { typeId: 1, merchantCode: 'tala', language: 'TY' });
    assert.equal(total, 1482);
    assert.deepEqual(sorting.map(({ gameCategory }) => gameCategory).slice(0, 3), ['HOT', 'SPORTS', 'ESPORTS']);
    assert.equal(sorting.length, 11);
    const tiles = Object.keys(mapping).flatMap((category) => contract.tilesOf(mapping, category));
    assert.equal(
      tiles.reduce((sum, { gameCount }) => sum + (gameCount ?? 0), 0),
      1482,
    );
    assert.deepEqual(
      contract.tilesOf(mapping, 'COCKFIGHT').map(({ gameCode }) => gameCode),
      ['DS88'],
    );
    assert.ok(contract.tilesOf(mapping, 'ESPORTS').some(({ gameCode }) => gameCode === 'TF'));
    assert.ok(contract.tilesOf(mapping, 'RNG').every(({ isGameH5 }) => isGameH5 === 'VASSALAGE'));
    assert.equal(gameClassify.RNG?.find(({ key }) => key === 'CLASSIC')?.title, 'Klasiko');
    assert.equal(gameClassify.FISH, undefined);
  });

  test('a brand without cockfights is not told of them anywhere', async () => {
    const client = platform().client('mabuhay');
    const { sorting, mapping } = await client.value(contract.getVendorGameTypes, {
      typeId: 1,
      merchantCode: 'mabuhay',
      language: 'EN',
    });
    assert.ok(sorting.every(({ gameCategory }) => gameCategory !== 'COCKFIGHT'));
    assert.equal(mapping.COCKFIGHT, undefined);
    assert.equal((await list({ gameType: 'COCKFIGHT' }, 'mabuhay')).total, 0);
    assert.equal((await list({ gameType: 'COCKFIGHT' })).total, 12);
  });

  test('twenty vendors', async () => {
    const { list: shown } = await platform().client().value(contract.getVendors, { merchantCode: 'tala' });
    assert.equal(shown.length, 20);
  });

  test('the hot list keeps its order, of the games that can be played', async () => {
    const hot = await platform()
      .client()
      .value(contract.getHotGames, { isPlatform: 2, language: 'EN', platform: 'html5', merchantCode: 'tala' });
    assert.deepEqual(
      hot.list.slice(0, 3).map(({ gameName }) => gameName),
      ['Parol Nights', 'Koi Emperor', 'Carabao Gold'],
    );
    assert.ok(hot.list.every(({ isHot, isClosed }) => isHot && isClosed === undefined));
    assert.ok(hot.list.length >= 9);
    assert.equal((await list({ gameType: 'HOT' })).total, hot.total);
  });

  test('every category is open; the games of a vendor in maintenance say that they are closed, and so does the vendor', async () => {
    const CLOSED = 'TONGITS';
    const close = (isUnderMaintenance: boolean) =>
      platform().db.update(vendors).set({ isUnderMaintenance }).where(eq(vendors.code, CLOSED));
    const tilesOf = async () => {
      const ask = { typeId: 1, merchantCode: 'tala', language: 'EN' } as const;
      const { mapping } = await platform().client().value(contract.getVendorGameTypes, ask);
      return contract.tilesOf(mapping, 'PVP');
    };
    assert.ok((await list({ gameType: 'PVP' })).games.every(({ isClosed }) => isClosed === undefined));
    assert.ok((await tilesOf()).every(({ isClosed }) => isClosed === undefined));
    await close(true);
    const [slots, cards, tiles] = [await list(), await list({ gameType: 'PVP' }), await tilesOf()];
    await close(false);
    assert.ok(slots.games.every(({ isClosed }) => isClosed === undefined));
    const shut = cards.games.filter(({ isClosed }) => isClosed);
    assert.ok(shut.length > 0 && shut.every(({ vassalage, isHot }) => vassalage === CLOSED && !isHot));
    assert.deepEqual(
      tiles
        .filter(({ isClosed }) => isClosed)
        .map(({ vassalage, isUnderMaintenance }) => [vassalage, isUnderMaintenance]),
      [[CLOSED, true]],
    );
  });

  test('favourites are added once, listed last first, and removed', async () => {
    const browser = await platform().signedIn();
    const change = (nodeId: string) => ({ nodeId, token: '', vendor: '' });
    for (const nodeId of ['100001', '100003', '100001'])
      await browser.value(favouritesContract.addFavourite, change(nodeId));
    assert.deepEqual((await browser.value(favouritesContract.getFavouriteIds, {})).list, ['100003', '100001']);
    await browser.value(favouritesContract.removeFavourite, change('100003'));
    const { content, totalPages } = await browser.value(favouritesContract.getFavourites, {
      pageNo: 1,
      pageSize: 26,
      language: 'EN',
    });
    assert.deepEqual(
      content.map(({ nodeId }) => nodeId),
      ['100001'],
    );
    assert.equal(totalPages, 1);
    assert.equal((await browser.call(favouritesContract.addFavourite, change('none'))).errorCode, 'not.found');
    assert.equal((await platform().client().call(favouritesContract.getFavouriteIds, {})).status, 401);
  });

  test('recent games come last played first, each once', async () => {
    const browser = await platform().signedIn();
    for (const nodeId of ['100001', '100002', '100001'])
      await browser.value(playContract.addRecentGame, { nodeId, gameId: '', vassalage: '' });
    const { list: recent } = await browser.value(playContract.getRecentGames, {
      page: 1,
      pageSize: 25,
      language: 'EN',
      clientType: 2,
    });
    assert.deepEqual(
      recent.map(({ nodeId }) => nodeId),
      ['100001', '100002'],
    );
  });

  test('every icon of a page is drawn, for ever, and unknown ones are not', async () => {
    const { games } = await list();
    for (const { iconUrl } of games.slice(0, 5)) {
      const response = await platform().client().fetch(iconUrl);
      assert.equal(response.headers.get('content-type'), 'image/svg+xml; charset=utf-8');
      assert.match(response.headers.get('cache-control') ?? '', /immutable/);
      assert.match(await response.text(), /^<svg/);
    }
    for (const missing of [
      'game/none.svg',
      'hero/none.svg',
      'vendor/none.svg',
      'crest/none.svg',
      'none/x.svg',
      'constructor/x.svg',
      '__proto__/x.svg',
    ]) {
      assert.equal((await platform().client().fetch(`/wps/art/${missing}`)).status, 404);
    }
  });

  test('an unchanged answer costs an empty 304', async () => {
    const path = `${contract.getVendors.path}?merchantCode=tala`;
    const first = await platform().client().fetch(path);
    const tag = first.headers.get('etag') ?? '';
    const second = await platform()
      .client()
      .fetch(path, { headers: { 'If-None-Match': tag } });
    assert.equal(second.status, 304);
    assert.equal(await second.text(), '');
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getGameList } from '@shared-kernel/contracts/browse/game-list';
import { getGameShelves } from '@shared-kernel/contracts/browse/shelves';
import { GAME_CATEGORIES } from '@shared-kernel/contracts/system/values';
import type { InputOf } from '@shared-kernel/contracts/wire/endpoint';
import { describePlatform } from '../../testing/test-platform.ts';

describePlatform('shelves of the lobby', 'catalogue', (platform) => {
  const ask = async (own: Partial<InputOf<typeof getGameShelves>> = {}, merchant = 'tala') => {
    const { shelves = [] } = await platform()
      .client(merchant)
      .value(getGameShelves, { merchantCode: merchant, language: 'EN', size: 9, ...own });
    return shelves;
  };
  const list = (gameType: string, own: Partial<InputOf<typeof getGameList>> = {}) =>
    platform()
      .client()
      .value(getGameList, {
        merchant: 'tala',
        platform: 'html5',
        gameType,
        pageNo: 1,
        pageSize: 9,
        language: 'EN',
        clientType: 2,
        ...own,
      });

  test('every category has what its own list begins with, and as many', async () => {
    const shelves = await ask();
    assert.deepEqual(
      shelves.map(({ gameCategory }) => gameCategory),
      [...GAME_CATEGORIES],
    );
    for (const { gameCategory, total, games } of shelves.filter(({ gameCategory }) => gameCategory !== 'HOT')) {
      const page = await list(gameCategory);
      assert.equal(total, page.total, gameCategory);
      assert.deepEqual(
        games.map(({ nodeId }) => nodeId),
        page.games.map(({ nodeId }) => nodeId),
        gameCategory,
      );
    }
    assert.deepEqual(
      shelves[0]?.games.slice(0, 3).map(({ gameName }) => gameName),
      ['Parol Nights', 'Koi Emperor', 'Carabao Gold'],
    );
  });

  test('a name and a vendor leave what has both; a category without any has no shelf', async () => {
    const named = await ask({ gameName: 'pAROL n' });
    assert.deepEqual(
      named.map(({ gameCategory, total }) => [gameCategory, total]),
      [
        ['HOT', 1],
        ['RNG', 1],
      ],
    );
    const ofVendor = await ask({ vassalage: 'OBRA' });
    assert.ok(ofVendor.length > 0);
    assert.ok(ofVendor.every(({ games }) => games.every(({ vassalage }) => vassalage === 'OBRA')));
    for (const gameName of ['%', '_', "'; drop table games; --"]) assert.deepEqual(await ask({ gameName }), []);
  });

  test('a brand without cockfights is not told of them', async () => {
    const shelves = await ask({}, 'mabuhay');
    assert.ok(shelves.every(({ gameCategory }) => gameCategory !== 'COCKFIGHT'));
    assert.ok(shelves.every(({ games }) => games.every(({ gameType }) => gameType !== 'COCKFIGHT')));
  });

  test('as many games as asked for, no more than a list has', async () => {
    assert.ok((await ask({ size: 2 })).every(({ games }) => games.length <= 2));
    const { status } = await platform()
      .client()
      .call(getGameShelves, { merchantCode: 'tala', language: 'EN', size: 1000 });
    assert.equal(status, 400);
  });
});

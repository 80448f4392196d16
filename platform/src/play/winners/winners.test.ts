import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getWinnerBoard } from '@shared-kernel/contracts/browse/winners';
import type { InputOf } from '@shared-kernel/contracts/wire/endpoint';
import { writeSetting } from '../../settings/settings.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { wins } from './winners.tables.ts';

const HOUR_MS = 3_600_000;
/** Noon in Manila, so that two hours ago is today and thirteen are not. */
const NOON = new Date('2026-07-15T12:00:00+08:00');
const hoursAgo = (hours: number) => new Date(NOON.getTime() - hours * HOUR_MS);

describePlatform('winners', 'catalogue', (platform) => {
  const won = (amount: bigint, wonAt: Date, merchant = 'tala', nodeId = '100001') =>
    platform().db.insert(wins).values({ merchant, nodeId, maskedName: 'mar***88', amount, wonAt });
  const board = async (ask: Partial<InputOf<typeof getWinnerBoard>> = {}, merchant = 'tala') => {
    const { period, list } = await platform()
      .client(merchant)
      .value(getWinnerBoard, { gameCategory: 'ALL', language: 'EN', limitNum: 20, ...ask });
    return { period, amounts: list.map(({ vo }) => vo.winAmount) };
  };

  test('a board looks back on the merchant’s day, seven days or thirty, highest first', async () => {
    await writeSetting(platform().db, 'clock', { offsetMs: NOON.getTime() - Date.now() });
    await won(100_000n, hoursAgo(2));
    await won(300_000n, hoursAgo(13));
    await won(200_000n, hoursAgo(8 * 24));
    await won(900_000n, hoursAgo(31 * 24));
    await won(800_000n, hoursAgo(1), 'luna');
    assert.deepEqual(await board({ period: 'today' }), { period: 'today', amounts: ['1000.00'] });
    assert.deepEqual(await board({ period: '7d' }), { period: '7d', amounts: ['3000.00', '1000.00'] });
    assert.deepEqual(await board({ period: '30d' }), { period: '30d', amounts: ['3000.00', '2000.00', '1000.00'] });
    assert.deepEqual(await board(), await board({ period: '7d' }), 'who does not say gets the recent ones');
    assert.deepEqual((await board({}, 'luna')).amounts, ['8000.00']);
  });

  test('a category keeps its own, and a limit the highest', async () => {
    assert.deepEqual((await board({ gameCategory: 'FISH' })).amounts, []);
    assert.deepEqual((await board({ gameCategory: 'RNG', limitNum: 1 })).amounts, ['3000.00']);
  });

  test('a period that nobody knows is refused', async () => {
    const { status } = await platform()
      .client()
      .fetch(`${getWinnerBoard.path}?gameCategory=ALL&language=EN&limitNum=20&period=ever`);
    assert.equal(status, 400);
  });
});

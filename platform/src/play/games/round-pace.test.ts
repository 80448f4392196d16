import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from '../../database/orm.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import { forgetMerchants } from '../../merchants/merchants.ts';
import { openGame } from '../../testing/open-game.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { type OpenedLaunch, openLaunch } from './opened-launch.ts';
import { playRound } from './play-round.ts';

const SLOT_NODE = '100001';
const OTHER_SLOT_NODE = '100002';
const FLOOR_MS = 2500;
const START = new Date('2026-03-01T04:00:00Z');
const later = (ms: number): Date => new Date(START.getTime() + ms);

describePlatform('the shortest round', 'catalogue', (platform) => {
  /** As where players are: no variable stands in for what the merchant set. */
  const here = () => {
    const { platform: made } = platform().api;
    return { ...made, config: { ...made.config, shortestRoundMs: undefined } };
  };
  const opened = async (browser: TestClient, node = SLOT_NODE): Promise<OpenedLaunch> =>
    openLaunch(here(), (await openGame(browser, node)).launch, new Date());
  const play = (launch: OpenedLaunch, idempotencyKey: string, at: Date) =>
    playRound(here(), launch, { stakeMinor: 100, idempotencyKey }, at);
  const tooSoon = (retryAfterMs: number) => ({ code: 'rate.limited', retryAfterMs });

  test('holds a member to one round in 2.5 s, over all games and launches, and nobody else', async () => {
    const browser = await platform().signedIn({ balanceMinor: 10_000 });
    const launch = await opened(browser);
    const first = await play(launch, 'first-round', START);
    await assert.rejects(play(launch, 'second-round', later(FLOOR_MS - 1)), tooSoon(1));
    await assert.rejects(play(await opened(browser), 'second-round', later(500)), tooSoon(2000));
    await assert.rejects(play(await opened(browser, OTHER_SLOT_NODE), 'second-round', later(500)), tooSoon(2000));
    assert.equal((await play(launch, 'first-round', later(1))).betNo, first.betNo);
    const other = await opened(await platform().signedIn({ balanceMinor: 10_000 }));
    assert.equal((await play(other, 'their-round', later(1))).stakeMinor, 100);
    assert.equal((await play(launch, 'second-round', later(FLOOR_MS))).stakeMinor, 100);
  });

  test('is the operator’s: another time, or none', async () => {
    const set = async (shortestRoundMs: number) => {
      await platform().db.update(merchants).set({ shortestRoundMs }).where(eq(merchants.code, 'luna'));
      forgetMerchants(platform().db);
    };
    const launch = await opened(await platform().signedIn({ balanceMinor: 10_000 }, 'luna'));
    await set(5000);
    await play(launch, 'slow-round-1', START);
    await assert.rejects(play(launch, 'slow-round-2', later(4999)), tooSoon(1));
    await set(0);
    assert.equal((await play(launch, 'slow-round-2', START)).stakeMinor, 100);
  });
});

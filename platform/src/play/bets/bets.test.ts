import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBetRecords } from '@shared-kernel/contracts/member/bets';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { eq } from '../../database/orm.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';
import { vendors } from '../catalogue/catalogue.tables.ts';
import { bets } from './bets.tables.ts';

const NODE = '100001';
const VENDOR = 'PERLAS';
const BET = { nodeId: NODE, isFreePlay: false, stake: 100n, validBet: 100n, payout: 0n, status: 'settled' } as const;

describeOnBothDatabases('bet records', 'catalogue', (platform) => {
  test('a bet placed while one scrolls repeats no row and skips none; the totals come once', async () => {
    const member = await platform().member({});
    const browser = platform().client();
    await browser.logIn(member.username, member.password);
    const place = (betNo: string, at: number) =>
      platform()
        .db.insert(bets)
        .values({ ...BET, betNo, memberId: Number(member.id), placedAt: new Date(at) });
    const start = Date.now();
    for (let number = 1; number <= 5; number += 1) await place(`old-${number}`, start - number * 1000);
    const day = { startDate: dayOf(new Date(start - 10_000)), endDate: dayOf(new Date(start + 60_000)) };
    const page = (pageNo: number, asOf?: string) =>
      browser.value(getBetRecords, { ...day, pageNo, pageSize: 2, language: 'EN', asOf });

    const first = await page(1);
    assert.equal(first.footer?.count, 5);
    await place('new', Date.now());
    const rest = [await page(2, first.asOf), await page(3, first.asOf)];
    const numbers = [first, ...rest].flatMap(({ list }) => list.map(({ betNo }) => betNo));
    assert.deepEqual(numbers, ['old-1', 'old-2', 'old-3', 'old-4', 'old-5']);
    for (const { footer, totalPages, asOf } of rest) {
      assert.deepEqual([footer, totalPages, asOf], [undefined, 3, first.asOf]);
    }
    assert.equal((await page(1)).footer?.count, 6);
  });

  test('a bet names the game to play it again by, but not while its vendor is in maintenance', async () => {
    const member = await platform().member({});
    const browser = platform().client();
    await browser.logIn(member.username, member.password);
    const placedAt = new Date();
    await platform()
      .db.insert(bets)
      .values({ ...BET, betNo: 'again', memberId: Number(member.id), placedAt });
    const day = { startDate: dayOf(new Date(placedAt.getTime() - 10_000)), endDate: dayOf(placedAt) };
    const again = async () => {
      const { list } = await browser.value(getBetRecords, { ...day, pageNo: 1, pageSize: 1, language: 'EN' });
      return list.map(({ game }) => game);
    };
    const close = (isUnderMaintenance: boolean) =>
      platform().db.update(vendors).set({ isUnderMaintenance }).where(eq(vendors.code, VENDOR));
    assert.deepEqual(
      (await again()).map((game) => [game?.nodeId, game?.vassalage]),
      [[NODE, VENDOR]],
    );
    await close(true);
    const shut = await again();
    await close(false);
    assert.deepEqual(shut, [undefined]);
  });

  test('a range is at most 90 days', async () => {
    const browser = await platform().signedIn();
    const ask = { startDate: '2026-01-01', endDate: '2026-04-01', pageNo: 1, pageSize: 20, language: 'EN' } as const;
    assert.equal((await browser.call(getBetRecords, ask)).errorCode, 'request.invalid');
  });
});

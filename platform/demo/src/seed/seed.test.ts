import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { getTeamKpi, getTeamOverview } from '@shared-kernel/contracts/agent/agent';
import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { getWinnerBoard } from '@shared-kernel/contracts/browse/winners';
import { getBenefits } from '@shared-kernel/contracts/member/benefits';
import { getBetRecords } from '@shared-kernel/contracts/member/bets';
import {
  getBalance,
  getClubBenefit,
  getMemberInfo,
  getPromotions,
  getUnreadCount,
} from '@shared-kernel/contracts/member/member';
import { getProfitAndLoss } from '@shared-kernel/contracts/member/profit';
import { getManualRebate, getRebateRecords } from '@shared-kernel/contracts/member/rebates';
import { addDays, dayOf, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { getWhitelabel } from '@shared-kernel/contracts/system/system';
import { loginChallenges } from '../../../src/accounts/session/session.tables.ts';
import { seedMarks } from '../../../src/base/seed.tables.ts';
import { and, count, eq, gte, isNotNull, like, lt, sql } from '../../../src/database/orm.ts';
import { members } from '../../../src/identity/members.tables.ts';
import { checkLedger } from '../../../src/ledger/check.ts';
import { ledgerTransactions } from '../../../src/ledger/ledger.tables.ts';
import { depositChannels, deposits } from '../../../src/money/deposits/deposits.tables.ts';
import { orderSteps, orders } from '../../../src/orders/orders.tables.ts';
import { bets } from '../../../src/play/bets/bets.tables.ts';
import { writeMatches } from '../../../src/play/games/book/run-matches.ts';
import { describePlatform } from '../../../src/testing/test-platform.ts';
import { GAME_ART_LIMIT_BYTES, gameArt } from '../art/game-art.ts';
import { BRANDS_FOLDER, readBrands } from './brand-folders.ts';
import { DEMO_PASSWORD, JUAN, LIZA, MARA } from './demo-accounts.ts';
import { findDemoPasswords } from './demo-passwords.ts';
import { gameRows } from './games.seed.ts';
import { peopleOf } from './people.seed.ts';
import { seed } from './seed.ts';
import { VENDORS } from './vendors.seed.ts';

test('the catalogue is the same every time: 1,482 titles, each once, from 20 vendors', () => {
  const games = gameRows();
  assert.deepEqual(games, gameRows());
  assert.equal(games.length, 1482);
  assert.equal(new Set(games.map(({ name }) => name)).size, 1482);
  assert.equal(new Set(games.map(({ vendor }) => vendor)).size, 20);
  assert.equal(new Set(games.map(({ category }) => category)).size, 10, 'HOT is a list of its own');
  const codes = games.filter(({ category }) => category === 'RNG').map(({ gameCode }) => gameCode);
  assert.equal(new Set(codes).size, codes.length);
});

test('every title can be drawn within the limit', () => {
  for (const game of gameRows()) {
    const vendorHue = VENDORS.find(({ code }) => code === game.vendor)?.hue ?? 0;
    const svg = gameArt({ gameId: game.gameId, category: game.category, vendorHue, title: game.name });
    assert.ok(Buffer.byteLength(svg) <= GAME_ART_LIMIT_BYTES, game.name);
  }
});

test('the same people join every time', () => {
  const now = new Date('2026-07-14T12:00:00Z');
  assert.deepEqual(peopleOf('tala', 'great', now, '2026-07-14'), peopleOf('tala', 'great', now, '2026-07-14'));
});

describePlatform('seed', 'everything', (platform) => {
  const day = dayOf(new Date());

  test('the ledger is sound', async () => {
    const report = await checkLedger(platform().db);
    assert.equal(report.isSound, true, JSON.stringify(report));
    assert.ok(report.transactions > 20_000);
  });

  test('every password of it is the known one, and is found by the command that closes them', async () => {
    const { db } = platform();
    const seeded = await db.select({ id: members.id }).from(members).where(isNotNull(members.passwordHash));
    const open = await findDemoPasswords(db, { peppers: [] });
    assert.deepEqual([open.length > 500, open.length], [true, seeded.length]);
  });

  test('demo accounts sign in, with their balances, in every brand', async () => {
    for (const { code: merchant } of readBrands()) {
      for (const [account, balance] of [
        [JUAN, '12480.50'],
        [MARA, '384120.75'],
        [LIZA, '2350.00'],
      ] as const) {
        const browser = platform().client(merchant);
        await browser.logIn(account.username, DEMO_PASSWORD);
        assert.equal((await browser.value(getBalance, {})).sumBalance, balance, `${account.username} of ${merchant}`);
        assert.equal(Number((await browser.value(getMemberInfo, {})).type), account.type);
      }
    }
  });

  test('juan plays under mara and has things waiting', async () => {
    const browser = platform().client();
    await browser.logIn(JUAN.username, DEMO_PASSWORD);
    assert.equal((await browser.value(getMemberInfo, {})).toUpline, 'mar***nt');
    assert.equal((await browser.value(getPromotions, {})).totalUnclaimedPromosCount, 4);
    const { claimable } = await browser.value(getManualRebate, {});
    assert.equal((await browser.value(getPromotions, {})).claimableRebate, claimable);
    assert.equal(await browser.value(getUnreadCount, {}), 12);
    const club = await browser.value(getClubBenefit, {});
    assert.equal(club.level, 3);
    assert.equal(club.target, '100000.00');
    const { levels } = await browser.value(getBenefits, { language: 'EN' });
    assert.deepEqual(
      levels.slice(0, 4).map(({ state }) => state),
      ['over', 'over', 'claimable', 'notReached'],
    );
    const desk = await (await browser.fetch(`/rewards?member=${JUAN.username}`)).text();
    assert.equal(desk.split('VIP 2</td><td>VIP 1').length - 1, readBrands().length, 'he fell once');
    const range = { startDate: addDays(day, -59), endDate: day };
    const records = await browser.value(getBetRecords, { ...range, pageNo: 1, pageSize: 20, language: 'EN' });
    assert.ok(Number(records.footer?.count) > 200);
    const last = records.list.map(({ placedAt }) => placedAt);
    assert.deepEqual(last, [...last].sort().reverse());
  });

  test('each of juan’s days gave back what its bets were worth; today’s wait to be claimed', async () => {
    const browser = platform().client();
    await browser.logIn(JUAN.username, DEMO_PASSWORD);
    const range = { startDate: addDays(day, -59), endDate: day, language: 'EN' } as const;
    const { list, footer } = await browser.value(getRebateRecords, { ...range, pageNo: 1, pageSize: 100 });
    assert.ok(Number(footer?.count) > 50, String(footer?.count));
    assert.deepEqual(new Set(list.map(({ status }) => status)), new Set(['credited']));
    assert.equal((await browser.value(getProfitAndLoss, range)).rebate, footer?.amount);
    assert.ok(list.every((rebate) => rebate.day < day));
  });

  test('mara’s team of three levels lives today', async () => {
    const browser = platform().client();
    await browser.logIn(MARA.username, DEMO_PASSWORD);
    const { footer } = await browser.value(getTeamKpi, {
      startDate: addDays(day, -1),
      endDate: addDays(day, -1),
      size: 0,
    });
    assert.ok(footer.teamLoginMemberCount > 100, String(footer.teamLoginMemberCount));
    assert.ok(footer.teamBetMemberCount > 60 && footer.teamBetMemberCount <= footer.teamLoginMemberCount);
  });

  test('the house keeps a few percent of what mara’s team stakes', async () => {
    const browser = platform().client();
    await browser.logIn(MARA.username, DEMO_PASSWORD);
    const range = { startDate: addDays(day, -29), endDate: day, language: 'EN' } as const;
    const { stake, profit } = await browser.value(getTeamOverview, range);
    const kept = Number(profit) / Number(stake);
    assert.ok(kept > 0.01 && kept < 0.2, String(kept));
  });

  test('liza has no upline', async () => {
    const browser = platform().client();
    await browser.logIn(LIZA.username, DEMO_PASSWORD);
    assert.equal((await browser.value(getMemberInfo, {})).toUpline, undefined);
  });

  test('the winner board opens with its large wins, highest first', async () => {
    const { list } = await platform()
      .client()
      .value(getWinnerBoard, { gameCategory: 'ALL', language: 'EN', limitNum: 20 });
    const amounts = list.map(({ vo }) => Number(vo.winAmount));
    assert.deepEqual(list[0]?.vo, {
      ...list[0]?.vo,
      customerName: 'mar***88',
      gameName: 'Koi Emperor',
      winAmount: '184320.50',
    });
    assert.ok(amounts.length > 4);
    assert.deepEqual(
      amounts,
      amounts.toSorted((a, b) => b - a),
    );
  });

  test('the home page’s content comes in both languages, only the types asked for', async () => {
    // A job writes the matches.
    await writeMatches(platform().db, new Date(), []);
    const ask = { groupName: 'm_home', platform: 'M' as const, merchantCode: 'tala' };
    const english = await platform()
      .client()
      .value(getAnnouncements, { ...ask, types: 'B,PL,PU,H', language: 'EN' });
    const filipino = await platform()
      .client()
      .value(getAnnouncements, { ...ask, types: 'B,PL,PU,H', language: 'TY' });
    assert.equal(english.banners[0]?.title, 'Lantern season: 1.2% daily rebate');
    assert.equal(filipino.banners[0]?.title, 'Panahon ng parol: 1.2% rebate araw-araw');
    assert.ok(english.notices.length > 1 && english.popups.length > 2 && english.hotMatches.length > 1);
    const crests = english.hotMatches.flatMap((match) => [match.homeTeamImageUrl, match.awayTeamImageUrl]);
    const pictures = [...english.banners, ...english.popups].map(({ imageUrl }) => imageUrl);
    for (const url of [...pictures, ...crests])
      assert.equal(
        (
          await platform()
            .client()
            .fetch(url ?? '')
        ).status,
        200,
        url,
      );
    assert.ok(english.hotMatches.every(({ matchTime }) => new Date(matchTime) > new Date()));
    const banners = await platform()
      .client()
      .value(getAnnouncements, { ...ask, types: 'B', language: 'EN' });
    assert.deepEqual([banners.notices, banners.popups, banners.hotMatches], [[], [], []]);
    assert.equal(
      (
        await platform()
          .client()
          .call(getAnnouncements, { ...ask, types: 'B,X', language: 'EN' })
      ).status,
      400,
    );
  });

  test('an agent’s unread notices are counted', async () => {
    const browser = platform().client();
    await browser.logIn(MARA.username, DEMO_PASSWORD);
    const ask = {
      types: 'A',
      groupName: 'm_home',
      platform: 'M' as const,
      merchantCode: 'tala',
      language: 'EN' as const,
    };
    assert.equal((await browser.value(getAnnouncements, ask)).footer.unreadCount, 2);
    assert.equal((await platform().client().value(getAnnouncements, ask)).footer.unreadCount, 0);
  });

  test('a feature that arrives later fills a database that is there already', async () => {
    const { db } = platform();
    const counted = async () => ({
      deposits: (await db.select().from(deposits)).length,
      steps: (await db.select().from(orderSteps)).length,
    });
    const before = await counted();
    const paid = await db
      .select({ id: ledgerTransactions.id })
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.kind, 'deposit'));
    assert.ok(paid.length > 100);
    assert.deepEqual(before, { deposits: paid.length, steps: 4 * paid.length });
    // The database lets nobody remove these, its owner's triggers aside.
    await platform().database.asOwner(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      for (const table of [deposits, orderSteps, orders, seedMarks]) await tx.delete(table);
    });
    await seed(db, new Date());
    assert.deepEqual(await counted(), before);
    await seed(db, new Date());
    assert.deepEqual(await counted(), before);
  });

  test('seeding again the same day changes nothing; the next day it adds that day and leaves demo balances alone', async () => {
    const { db } = platform();
    const total = async () => (await db.select({ rows: count() }).from(bets))[0]?.rows ?? 0;
    const before = await total();
    await seed(db, new Date());
    assert.equal(await total(), before);

    const tomorrow = addDays(day, 1);
    const noon = new Date(startOfDay(tomorrow).getTime() + 12 * 3_600_000);
    await seed(db, noon);
    const added = await db
      .select({ rows: count() })
      .from(bets)
      .innerJoin(members, eq(members.id, bets.memberId))
      .where(and(gte(bets.placedAt, startOfDay(tomorrow)), lt(bets.placedAt, noon), like(members.merchant, 'tala')));
    assert.ok((added[0]?.rows ?? 0) > 100);
    const ordered = await db
      .select({ rows: count() })
      .from(orders)
      .where(gte(orders.createdAt, startOfDay(tomorrow)));
    assert.ok((ordered[0]?.rows ?? 0) > 0);
    assert.equal((await checkLedger(db)).isSound, true);
    const browser = platform().client();
    await browser.logIn(JUAN.username, DEMO_PASSWORD);
    assert.equal((await browser.value(getBalance, {})).sumBalance, '12480.50');
  });

  test('a brand whose folder comes later gets its own members, host name and history; the others stay as they were', async (context) => {
    const root = await mkdtemp(join(tmpdir(), 'brands-'));
    context.after(() => rm(root, { recursive: true }));
    await cp(BRANDS_FOLDER, root, { recursive: true });
    await cp(join(root, 'luna'), join(root, 'perlas'), { recursive: true });
    const file = join(root, 'perlas/brand.json');
    const brand = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...brand, name: 'Perlas', minimumAge: 18, hosts: ['perlas.localhost'] }));
    process.env.BRANDS = root;
    context.after(() => void delete process.env.BRANDS);
    const countOf = async () => (await platform().db.select({ of: count() }).from(members))[0]?.of ?? 0;
    const before = await countOf();
    await seed(platform().db, new Date(), { hasDemoPassword: false, peppers: [] });
    const browser = platform().client('perlas');
    assert.equal((await browser.tryLogIn(JUAN.username, DEMO_PASSWORD)).errorCode, 'login.failed');
    const able = and(eq(members.merchant, 'perlas'), isNotNull(members.passwordHash));
    assert.equal((await platform().db.select({ of: count() }).from(members).where(able))[0]?.of, 0);
    const body = JSON.stringify({ merchant: 'perlas', username: JUAN.username, password: 'Harbour-2027' });
    await browser.fetch('/control/member/change', { method: 'POST', body });
    await platform().db.delete(loginChallenges);
    await browser.logIn(JUAN.username, 'Harbour-2027');
    assert.equal((await browser.value(getBalance, {})).sumBalance, '12480.50');
    const { name, minimumAge } = await browser.value(getWhitelabel, {});
    assert.deepEqual([name, minimumAge], ['Perlas', 18]);
    const range = { startDate: addDays(day, -59), endDate: day };
    const records = await browser.value(getBetRecords, { ...range, pageNo: 1, pageSize: 20, language: 'EN' });
    assert.ok(Number(records.footer?.count) > 0);
    const after = await countOf();
    assert.ok(after > before);
    const { db } = platform();
    const channels = await db.select().from(depositChannels).where(eq(depositChannels.merchant, 'perlas'));
    assert.deepEqual(channels.map(({ code }) => code).sort(), ['BANK', 'GATEWAY', 'GCASH', 'MAYA', 'OPERATOR', 'QRPH']);
    const [ordered] = await db
      .select({ rows: count() })
      .from(orders)
      .innerJoin(members, eq(members.id, orders.memberId))
      .where(eq(members.merchant, 'perlas'));
    assert.ok(Number(ordered?.rows) > 0);
    await seed(platform().db, new Date());
    assert.equal(await countOf(), after, 'once');
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { launchGame } from '@shared-kernel/contracts/browse/play';
import { getBetRecords } from '@shared-kernel/contracts/member/bets';
import { takeTimeOut } from '@shared-kernel/contracts/member/exclusions';
import { setLossLimit } from '@shared-kernel/contracts/member/play-limits';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { HOUR_MS } from '@shared-kernel/node/durations';
import { and, asc, eq, ne } from '../../../database/orm.ts';
import { sessions } from '../../../identity/sessions.tables.ts';
import { checkLedger } from '../../../ledger/check.ts';
import { writeSetting } from '../../../settings/settings.ts';
import { launchAsk, openGame, takeTicketOf, ticketOf } from '../../../testing/open-game.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../../testing/test-platform.ts';
import { watchLog } from '../../../testing/watch-log.ts';
import { bets } from '../../bets/bets.tables.ts';
import { games } from '../../catalogue/catalogue.tables.ts';
import { checkRound } from '../../fair-random/check-round.ts';
import { nodeHmac } from '../../seeds/node-hmac.ts';
import { hashOfSeed, newSeed } from '../../seeds/server-seed.ts';
import { bookLegs, bookLimits, bookMatches } from './book.tables.ts';
import { createMatchLists } from './match-list.ts';
import { oddsOfMatch } from './match-odds.ts';
import type { PlacedSlip, SlipAsk } from './place-slip.ts';
import { playMatchNow } from './play-match-now.ts';
import { mostPayout } from './rules/payout.ts';
import { rules } from './rules/rules.ts';
import type { Score } from './rules/scores.ts';
import { endNext, moveNext, writeMatches } from './run-matches.ts';
import { settleSlips } from './settle-slips.ts';
import type { ShownMatch } from './shown-match.ts';
import type { ShownSlip } from './slip-list.ts';

const STAKE = 10_000;

interface Book {
  readonly matches: readonly ShownMatch[];
  readonly results: readonly ShownMatch[];
  readonly slips: readonly ShownSlip[];
  readonly balanceMinor: number;
  readonly terms: { readonly mostStakeMinor: number };
}

describeOnBothDatabases('the book', 'catalogue', (platform) => {
  let made = 0;
  /** A football match that begins in an hour, of this test alone. */
  const aMatch = async (own: Partial<typeof bookMatches.$inferInsert> = {}) => {
    made += 1;
    const row = {
      id: `2026-01-01.9.${made}`,
      category: 'SPORTS',
      sport: 'football',
      league: { EN: 'Test League', TY: 'Test League' },
      homeTeam: `Home ${made}`,
      awayTeam: `Away ${made}`,
      rates: [150, 110],
      startsAt: new Date(Date.now() + HOUR_MS),
      endsAt: new Date(Date.now() + 2 * HOUR_MS),
      movesAt: null,
      moves: [],
      state: 'open',
      ...(await newSeed([])),
      ...own,
    } as const satisfies typeof bookMatches.$inferInsert;
    const [match] = await platform().db.insert(bookMatches).values(row).returning();
    assert.ok(match);
    return match;
  };
  const nodeOf = async (category: 'SPORTS' | 'ESPORTS' | 'COCKFIGHT') => {
    const [game] = await platform()
      .db.select()
      .from(games)
      .where(eq(games.category, category))
      .orderBy(asc(games.sort))
      .limit(1);
    return game?.nodeId ?? '';
  };
  const open = async (browser: TestClient, category: 'SPORTS' | 'ESPORTS' | 'COCKFIGHT' = 'SPORTS') =>
    (await openGame(browser, await nodeOf(category))).launch;
  const ask = async <Value>(launch: string, path: string, body?: object) => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const headers = { Launch: launch, ...(body ? { 'Content-Type': 'application/json' } : {}) };
    const response = await platform()
      .client()
      .fetch(`/wps/play/api/${path}`, { ...init, headers });
    return { status: response.status, ...((await response.json()) as { errorCode?: string; value: Value }) };
  };
  const bookOf = async (launch: string) => (await ask<Book>(launch, 'book?lang=EN')).value;
  type Row = Awaited<ReturnType<typeof aMatch>>;
  const legOf = (match: Row, pick = 'winner:home') => ({
    matchId: match.id,
    pick,
    odds: oddsOfMatch(match).get(pick) ?? 0,
  });
  const place = <Value = PlacedSlip>(launch: string, legs: SlipAsk['legs'], more: Partial<SlipAsk> = {}) =>
    ask<Value>(launch, 'slips', { legs, stake: STAKE, accept: 'same', idempotencyKey: randomUUID(), ...more });
  /** Ends a match as it is told, and settles. */
  const endWith = async (match: Row, score: Score | null) => {
    const set = { state: score ? ('ended' as const) : ('void' as const), score };
    await platform().db.update(bookMatches).set(set).where(eq(bookMatches.id, match.id));
    await settleSlips(platform().db, new Date(), new AbortController().signal);
  };
  const betOf = async (betNo: string) => (await platform().db.select().from(bets).where(eq(bets.betNo, betNo)))[0];
  const player = async (balanceMinor = 100_000) => {
    const browser = await platform().signedIn({ balanceMinor });
    return { browser, launch: await open(browser) };
  };

  test('a slip is a bet that is open until its match has ended, then paid at its odds, once', async () => {
    const match = await aMatch();
    const { browser, launch } = await player();
    const leg = legOf(match);
    const key = randomUUID();
    const placed = await place(launch, [leg], { idempotencyKey: key });
    assert.equal(placed.value.balanceMinor, 90_000);
    assert.deepEqual((await place(launch, [leg], { idempotencyKey: key })).value, placed.value);
    assert.equal((await place(launch, [leg], { idempotencyKey: key, stake: 20_000 })).errorCode, 'request.duplicate');
    assert.equal((await betOf(placed.value.betNo))?.status, 'open');
    await endWith(match, { home: 2, away: 1 });
    const settled = await betOf(placed.value.betNo);
    assert.deepEqual(
      [settled?.status, settled?.payout, settled?.validBet],
      ['settled', BigInt(leg.odds * 100), 10_000n],
    );
    const day = { startDate: dayOf(new Date()), endDate: dayOf(new Date()) };
    const record = await browser.value(getBetRecords, { ...day, pageNo: 1, pageSize: 20, language: 'TY' });
    assert.deepEqual(record.list[0]?.legs, [
      {
        match: `${match.homeTeam} – ${match.awayTeam}`,
        pick: `Panalo: ${match.homeTeam}`,
        odds: (leg.odds / 100).toFixed(2),
        score: '2–1',
      },
    ]);
    const book = await bookOf(launch);
    assert.equal(book.balanceMinor, 90_000 + leg.odds * 100);
    assert.deepEqual(
      book.slips.map(({ status, legs }) => [status, legs[0]?.state]),
      [['settled', 'won']],
    );
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('odds that have moved are told and not taken, unless the asker takes them', async () => {
    const match = await aMatch();
    const { launch } = await player();
    const leg = legOf(match);
    await playMatchNow(platform().api.platform, { matchId: match.id, until: 'move' });
    const [moved] = await platform().db.select().from(bookMatches).where(eq(bookMatches.id, match.id));
    assert.ok(moved && moved.moves.length > 0);
    const now = oddsOfMatch(moved).get(leg.pick);
    assert.ok(now && now !== leg.odds);
    const refused = await place<{ legs: object[] }>(launch, [leg]);
    assert.equal(refused.errorCode, 'odds.moved');
    assert.deepEqual(refused.value.legs, [{ ...leg, odds: now }]);
    assert.equal((await bookOf(launch)).balanceMinor, 100_000);
    const better = await place(launch, [{ ...leg, odds: now + 1 }], { accept: 'better' });
    assert.equal(better.errorCode, 'odds.moved');
    assert.deepEqual((await place(launch, [{ ...leg, odds: now - 1 }], { accept: 'better' })).value.odds, [now]);
    assert.deepEqual((await place(launch, [{ ...leg, odds: now + 1 }], { accept: 'any' })).value.odds, [now]);
  });

  test('a match takes slips until it begins', async () => {
    const begun = await aMatch({ startsAt: new Date(Date.now() - 1) });
    const { launch } = await player();
    const refused = await place<{ matchIds: string[] }>(launch, [legOf(begun)]);
    assert.deepEqual([refused.errorCode, refused.value.matchIds], ['match.closed', [begun.id]]);
    assert.equal((await bookOf(launch)).balanceMinor, 100_000);
  });

  test('a match that was given up gives single stakes back, and counts as 1 on a longer slip', async () => {
    const [off, on] = [await aMatch(), await aMatch()];
    const { launch } = await player();
    const single = (await place(launch, [legOf(off)])).value.betNo;
    const double = (await place(launch, [legOf(off), legOf(on)])).value.betNo;
    await endWith(off, null);
    assert.equal((await betOf(single))?.status, 'void');
    assert.equal((await betOf(double))?.status, 'open');
    await endWith(on, { home: 1, away: 0 });
    assert.equal((await betOf(double))?.payout, BigInt(legOf(on).odds * 100));
    assert.equal((await bookOf(launch)).balanceMinor, 90_000 + legOf(on).odds * 100);
  });

  test('a match whose seed is not the promised one is void, refunded, and logged', async (context) => {
    const match = await aMatch({ endsAt: new Date(0), seedHash: hashOfSeed('another') });
    const { launch } = await player();
    const { betNo } = (await place(launch, [legOf(match)])).value;
    const { lines } = watchLog(context);
    assert.equal(await endNext(platform().db, new Date(), []), true);
    await settleSlips(platform().db, new Date(), new AbortController().signal);
    assert.deepEqual(
      lines('book.match-void').map(({ matchId }) => matchId),
      [match.id],
    );
    const [ended] = (await bookOf(launch)).results.filter(({ id }) => id === match.id);
    assert.deepEqual([ended?.state, ended?.score, ended?.proof], ['void', null, undefined]);
    assert.equal((await betOf(betNo))?.status, 'void');
    assert.equal((await bookOf(launch)).balanceMinor, 100_000);
  });

  test('a slip that cannot be settled is logged, holds up no other, and is settled by a later run', async (context) => {
    const match = await aMatch();
    const { launch } = await player();
    const leg = legOf(match);
    const [broken, whole] = [(await place(launch, [leg])).value.betNo, (await place(launch, [leg])).value.betNo];
    const setPick = (pick: string) => platform().db.update(bookLegs).set({ pick }).where(eq(bookLegs.betNo, broken));
    await setPick('none');
    const { lines } = watchLog(context);
    await endWith(match, { home: 1, away: 0 });
    assert.deepEqual(
      lines('book.slip-not-settled').map(({ betNo }) => betNo),
      [broken],
    );
    assert.deepEqual([(await betOf(broken))?.status, (await betOf(whole))?.status], ['open', 'settled']);
    await setPick(leg.pick);
    await settleSlips(platform().db, new Date(), new AbortController().signal);
    assert.equal((await betOf(broken))?.payout, BigInt(leg.odds * 100));
  });

  test('a quarter line pays half of it', async () => {
    const match = await aMatch({ rates: [165, 120] });
    const quarter = [...oddsOfMatch(match)].find(([pick]) => /^total:under:\d+\.(25|75)$/.test(pick));
    assert.ok(quarter, 'no quarter line');
    const line = Number(quarter[0].split(':')[2]);
    const total = line % 1 === 0.25 ? Math.floor(line) : Math.ceil(line);
    const { launch } = await player();
    const { betNo } = (await place(launch, [legOf(match, quarter[0])])).value;
    await endWith(match, { home: total, away: 0 });
    const bet = await betOf(betNo);
    const expected = line % 1 === 0.25 ? BigInt((STAKE * (100 + quarter[1])) / 200) : 5_000n;
    assert.deepEqual([bet?.payout, bet?.validBet], [expected, 5_000n]);
    assert.equal((await bookOf(launch)).slips[0]?.mostPayoutMinor, Number(expected));
  });

  test('a slip of several matches multiplies, and is lost with the first that is', async () => {
    const [one, other] = [await aMatch(), await aMatch()];
    const { launch } = await player();
    const legs = [legOf(one), legOf(other, 'winner:away')];
    const [won, lost] = [
      (await place(launch, legs)).value,
      (await place(launch, [legOf(one, 'winner:draw'), legOf(other)])).value,
    ];
    await endWith(one, { home: 3, away: 0 });
    assert.deepEqual([(await betOf(won.betNo))?.status, (await betOf(lost.betNo))?.status], ['open', 'settled']);
    const most = mostPayout(
      BigInt(STAKE),
      legs.map(({ odds }) => odds),
    );
    assert.deepEqual(
      (await bookOf(launch)).slips.map(({ mostPayoutMinor }) => mostPayoutMinor),
      [Number(most), 0],
    );
    await endWith(other, { home: 0, away: 1 });
    const [a = 0, b = 0] = legs.map(({ odds }) => odds);
    assert.equal((await betOf(won.betNo))?.payout, (BigInt(STAKE) * BigInt(a) * BigInt(b)) / 10_000n);
    assert.equal((await betOf(lost.betNo))?.payout, 0n);
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('settled by two processes at once, and again, a slip is paid once', async () => {
    const match = await aMatch();
    const { launch } = await player();
    for (let slip = 0; slip < 5; slip += 1) await place(launch, [legOf(match)]);
    await platform()
      .db.update(bookMatches)
      .set({ state: 'ended', score: { home: 1, away: 0 } })
      .where(eq(bookMatches.id, match.id));
    const settle = () => settleSlips(platform().db, new Date(), new AbortController().signal);
    await Promise.all([settle(), settle()]);
    await settle();
    assert.equal((await bookOf(launch)).balanceMinor, 50_000 + 5 * legOf(match).odds * 100);
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('what is no slip is refused and takes nothing', async () => {
    const [match, esports] = [await aMatch(), await aMatch({ category: 'ESPORTS', sport: 'esports', rates: [55, 45] })];
    const { launch } = await player();
    const leg = legOf(match);
    const codes = [
      await place(launch, []),
      await place(launch, [leg, leg]),
      await place(launch, [leg], { stake: 100 }),
      await place(launch, [legOf(esports)]),
      await place(launch, [{ ...leg, pick: 'winner:nobody' }]),
      await place(launch, [leg], { stake: 200_000 }),
    ].map(({ errorCode }) => errorCode);
    assert.deepEqual(codes, [
      'request.invalid',
      'request.invalid',
      'request.invalid',
      'not.found',
      'odds.moved',
      'wallet.insufficient',
    ]);
    assert.equal((await bookOf(launch)).balanceMinor, 100_000);
    const round = { stake: 500, idempotencyKey: randomUUID(), choice: { sport: 'football', rates: [1, 1] } };
    assert.equal((await ask(launch, 'round', round)).errorCode, 'request.invalid');
  });

  test('a slip stakes what the merchant takes at most, and no centavo more', async () => {
    const match = await aMatch();
    const { launch } = await player(3_000_000);
    const most = (await bookOf(launch)).terms.mostStakeMinor;
    assert.equal((await place(launch, [legOf(match)], { stake: most + 1 })).errorCode, 'request.invalid');
    assert.equal((await bookOf(launch)).balanceMinor, 3_000_000);
    assert.equal((await place(launch, [legOf(match)], { stake: most })).value.stakeMinor, most);
    assert.equal((await bookOf(launch)).balanceMinor, 3_000_000 - most);
  });

  test('free play stakes play money, and is a slip of its own under the same key', async () => {
    const match = await aMatch();
    const { browser, launch } = await player();
    const free = (await openGame(browser, await nodeOf('SPORTS'), true)).launch;
    const granted = (await bookOf(free)).balanceMinor;
    const leg = legOf(match);
    const key = randomUUID();
    const real = (await place(launch, [leg], { idempotencyKey: key })).value;
    assert.equal((await place(free, [leg], { idempotencyKey: key })).errorCode, 'request.duplicate');
    const { betNo, balanceMinor } = (await place(free, [leg])).value;
    assert.equal(balanceMinor, granted - STAKE);
    await endWith(match, { home: 1, away: 0 });
    const payout = leg.odds * 100;
    const [paid, play] = [await bookOf(launch), await bookOf(free)];
    assert.deepEqual([paid.balanceMinor, play.balanceMinor], [90_000 + payout, granted - STAKE + payout]);
    assert.deepEqual(
      [paid, play].map(({ slips }) => slips.map((slip) => slip.betNo)),
      [[real.betNo], [betNo]],
    );
  });

  test('in a break the book is shown and no slip is placed', async () => {
    const match = await aMatch();
    const { browser, launch } = await player();
    await browser.value(takeTimeOut, { term: '1d' });
    assert.equal((await place(launch, [legOf(match)])).errorCode, 'member.excluded');
    const { balanceMinor, slips } = await bookOf(launch);
    assert.deepEqual([balanceMinor, slips], [100_000, []]);
  });

  test('while the site is closed no slip is placed, and it is placed when it opens', async () => {
    const match = await aMatch();
    const { launch } = await player();
    const slip = { idempotencyKey: randomUUID() };
    await writeSetting(platform().db, 'status:tala', { maintenance: true });
    try {
      const [refused, book] = [await place(launch, [legOf(match)], slip), await ask<Book>(launch, 'book?lang=EN')];
      for (const { status, errorCode } of [refused, book])
        assert.deepEqual([status, errorCode], [503, 'platform.maintenance']);
    } finally {
      await writeSetting(platform().db, 'status:tala', { maintenance: false });
    }
    assert.equal((await place(launch, [legOf(match)], slip)).value.balanceMinor, 90_000);
  });

  test('one slip pays no more than the merchant’s most', async () => {
    const match = await aMatch();
    const { launch } = await player();
    await platform()
      .db.insert(bookLimits)
      .values({ merchant: 'tala', leastStake: 500n, mostStake: 2_000_000n, mostPayout: 15_000n });
    const refused = await place<{ mostMinor: number }>(launch, [legOf(match)]);
    await platform().db.delete(bookLimits);
    assert.deepEqual([refused.errorCode, refused.value.mostMinor], ['payout.limit', 15_000]);
  });

  test('open slips count in a limit at once', async () => {
    const match = await aMatch();
    const { browser, launch } = await player();
    await browser.value(setLossLimit, { period: 'day', limit: '150.00' });
    assert.equal((await place(launch, [legOf(match)])).errorCode, undefined);
    assert.equal((await place(launch, [legOf(match)])).errorCode, 'limit.loss');
  });

  test('matches are written ahead with their hashes, move and end by their time, and anyone can check one', async () => {
    const { db } = platform();
    await Promise.all([writeMatches(db, new Date(), []), writeMatches(db, new Date(), [])]);
    const now = new Date(Date.now() + 200 * HOUR_MS);
    while (await moveNext(db, new Date(), []));
    const isAhead = and(eq(bookMatches.sport, 'basketball'), eq(bookMatches.state, 'open'));
    const [before] = await db.select().from(bookMatches).where(isAhead).orderBy(asc(bookMatches.startsAt));
    assert.ok(before && before.moves.length > 0 && before.seed === null);
    const unplayed = await db
      .update(bookMatches)
      .set({ endsAt: new Date(0) })
      .where(eq(bookMatches.id, before.id))
      .returning();
    assert.equal(unplayed.length, 1);
    await Promise.all([endNext(db, now, []), endNext(db, now, [])]);
    const [after] = await db.select().from(bookMatches).where(eq(bookMatches.id, before.id));
    assert.ok(after?.seed && after.state !== 'open');
    assert.deepEqual(after.moves.slice(0, before.moves.length), before.moves);
    const { browser } = await player();
    const launch = await open(browser);
    const proof = (await bookOf(launch)).results.find(({ id }) => id === before.id)?.proof;
    assert.ok(proof);
    const check = checkRound(proof, rules, { hmac: nodeHmac, sha256: hashOfSeed });
    assert.deepEqual([check.isSeedPromised, check.isOutcomeSame, check.isPayoutSame], [true, true, true]);
    assert.equal(
      checkRound({ ...proof, serverSeed: 'x' }, rules, { hmac: nodeHmac, sha256: hashOfSeed }).isSeedPromised,
      false,
    );
  });

  test('home’s matches open the book at themselves; a brand without a category has none of it', async () => {
    await writeMatches(platform().db, new Date(), []);
    const home = { types: 'H', groupName: 'm_home', platform: 'M', language: 'EN' } as const;
    const { browser } = await player();
    const { hotMatches } = await browser.value(getAnnouncements, { ...home, merchantCode: 'tala' });
    const hot = hotMatches[0];
    assert.ok(hot && hotMatches.length === 8);
    for (const crest of [hot.homeTeamImageUrl, hot.awayTeamImageUrl])
      assert.equal((await browser.fetch(crest)).status, 200);
    const { url } = await browser.value(launchGame, { ...launchAsk(hot.nodeId), gameId: hot.roomId });
    assert.equal(new URL(url, 'http://site').searchParams.get('match'), hot.roomId);
    assert.equal((await browser.fetch(url, { headers: { 'X-Forwarded-Host': 'localhost:8080' } })).status, 200);
    const opened = await takeTicketOf(browser, ticketOf(url));
    const { launch } = ((await opened.json()) as { value: { launch: string } }).value;
    const shown = (await ask<Book>(launch, `book?lang=EN&match=${hot.roomId}`)).value.matches;
    assert.ok(shown.some(({ id }) => id === hot.roomId));
    const away = await platform().signedIn({ balanceMinor: 100 }, 'mabuhay');
    assert.equal((await away.call(launchGame, launchAsk(await nodeOf('COCKFIGHT')))).errorCode, 'not.found');
  });

  test('the matches are read once for all who ask at once', async () => {
    const { platform: own } = platform().api;
    const matchesOf = createMatchLists(own);
    const asked = { category: 'SPORTS', language: 'EN', now: await own.clock.now(), matchId: undefined } as const;
    const lists = await Promise.all(Array.from({ length: 20 }, () => matchesOf(asked)));
    // The first read, and the next one for all who came during it.
    assert.equal(new Set(lists).size, 2);
  });

  test('all open slips are shown before the last ended ones, through whichever game of the category', async () => {
    const [decided, going] = [await aMatch(), await aMatch()];
    const { browser, launch } = await player(1_000_000);
    const kept = (await place(launch, [legOf(going)])).value.betNo;
    for (let slip = 0; slip < 21; slip += 1) await place(launch, [legOf(decided)], { stake: 500 });
    await endWith(decided, { home: 1, away: 0 });
    const inCategory = and(eq(games.category, 'SPORTS'), ne(games.nodeId, await nodeOf('SPORTS')));
    const [other] = await platform().db.select().from(games).where(inCategory).limit(1);
    assert.ok(other);
    const elsewhere = (await openGame(browser, other.nodeId)).launch;
    const { slips } = await bookOf(elsewhere);
    assert.deepEqual([slips.length, slips[0]?.betNo], [21, kept]);
    assert.deepEqual((await bookOf(await open(browser, 'ESPORTS'))).slips, []);
  });

  test('a book that is only looked at keeps no session from ending', async () => {
    const match = await aMatch();
    const { db } = platform();
    const { launch } = await player();
    const longAgo = new Date(Date.now() - 60_000);
    await db.update(sessions).set({ lastSeenAt: longAgo });
    const seen = async () => (await db.select().from(sessions).where(ne(sessions.lastSeenAt, longAgo))).length;
    await bookOf(launch);
    assert.equal(await seen(), 0);
    await place(launch, [legOf(match)]);
    assert.equal(await seen(), 1);
  });

  test('a member places thirty slips a minute', async () => {
    const match = await aMatch();
    const { launch } = await player();
    const codes = [];
    for (let slip = 0; slip < 31; slip += 1)
      codes.push((await place(launch, [legOf(match)], { stake: 500 })).errorCode);
    assert.deepEqual([codes.indexOf('rate.limited'), codes.filter((code) => code !== undefined).length], [30, 1]);
    assert.equal((await bookOf(launch)).balanceMinor, 100_000 - 30 * 500);
  });

  test('legs stay with their slip', async () => {
    const match = await aMatch();
    const { launch } = await player();
    const { betNo } = (await place(launch, [legOf(match)])).value;
    const legs = await platform().db.select().from(bookLegs).where(eq(bookLegs.betNo, betNo));
    assert.deepEqual(
      legs.map(({ matchId, state }) => [matchId, state]),
      [[match.id, 'open']],
    );
  });
});

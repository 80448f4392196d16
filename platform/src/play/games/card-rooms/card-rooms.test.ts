import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { logout } from '@shared-kernel/contracts/account/session';
import { getBetRecords } from '@shared-kernel/contracts/member/bets';
import { takeTimeOut } from '@shared-kernel/contracts/member/exclusions';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { setLossLimit } from '@shared-kernel/contracts/member/play-limits';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { createApp } from '../../../app.ts';
import { JOBS } from '../../../areas.ts';
import type { OpenDatabase } from '../../../database/database.ts';
import { openDatabase } from '../../../database/open-database.ts';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, like } from '../../../database/orm.ts';
import { sessions } from '../../../identity/sessions.tables.ts';
import { runJobsNow } from '../../../jobs/run-jobs.ts';
import { checkLedger } from '../../../ledger/check.ts';
import { writeSetting } from '../../../settings/settings.ts';
import { openGame } from '../../../testing/open-game.ts';
import { readEvents } from '../../../testing/read-events.ts';
import { createClient, type TestClient } from '../../../testing/test-client.ts';
import { TEST_CONFIG } from '../../../testing/test-config.ts';
import { describeOnBothDatabases, describePlatform } from '../../../testing/test-platform.ts';
import { watchLog } from '../../../testing/watch-log.ts';
import { watchStatements } from '../../../testing/watch-statements.ts';
import { bets } from '../../bets/bets.tables.ts';
import { games } from '../../catalogue/catalogue.tables.ts';
import { checkRound } from '../../fair-random/check-round.ts';
import { nodeHmac } from '../../seeds/node-hmac.ts';
import { markOf } from '../../seeds/seed-mark.ts';
import { hashOfSeed } from '../../seeds/server-seed.ts';
import type { Fairness } from '../fairness.ts';
import { openLaunch } from '../opened-launch.ts';
import { seatedGameOf } from '../registry.ts';
import type { CardRoomFairness } from './card-room-fairness.ts';
import { readRoom } from './card-room-reading.ts';
import { type CardRoomView, roomViewOf } from './card-room-view.ts';
import { CARD_ROOM_JOBS } from './card-rooms.jobs.ts';
import { cardRounds, cardSeats } from './card-rooms.tables.ts';
import { type Visitor, visit } from './card-rounds.ts';
import { openTable } from './dealt-cards.ts';
import { hurryRoom } from './hurry-room.ts';
import { moveRound } from './move-round.ts';
import { settleEnded } from './settle-rounds.ts';

interface Answer<Value> {
  readonly status: number;
  readonly errorCode?: string;
  readonly value: Value;
}

/** What the game shows of a round that is on. */
interface Shown {
  readonly hand: readonly string[];
  readonly counts: readonly number[];
  readonly pile: { readonly cards: readonly string[] } | null;
  readonly advice: readonly string[] | null;
}

const BALANCE = 1_000_000;
const STREAM = { Accept: 'text/event-stream' };
let keys = 0;
const newKey = (): string => {
  keys += 1;
  return `seat-key-${keys}`;
};

const shownOf = ({ round }: CardRoomView): Shown => {
  assert.ok(round?.view);
  return round.view as Shown;
};

/** A member at the door of a room. */
const enter = async (browser: TestClient, nodeId: string, isFreePlay = false) => {
  const { launch, state } = await openGame(browser, nodeId, isFreePlay);
  assert.ok(state.room);
  const { code, stakeMinor } = state.room;
  const call = async <Value = CardRoomView>(path: string, body?: object): Promise<Answer<Value>> => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const response = await browser.fetch(`/wps/play/api/cards${path}`, { ...init, headers: { Launch: launch } });
    return { status: response.status, ...((await response.json()) as Omit<Answer<Value>, 'status'>) };
  };
  const look = async (): Promise<CardRoomView> => (await call('')).value;
  const play = async (cards: readonly unknown[], at?: { turn?: number; roundId?: number }) => {
    const { round } = await look();
    return call('/play', { roundId: at?.roundId ?? round?.id, turn: at?.turn ?? round?.turn?.number ?? 0, cards });
  };
  return {
    browser,
    launch,
    code,
    stakeMinor,
    call,
    look,
    play,
    sit: (idempotencyKey = newKey(), price = stakeMinor) => call('/sit', { idempotencyKey, stakeMinor: price }),
    leave: async (roundId?: number) => call('/leave', { roundId: roundId ?? (await look()).round?.id }),
    /** Plays what the strategy advises, whenever it is the member's turn, to the end. */
    playOn: async (): Promise<CardRoomView> => {
      let view = await look();
      while (view.round?.phase === 'playing' && view.round.turn?.seat === view.round.seat)
        view = (await play(shownOf(view).advice ?? [])).value;
      return view;
    },
  };
};

type Player = Awaited<ReturnType<typeof enter>>;

/** What is dealt where the first seat is to play its only card. */
const FIRST_WINS = { dealt: [['3C'], ['4C'], ['5C'], ['6C']], moves: [] };

/** Of a round that the first seat has won: it has the prize, and the other nothing. */
const assertPaidOnce = async (first: Player, other: Player): Promise<void> => {
  const [mine, theirs] = [await first.look(), await other.look()];
  const prizeMinor = mine.round?.prizeMinor ?? 0;
  assert.ok(prizeMinor > first.stakeMinor);
  assert.deepEqual(
    [mine, theirs].map(({ round, balanceMinor }) => [round?.winner, round?.payoutMinor, balanceMinor]),
    [
      [0, prizeMinor, BALANCE - first.stakeMinor + prizeMinor],
      [0, 0, BALANCE - first.stakeMinor],
    ],
  );
};

const balanceOf = async (browser: TestClient): Promise<string> => (await browser.value(getBalance, {})).sumBalance;

describeOnBothDatabases('a card room', 'catalogue', (platform) => {
  const served = () => platform().api.platform;
  const nodes = async (): Promise<readonly string[]> => {
    const rows = await platform()
      .db.select({ nodeId: games.nodeId })
      .from(games)
      .where(and(eq(games.category, 'PVP'), eq(games.vendor, 'BARYA')))
      .orderBy(asc(games.sort));
    return rows.map(({ nodeId }) => nodeId);
  };
  const visitor = async (balanceMinor = BALANCE): Promise<Player> =>
    enter(await platform().signedIn({ balanceMinor }), (await nodes())[0] ?? '');
  const hurry = ({ code }: Player) => hurryRoom(served(), code);
  /** Plays all that is on in the room to its end by the clock, and settles it. */
  const finish = async (player: Player): Promise<void> => {
    const isOn = and(
      like(cardRounds.room, `${player.code} %`),
      isNotNull(cardRounds.closesAt),
      isNull(cardRounds.endedAt),
    );
    while ((await platform().db.select({ id: cardRounds.id }).from(cardRounds).where(isOn)).length > 0)
      await hurry(player);
  };
  const rowOf = async (id: number) => {
    const [row] = await platform().db.select().from(cardRounds).where(eq(cardRounds.id, id));
    assert.ok(row);
    return row;
  };
  const cardsOf = async (id: number) => {
    const table = await openTable(served(), await rowOf(id));
    assert.ok(table);
    return table.dealt;
  };

  test('a member alone plays three seats of the house for practice: the stake comes back', async () => {
    const player = await visitor();
    const empty = await player.look();
    assert.deepEqual([empty.round, empty.waiting.taken, empty.waiting.closesAt], [null, 0, null]);
    const { value: seated } = await player.sit();
    assert.equal(seated.balanceMinor, BALANCE - player.stakeMinor);
    assert.deepEqual([seated.round?.phase, seated.round?.seats.filter((seat) => seat !== null).length], ['waiting', 1]);
    await hurry(player);
    const dealt = await player.look();
    assert.equal(dealt.round?.phase, 'playing');
    assert.equal(shownOf(dealt).hand.length, 13);
    assert.deepEqual(
      dealt.round.seats.map((seat) => [seat?.isHouse, seat?.isYou]),
      [
        [false, true],
        [true, false],
        [true, false],
        [true, false],
      ],
    );
    assert.notEqual(dealt.waiting.id, dealt.round.id, 'the next round takes players');
    const { round } = await player.playOn();
    assert.equal(round?.phase, 'over');
    // Nobody else staked anything.
    const paid = player.stakeMinor;
    const last = await player.look();
    assert.deepEqual(
      [last.round?.isSettled, last.round?.payoutMinor, last.balanceMinor],
      [true, paid, BALANCE - player.stakeMinor + paid],
    );
    const day = dayOf(new Date());
    const ask = { startDate: day, endDate: day, pageNo: 1, pageSize: 20, language: 'EN' } as const;
    const records = await player.browser.value(getBetRecords, ask);
    assert.deepEqual(
      records.list.map(({ stake, status }) => [stake, status]),
      [[(player.stakeMinor / 100).toFixed(2), 'settled']],
    );
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('two members at one table see one round from two seats; one of them or the house wins, once', async () => {
    const [one, other] = [await visitor(), await visitor()];
    await one.sit();
    await other.sit();
    await hurry(one);
    for (let turn = 0; turn < 200 && (await one.look()).round?.phase === 'playing'; turn++) {
      await one.playOn();
      await other.playOn();
    }
    const [mine, theirs] = [await one.look(), await other.look()];
    assert.equal(mine.round?.id, theirs.round?.id);
    assert.deepEqual([mine.round?.seat, theirs.round?.seat], [0, 1]);
    assert.deepEqual(mine.round?.outcome, theirs.round?.outcome);
    const winner = mine.round?.winner ?? -1;
    assert.equal(mine.round?.prizeMinor, one.stakeMinor * 1.9);
    /** Where a seat of the house is first, stakes come back. */
    const paidTo = (seat: number): number => {
      if (winner > 1) return one.stakeMinor;
      return winner === seat ? one.stakeMinor * 1.9 : 0;
    };
    for (const [seat, view] of [mine, theirs].entries())
      assert.equal(view.balanceMinor, BALANCE - one.stakeMinor + paidTo(seat));
    assert.equal(mine.round?.seats[1]?.name, theirs.round?.seats[1]?.name);
    assert.match(mine.round?.seats[1]?.name ?? '', /\*\*\*/);
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  /** All that a visitor is sent of the room, before and after a move of his, if it is his turn. */
  const sentTo = async ({ browser, launch, look, call, sit }: Player): Promise<string> => {
    const ask = (path: string, headers = {}) =>
      browser.fetch(`/wps/play/api/cards${path}`, { headers: { Launch: launch, ...headers } });
    const stream = readEvents(await ask('/stream', STREAM));
    const told = await stream.until(({ event }) => event === 'state');
    const sent: unknown[] = [told, await (await ask('')).text(), await (await ask('/fair')).text()];
    const view = await look();
    const { round } = view;
    if (round?.phase === 'playing' && round.turn?.seat === round.seat) {
      const cards = shownOf(view).advice ?? [];
      const played = await call('/play', { roundId: round.id, turn: round.turn.number, cards });
      assert.equal(played.status, 200);
      sent.push(played, await stream.until(({ event }) => event === 'state'));
    }
    sent.push(await sit());
    await stream.cancel();
    return JSON.stringify(sent).replaceAll('\\', '');
  };

  test('another’s cards are sent to nobody before the round is over', async () => {
    const [one, other, third] = [await visitor(), await visitor(), await visitor()];
    await one.sit();
    await other.sit();
    await hurry(one);
    const { id = 0 } = (await one.look()).round ?? {};
    const dealt = await cardsOf(id);
    assert.deepEqual(Object.keys((await rowOf(id)).dealt ?? {}), ['wrapped'], 'nor to who reads the database');
    assert.equal((await third.look()).round, null, 'who does not sit there sees no round');
    assert.equal((await third.play(['3C'], { roundId: id, turn: 0 })).errorCode, 'turn.over');
    const own = (await Promise.all([one, other, third].map(({ look }) => look()))).map(({ round }) => round?.seat);
    assert.deepEqual(own, [0, 1, undefined]);
    const moved = (await rowOf(id)).moves.length;
    for (const [at, player] of [one, other, third, one, other].entries()) {
      const seat = own[at % own.length];
      const sent = await sentTo(player);
      const played = (await rowOf(id)).moves.flatMap(({ cards }) => cards);
      const hidden: readonly string[] = dealt.flatMap((hand, owner) =>
        owner === seat ? [] : hand.filter((card) => !played.includes(card)),
      );
      assert.ok(hidden.length > 0);
      assert.deepEqual(
        hidden.filter((card) => sent.includes(`"${card}"`)),
        [],
        `seat ${seat}`,
      );
    }
    assert.ok((await rowOf(id)).moves.length > moved, 'answers of moves were read too');
    const refused = await platform().client().fetch('/wps/play/api/cards');
    assert.equal(refused.status, 401);
    assert.doesNotMatch(await refused.text(), /"[2-9TJQKA][CSHD]"/);
    await finish(one);
    assert.deepEqual((await one.look()).round?.outcome, {
      ...((await other.look()).round?.outcome as object),
      hands: dealt,
    });
  });

  test('members who watch one room at once are each told of the round from their own seat', async () => {
    const all = [await visitor(), await visitor(), await visitor()];
    const [one, other, third] = all as [Player, Player, Player];
    const streams = await Promise.all(
      all.map(async ({ browser, launch }) =>
        readEvents(await browser.fetch('/wps/play/api/cards/stream', { headers: { Launch: launch, ...STREAM } })),
      ),
    );
    const toldOf = async (at: number, is: (view: CardRoomView) => boolean) => {
      const isSuch = ({ event, data }: { event: string; data: string }) => event === 'state' && is(JSON.parse(data));
      return (await streams[at]?.until(isSuch)) ?? [];
    };
    await one.sit();
    await other.sit();
    await hurry(one);
    const { id = 0 } = (await one.look()).round ?? {};
    for (const [at, hand] of (await cardsOf(id)).slice(0, 2).entries()) {
      const told = await toldOf(at, ({ round }) => round?.phase === 'playing');
      const view: CardRoomView = JSON.parse(told.at(-1)?.data ?? '');
      assert.equal(view.round?.seat, at);
      const seen =
        JSON.stringify(told)
          .replaceAll('\\', '')
          .match(/"[2-9TJQKA][CSHD]"/g) ?? [];
      const played = (await rowOf(id)).moves.flatMap(({ cards }) => cards);
      const known = new Set([...hand, ...played]);
      assert.deepEqual(
        seen.filter((card) => !known.has(JSON.parse(card))),
        [],
      );
      assert.ok(seen.length >= 13 - played.length);
    }
    await toldOf(2, ({ round, waiting }) => round === null && waiting.id !== id);
    await finish(one);
    for (const at of [0, 1]) await toldOf(at, ({ round }) => round?.isSettled === true);
    for (const stream of streams) await stream.cancel();
    assert.equal((await third.look()).round, null);
  });

  test('a key takes one seat; so do two windows, and two members never the same one', async () => {
    const [one, other] = [await visitor(), await visitor()];
    const key = newKey();
    const asked = await Promise.all([one.sit(key), one.sit(key), one.sit(), other.sit()]);
    assert.deepEqual(
      asked.map(({ status }) => status),
      [200, 200, 200, 200],
    );
    const { id = 0 } = (await one.look()).round ?? {};
    const seats = await platform().db.select().from(cardSeats).where(eq(cardSeats.roundId, id));
    assert.deepEqual(seats.map(({ seat }) => seat).toSorted(), [0, 1]);
    assert.equal((await one.look()).balanceMinor, BALANCE - one.stakeMinor);
    await finish(one);
  });

  test('a seat is given up until the cards are dealt, and the stake comes back whole', async () => {
    const player = await visitor();
    await player.sit();
    const { round } = await player.look();
    for (const turn of [1, 2]) assert.equal((await player.leave(round?.id ?? 0)).status, 200, String(turn));
    assert.equal(await balanceOf(player.browser), '10000.00');
    assert.equal((await player.look()).waiting.closesAt, null, 'nobody sits there any more');
    await player.sit();
    await hurry(player);
    assert.equal((await player.leave()).errorCode, 'round.closed');
    await finish(player);
  });

  test('a seat costs what the player has seen, or nothing is staked', async () => {
    const player = await visitor();
    const refused = await player.sit(newKey(), player.stakeMinor - 1);
    assert.deepEqual(
      [refused.status, refused.errorCode, refused.value],
      [409, 'price.changed', { stakeMinor: player.stakeMinor }],
    );
    assert.equal((await player.call('/sit', { idempotencyKey: newKey() })).errorCode, 'request.invalid');
    assert.equal(await balanceOf(player.browser), '10000.00');
    assert.equal((await player.look()).round, null);
  });

  test('a key that took a seat takes none elsewhere, and none again once the seat was given up', async () => {
    const [player, key] = [await visitor(), newKey()];
    let elsewhere = player;
    for (const node of await nodes()) if (elsewhere.code === player.code) elsewhere = await enter(player.browser, node);
    assert.notEqual(elsewhere.code, player.code);
    await player.sit(key);
    assert.equal((await elsewhere.sit(key)).errorCode, 'request.duplicate');
    await player.leave();
    assert.equal((await elsewhere.sit(key)).errorCode, 'request.duplicate');
    const { status, value } = await player.sit(key);
    assert.deepEqual([status, value.round, value.waiting.taken], [200, null, 0]);
    assert.equal((await elsewhere.look()).round, null);
    assert.equal(await balanceOf(player.browser), '10000.00');
    const [bet] = await platform().db.select().from(bets).where(eq(bets.roundKey, key));
    assert.ok(bet);
    const { id: _id, ...other } = { ...bet, betNo: `${bet.betNo}-2`, roundKey: newKey(), outcome: null };
    await platform().db.insert(bets).values(other);
    assert.equal((await player.sit(other.roundKey)).errorCode, 'request.duplicate', 'the key of a bet of another game');
  });

  test('who gives up one seat after the other gets no more of the round, and others do', async () => {
    const [player, other, third] = [await visitor(), await visitor(), await visitor()];
    for (let seat = 1; seat <= 10; seat++) {
      assert.equal((await player.sit()).status, 200, `seat ${seat}`);
      await player.leave();
    }
    assert.equal((await player.sit()).errorCode, 'table.bets');
    assert.equal(await balanceOf(player.browser), '10000.00');
    await other.sit();
    await third.sit();
    await hurry(other);
    assert.equal((await player.sit()).status, 200, 'the next round');
    await finish(other);
  });

  test('who leaves takes no other’s seat along, and finds his own free', async () => {
    const [one, other] = [await visitor(), await visitor()];
    await one.sit();
    const { closesAt } = (await other.sit()).value.round ?? {};
    await one.leave();
    const { round, waiting } = await other.look();
    assert.deepEqual([round?.seat, round?.closesAt, waiting.taken], [1, closesAt, 1]);
    assert.deepEqual(
      round?.seats.map((seat) => seat?.isYou ?? null),
      [null, true, null, null],
    );
    assert.deepEqual([await balanceOf(one.browser), (await one.look()).round], ['10000.00', null]);
    assert.equal((await one.sit()).value.round?.seat, 0);
    await finish(one);
  });

  test('a break and a limit refuse a seat', async () => {
    const [limited, resting] = [await visitor(), await visitor()];
    await limited.browser.value(setLossLimit, { period: 'day', limit: ((limited.stakeMinor - 1) / 100).toFixed(2) });
    await resting.browser.value(takeTimeOut, { term: '1d' });
    const refused = [await limited.sit(), await resting.sit()];
    assert.deepEqual(
      refused.map(({ errorCode }) => errorCode),
      ['limit.loss', 'member.excluded'],
    );
    for (const { look } of [limited, resting]) {
      const { round, waiting, balanceMinor } = await look();
      assert.deepEqual([round, waiting.taken, balanceMinor], [null, 0, BALANCE]);
    }
  });

  test('cards are dealt from the seed that a player has as they are dealt, not as he sat down', async () => {
    const [one, other] = [await visitor(), await visitor()];
    await one.sit();
    await other.sit();
    const fair = async (body?: object) => {
      const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
      const response = await one.browser.fetch('/wps/play/api/fair', { ...init, headers: { Launch: one.launch } });
      return ((await response.json()) as Answer<Fairness>).value.seeds;
    };
    const before = await fair();
    const seeds = await fair({ clientSeed: 'after-i-sat-down', seedHash: before.seedHash });
    assert.notEqual(before.clientSeed, seeds.clientSeed);
    await hurry(one);
    const { seedMarks } = await rowOf((await one.look()).round?.id ?? 0);
    assert.equal(seedMarks?.length, 2);
    assert.equal(seedMarks[0], markOf('after-i-sat-down'));
    await finish(one);
  });

  test('looking at a room keeps no session from ending; a seat does', async () => {
    const player = await visitor();
    const { db } = platform();
    const [own] = await db.select().from(sessions).orderBy(desc(sessions.startedAt)).limit(1);
    const ofOwn = eq(sessions.tokenHash, own?.tokenHash ?? '');
    const lastSeenAt = new Date(Date.now() - 60_000);
    const seen = async () => (await db.select().from(sessions).where(ofOwn))[0]?.lastSeenAt.getTime();
    await db.update(sessions).set({ lastSeenAt });
    await player.look();
    await player.call('/fair');
    await readEvents(
      await player.browser.fetch('/wps/play/api/cards/stream', { headers: { Launch: player.launch, ...STREAM } }),
    ).cancel();
    assert.equal(await seen(), lastSeenAt.getTime());
    await player.sit();
    assert.notEqual(await seen(), lastSeenAt.getTime());
    await player.leave();
  });

  test('a round that cannot be moved on keeps the jobs from no other', async (context) => {
    const { lines } = watchLog(context);
    const players = await Promise.all([1, 2, 3, 4, 5].map(() => visitor()));
    for (const player of players) await player.sit();
    const [first, , , , fifth] = players;
    const next = await visitor();
    await next.sit();
    assert.ok(first && fifth);
    const ids = [(await first.look()).round?.id ?? 0, (await fifth.look()).round?.id ?? 0] as const;
    assert.ok(ids[0] < ids[1]);
    const { settings } = await rowOf(ids[0]);
    const { db } = platform();
    const past = new Date(Date.now() - 1_000);
    const { turnMs: _turnMs, ...broken } = settings;
    await db
      .update(cardRounds)
      .set({ settings: broken as typeof settings, turnEndsAt: past })
      .where(eq(cardRounds.id, ids[0]));
    await db.update(cardRounds).set({ closesAt: past }).where(eq(cardRounds.id, ids[1]));
    await runJobsNow(served(), CARD_ROOM_JOBS);
    assert.deepEqual(
      lines('cards.not-moved').map(({ round }) => round),
      [ids[0]],
    );
    assert.ok((await rowOf(ids[1])).dealt);
    await db.update(cardRounds).set({ settings }).where(eq(cardRounds.id, ids[0]));
    await finish(first);
  });

  test('the fourth member closes the seats; the fifth sits at the next table', async () => {
    const players = await Promise.all([1, 2, 3, 4, 5].map(() => visitor()));
    for (const player of players) await player.sit();
    const rounds = await Promise.all(players.map(async ({ look }) => (await look()).round));
    assert.equal(new Set(rounds.slice(0, 4).map((round) => round?.id)).size, 1);
    assert.notEqual(rounds[4]?.id, rounds[0]?.id);
    assert.deepEqual([rounds[0]?.phase, rounds[4]?.phase], ['playing', 'waiting']);
    assert.ok(rounds[0]?.seats.every((seat) => seat?.isHouse === false));
    const [first, , , , fifth] = players;
    assert.ok(first && fifth);
    await finish(first);
    await finish(fifth);
  });

  test('what the rules do not allow says why; a move that is sent twice is made once; one too late is answered plainly', async () => {
    const player = await visitor();
    await player.sit();
    await hurry(player);
    const view = await player.look();
    const { round } = view;
    assert.equal(round?.turn?.seat, round?.seat, 'the house takes no time in tests');
    const { hand, pile, advice } = shownOf(view);
    const foreign = ['3C', '3S', '3H', '3D', '4C'].find((card) => !hand.includes(card)) ?? '';
    const refused = await player.play([foreign, ...hand.slice(0, (pile?.cards.length ?? 1) - 1)]);
    assert.deepEqual([refused.errorCode, refused.value], ['cards.refused', { reason: 'notYours' }]);
    if (!pile) assert.deepEqual((await player.play([])).value, { reason: 'mustLead' });
    for (const cards of [['1C'], 'all', ['3C', '3C'], [3]])
      assert.equal((await player.call('/play', { roundId: round?.id, turn: 0, cards })).errorCode, 'request.invalid');

    const turn = round?.turn?.number ?? 0;
    const twice = await Promise.all([1, 2, 3].map(() => player.play(advice ?? [], { turn })));
    assert.deepEqual(
      twice.map(({ status }) => status),
      [200, 200, 200],
    );
    const { moves } = await rowOf(round?.id ?? 0);
    assert.equal(moves.filter(({ by }) => by === 'player').length, 1);
    const late = await player.play(hand.slice(-1), { turn });
    assert.equal(late.errorCode, 'turn.over');
    await finish(player);
    assert.equal((await player.play([], { turn: 99 })).errorCode, 'turn.over');
  });

  test('for whose time is up the clock plays: it passes, or leads the lowest; the seat waits shorter until its player is back', async () => {
    const player = await visitor();
    await player.sit();
    await hurry(player);
    const before = await player.look();
    const number = before.round?.turn?.number ?? 0;
    const { pile } = shownOf(before);
    await platform()
      .db.update(cardRounds)
      .set({ turnEndsAt: new Date() })
      .where(eq(cardRounds.id, before.round?.id ?? 0));
    // Nobody looks before: a look would let the clock play first.
    const late = { roundId: before.round?.id, turn: number, cards: shownOf(before).advice ?? [] };
    assert.equal((await player.call('/play', late)).errorCode, 'turn.over');
    assert.equal((await rowOf(before.round?.id ?? 0)).moves.length, number);
    const after = await player.look();
    const { moves, turnEndsAt } = await rowOf(before.round?.id ?? 0);
    assert.equal(moves[number]?.by, 'clock');
    assert.equal(moves[number]?.cards.length, pile ? 0 : 1);
    assert.equal(after.round?.seats[0]?.isAway, true);
    assert.ok((turnEndsAt?.getTime() ?? 0) < Date.now() + (TEST_CONFIG.cardRoomClockMs ?? 0) / 2);
    const next = await player.play(shownOf(after).advice ?? []);
    assert.equal(next.value.round?.seats[0]?.isAway, false);
    await finish(player);
    assert.equal((await player.look()).round?.isSettled, true);
  });

  test('nobody looks: the jobs deal, play on and settle', async () => {
    const player = await visitor();
    await player.sit();
    const { id = 0 } = (await player.look()).round ?? {};
    const { db } = platform();
    for (let turn = 0; turn < 60 && (await rowOf(id)).settledAt === null; turn++) {
      const now = new Date();
      const { dealt } = await rowOf(id);
      await db
        .update(cardRounds)
        .set(dealt ? { turnEndsAt: now } : { closesAt: now })
        .where(eq(cardRounds.id, id));
      await runJobsNow(served(), CARD_ROOM_JOBS);
    }
    assert.ok((await rowOf(id)).settledAt);
    assert.equal((await checkLedger(db)).isSound, true);
  });

  test('cards that were not dealt for long after they were due are dealt no more: the stake comes back', async () => {
    const player = await visitor();
    await player.sit();
    const { id = 0 } = (await player.look()).round ?? {};
    await platform()
      .db.update(cardRounds)
      .set({ closesAt: new Date(Date.now() - 120_000) })
      .where(eq(cardRounds.id, id));
    const { round, balanceMinor } = await player.look();
    assert.deepEqual([round?.isVoid, round?.isSettled, balanceMinor], [true, true, BALANCE]);
    assert.equal((await player.sit()).status, 200);
    await finish(player);
  });

  test('a round whose seed no key opens is void: the stake comes back, and another round takes players', async () => {
    const player = await visitor();
    await player.sit();
    const { id = 0 } = (await player.look()).round ?? {};
    await platform().db.update(cardRounds).set({ sealedSeed: {} }).where(eq(cardRounds.id, id));
    await hurry(player);
    const { round, balanceMinor, waiting } = await player.look();
    assert.deepEqual([round?.isVoid, balanceMinor], [true, BALANCE]);
    assert.notEqual(waiting.id, id);
  });

  test('a round whose cards no key opens any more is void: the stake comes back', async (context) => {
    const { lines } = watchLog(context);
    const player = await visitor();
    await player.sit();
    await hurry(player);
    const { id = 0, phase } = (await player.look()).round ?? {};
    assert.equal(phase, 'playing');
    const ofRound = eq(cardRounds.id, id);
    await platform()
      .db.update(cardRounds)
      .set({ dealt: { wrapped: 'of another key' } })
      .where(ofRound);
    const unopened = (await (await visitor()).look()).waiting;
    assert.notEqual(unopened.id, id, 'others in the room go on');
    assert.equal((await player.look()).round?.view, null);
    assert.equal((await player.play(['3C'])).errorCode, 'turn.over');
    await platform().db.update(cardRounds).set({ turnEndsAt: new Date() }).where(ofRound);
    const { round, balanceMinor } = await player.look();
    assert.deepEqual([round?.phase, round?.isVoid, round?.isSettled, balanceMinor], ['over', true, true, BALANCE]);
    assert.equal(lines('cards.seed-lost').length, 1);
  });

  test('after an outage the player whose time ran out meanwhile gets it anew', async () => {
    const player = await visitor();
    await player.sit();
    await hurry(player);
    const { round } = await player.look();
    const ask = eq(cardRounds.id, round?.id ?? 0);
    await platform()
      .db.update(cardRounds)
      .set({ turnEndsAt: new Date(Date.now() - 600_000) })
      .where(ask);
    const after = await player.look();
    assert.equal(after.round?.turn?.number, round?.turn?.number);
    assert.ok((after.round?.turn?.endsAt ?? 0) > after.now);
    await finish(player);
  });

  test('whoever settles again, or beside another, pays nothing twice', async () => {
    const player = await visitor();
    await player.sit();
    await hurry(player);
    const { id = 0 } = (await player.look()).round ?? {};
    while ((await rowOf(id)).endedAt === null) {
      await platform().db.update(cardRounds).set({ turnEndsAt: new Date() }).where(eq(cardRounds.id, id));
      await moveRound(served(), id);
    }
    await Promise.all([settleEnded(served(), id), settleEnded(served(), id), runJobsNow(served(), JOBS)]);
    const { balanceMinor, round } = await player.look();
    assert.equal(balanceMinor, BALANCE - player.stakeMinor + (round?.payoutMinor ?? -1));
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('bets that cannot be ended are logged once, tried less and less often, and ended once they can be', async (context) => {
    const { lines } = watchLog(context);
    const { db } = platform();
    context.after(() => writeSetting(db, 'clock', { offsetMs: 0 }));
    const [one, other] = [await visitor(), await visitor()];
    await one.sit();
    await other.sit();
    await hurry(one);
    const { id = 0 } = (await one.look()).round ?? {};
    const ofRound = eq(cardRounds.id, id);
    await db
      .update(cardRounds)
      .set({ ...FIRST_WINS, turnEndsAt: new Date() })
      .where(ofRound);
    await moveRound(served(), id);
    const [{ settings }, [seat]] = [
      await rowOf(id),
      await db.select().from(cardSeats).where(eq(cardSeats.roundId, id)).orderBy(asc(cardSeats.seat)),
    ];
    const { stakeMinor: _stakeMinor, ...broken } = settings;
    const settle = async () => {
      await settleEnded(served(), id);
      await one.look();
    };
    await db
      .update(cardRounds)
      .set({ settings: broken as typeof settings })
      .where(ofRound);
    for (const _again of [1, 2, 3]) await settle();
    const logged = () => lines('cards.bet-unsettled').filter(({ memberId }) => memberId === seat?.memberId);
    assert.deepEqual(
      logged().map(({ round }) => round),
      [id],
    );
    await writeSetting(db, 'clock', { offsetMs: 3_000 });
    await settle();
    assert.equal(logged().length, 1, 'it was tried again');
    await db.update(cardRounds).set({ settings }).where(ofRound);
    await settle();
    assert.equal((await rowOf(id)).settledAt, null, 'it waits');
    await writeSetting(db, 'clock', { offsetMs: 10_000 });
    await settle();
    await assertPaidOnce(one, other);
    assert.equal((await checkLedger(db)).isSound, true);
  });

  test('a prize is paid once, however often a round is settled', async () => {
    const [one, other] = [await visitor(), await visitor()];
    await one.sit();
    await other.sit();
    await hurry(one);
    const { id = 0 } = (await one.look()).round ?? {};
    const { db } = platform();
    const ofRound = eq(cardRounds.id, id);
    await db
      .update(cardRounds)
      .set({ ...FIRST_WINS, turnEndsAt: new Date() })
      .where(ofRound);
    await moveRound(served(), id);
    await Promise.all([settleEnded(served(), id), settleEnded(served(), id), runJobsNow(served(), JOBS)]);
    await assertPaidOnce(one, other);
    await db.update(cardRounds).set({ settledAt: null }).where(ofRound);
    await settleEnded(served(), id);
    await assertPaidOnce(one, other);
    assert.equal((await checkLedger(db)).isSound, true);
  });

  test('the seed is promised before anybody sits, mixed with the players’, and told afterwards: a round holds', async () => {
    const player = await visitor();
    const promised = (await player.look()).waiting.seedHash;
    await player.sit();
    await hurry(player);
    const during = (await player.call<CardRoomFairness>('/fair')).value;
    assert.equal(during.round?.seedHash, promised);
    assert.equal(during.round?.seedMarks.length, 1);
    assert.ok(during.nextHash && during.nextHash !== promised);
    await player.playOn();
    await finish(player);
    const { bets: mine } = (await player.call<CardRoomFairness>('/fair')).value;
    const proof = mine[0]?.proof;
    const game = seatedGameOf('pusoy')?.game;
    assert.ok(proof && game);
    assert.equal(proof.seedHash, promised);
    const hashes = { hmac: nodeHmac, sha256: hashOfSeed };
    const { isSeedPromised, isSeedMixed, isOutcomeSame, isPayoutSame } = checkRound(proof, game, hashes);
    assert.deepEqual([isSeedPromised, isSeedMixed, isOutcomeSame, isPayoutSame], [true, true, true, true]);
    assert.equal(checkRound({ ...proof, seedMarks: [] }, game, hashes).isSeedMixed, false);
    await platform()
      .db.delete(cardRounds)
      .where(eq(cardRounds.id, mine[0]?.round ?? 0));
    assert.deepEqual((await player.call<CardRoomFairness>('/fair')).value.bets, mine, 'after its round is purged');
  });

  test('a balance below the stake takes no seat, and no round of one’s own is played', async () => {
    const poor = await visitor(100);
    assert.equal((await poor.sit()).errorCode, 'wallet.insufficient');
    assert.equal((await poor.look()).round, null);
    const round = await poor.browser.fetch('/wps/play/api/round', {
      method: 'POST',
      body: JSON.stringify({ stake: poor.stakeMinor, idempotencyKey: newKey() }),
      headers: { Launch: poor.launch },
    });
    assert.equal(round.status, 400);
  });

  test('play money sits at tables of its own', async () => {
    const real = await visitor();
    const [node = ''] = await nodes();
    const browser = platform().client();
    const made = await platform().member({ balanceMinor: BALANCE });
    await browser.logIn(made.username, made.password);
    const free = await enter(browser, node, true);
    await real.sit();
    await free.sit();
    assert.notEqual((await real.look()).round?.id, (await free.look()).round?.id);
    await finish(real);
    await finish(free);
    assert.equal(await balanceOf(browser), '10000.00');
  });

  test('a stream tells of seats and moves, and ends with the session', async () => {
    const player = await visitor();
    const stream = (headers: object) =>
      player.browser.fetch('/wps/play/api/cards/stream', { headers: { Launch: player.launch, ...headers } });
    assert.equal((await stream({ Accept: '*/*' })).status, 400);
    const response = await stream(STREAM);
    assert.equal(response.status, 200);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const until = async (is: (view: CardRoomView) => boolean): Promise<void> => {
      for (let read = await reader?.read(); read && !read.done; read = await reader?.read())
        for (const [, data = ''] of read.value.matchAll(/^event: state\ndata: (.+)$/gm))
          if (is(JSON.parse(data))) return;
      assert.fail('The stream ended.');
    };
    await until(({ round }) => round === null);
    await player.sit();
    await until(({ round }) => round?.phase === 'waiting');
    await hurry(player);
    await until(({ round }) => round?.phase === 'playing' && round.turn?.seat === round.seat);
    await finish(player);
    await until(({ round }) => round?.isSettled === true);
    await reader?.cancel();
    await player.browser.value(logout, {});
    assert.equal((await player.call('')).errorCode, 'session.expired');
    assert.equal((await stream(STREAM)).status, 401);
  });

  // The last one: nobody plays these rounds to their end.
  test('of a crowd that comes at once everybody gets a seat, and no table more than its four', async () => {
    const crowd = [];
    for (let place = 0; place < 13; place += 1) crowd.push(await visitor());
    const answers = await Promise.all(crowd.map((player) => player.sit()));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    const taken = await platform()
      .db.select({ count: count() })
      .from(cardSeats)
      .where(
        inArray(
          cardSeats.roundId,
          answers.map(({ value }) => value.round?.id ?? 0),
        ),
      )
      .groupBy(cardSeats.roundId);
    assert.deepEqual(
      taken.map((round) => round.count).toSorted((a, b) => b - a),
      [4, 4, 4, 1],
    );
  });
});

describePlatform('a card room with watchers', 'catalogue', (platform) => {
  test('one look serves all watchers, in as many statements as serve one', async (context) => {
    const served = platform().api.platform;
    const [game] = await platform().db.select().from(games).where(eq(games.category, 'PVP')).limit(1);
    const visitors: Visitor[] = [];
    for (let count = 0; count < 6; count++) {
      const player = await enter(await platform().signedIn({ balanceMinor: BALANCE }), game?.nodeId ?? '');
      await player.sit();
      const visitor = visit(served, await openLaunch(served, player.launch, new Date()));
      if (visitor) visitors.push(visitor);
    }
    const [first, ...others] = visitors;
    assert.ok(first && others.length === 5);
    await readRoom(served, [first, ...others]);
    const one = await watchStatements(context, () => readRoom(served, [first]));
    const all = await watchStatements(context, () => readRoom(served, [first, ...others]));
    assert.ok(one.statements.length > 0);
    assert.equal(all.statements.length, one.statements.length);
    const views = visitors.map((visitor) => roomViewOf(all.result, visitor));
    assert.deepEqual(
      views.map(({ round }) => round?.seat),
      [0, 1, 2, 3, 0, 1],
    );
    assert.deepEqual(
      views.map(({ round }) => round?.phase),
      ['playing', 'playing', 'playing', 'playing', 'waiting', 'waiting'],
    );
    assert.deepEqual({ ...roomViewOf(one.result, first), now: 0 }, { ...views[0], now: 0 });
  });
});

describePlatform('a card room of two processes', 'catalogue', (platform) => {
  let database: OpenDatabase | undefined;
  let second: ReturnType<typeof createApp>;
  before(async () => {
    const { url } = platform().database;
    database = url === undefined ? undefined : await openDatabase({ databaseUrl: url, dataFolder: '' });
    second = createApp(database ?? platform().database, TEST_CONFIG);
    await writeSetting(platform().db, 'clock', { offsetMs: 0 });
  });
  after(() => database?.close());

  test('without a clock of tests the room’s own times are kept: for seats, for players, and for the house', async () => {
    const own = createApp(database ?? platform().database, { ...TEST_CONFIG, cardRoomClockMs: undefined });
    const { db } = platform();
    const [game] = await db.select().from(games).where(eq(games.category, 'PVP')).orderBy(desc(games.sort)).limit(1);
    const { username, password } = await platform().member({ balanceMinor: BALANCE });
    const browser = createClient(own.app, 'tala');
    await browser.logIn(username, password);
    const player = await enter(browser, game?.nodeId ?? '');
    const { value: seated } = await player.sit();
    const [bet] = await db.select().from(bets).where(eq(bets.status, 'open')).orderBy(desc(bets.id)).limit(1);
    assert.equal((seated.round?.closesAt ?? 0) - (bet?.openedAt?.getTime() ?? 0), 8_000);
    await hurryRoom(own.platform, player.code);
    const { round, now } = await player.look();
    const turn = round?.turn;
    assert.ok(turn);
    const longest = turn.seat === round.seat ? 15_000 : 1_000;
    assert.ok(turn.endsAt - now <= longest, `${turn.endsAt - now} of ${longest}`);
    while ((await player.look()).round?.phase !== 'over') await hurryRoom(own.platform, player.code);
  });

  test('two processes that settle a round at once pay its prize once', async () => {
    const { db } = platform();
    const [game] = await db.select().from(games).where(eq(games.category, 'PVP')).orderBy(asc(games.sort)).limit(1);
    const [one, other] = [
      await enter(await platform().signedIn({ balanceMinor: BALANCE }), game?.nodeId ?? ''),
      await enter(await platform().signedIn({ balanceMinor: BALANCE }), game?.nodeId ?? ''),
    ];
    await one.sit();
    await other.sit();
    await hurryRoom(second.platform, one.code);
    const { id = 0 } = (await one.look()).round ?? {};
    await db
      .update(cardRounds)
      .set({ ...FIRST_WINS, turnEndsAt: new Date() })
      .where(eq(cardRounds.id, id));
    const processes = [platform().api.platform, second.platform];
    await Promise.all(processes.map((each) => moveRound(each, id)));
    await Promise.all([...processes, ...processes].map((each) => settleEnded(each, id)));
    await assertPaidOnce(one, other);
    assert.equal((await checkLedger(db)).isSound, true);
  });

  test('members of both sit at one table; what one process leaves unsettled, the other settles, once', async () => {
    const { db } = platform();
    const [game] = await db.select().from(games).where(eq(games.category, 'PVP')).orderBy(asc(games.sort)).limit(1);
    const nodeId = game?.nodeId ?? '';
    const { username, password } = await platform().member({ balanceMinor: BALANCE });
    const elsewhere = createClient(second.app, 'tala');
    await elsewhere.logIn(username, password);
    const one = await enter(await platform().signedIn({ balanceMinor: BALANCE }), nodeId);
    const other = await enter(elsewhere, nodeId);
    await one.sit();
    await other.sit();
    const { id = 0 } = (await one.look()).round ?? {};
    assert.equal((await other.look()).round?.id, id);

    // The first process plays it to its end, and is gone before it settles.
    const ofRound = eq(cardRounds.id, id);
    await db.update(cardRounds).set({ closesAt: new Date() }).where(ofRound);
    const processes = [platform().api.platform, second.platform];
    const row = async () => (await db.select().from(cardRounds).where(ofRound))[0];
    while ((await row())?.endedAt === null) {
      await Promise.all(processes.map((each) => moveRound(each, id)));
      await db.update(cardRounds).set({ turnEndsAt: new Date() }).where(ofRound);
    }
    const open = await db.select().from(bets).where(eq(bets.status, 'open')).orderBy(desc(bets.id));
    assert.equal(open.length, 2);
    await Promise.all(processes.map((each) => settleEnded(each)));
    const [mine, theirs] = [await one.look(), await other.look()];
    assert.deepEqual(mine.round?.outcome, theirs.round?.outcome);
    for (const { round, balanceMinor } of [mine, theirs])
      assert.equal(balanceMinor, BALANCE - one.stakeMinor + (round?.payoutMinor ?? -1));
    assert.equal((await checkLedger(db)).isSound, true);
  });
});

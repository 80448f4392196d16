import { randomUUID } from 'node:crypto';
import { launchGame } from '@shared-kernel/contracts/browse/play';
import { launchAsk, ticketOf } from 'platform/testing/open-game';
import { createControl } from '../../../fixtures/control.ts';
import type { Tally } from '../../tally.ts';
import { aCardPlayer, type CardPlayer, prizeOf, type SeenRound } from '../../world/card-player.ts';
import { runJobs } from '../../world/clock.ts';
import { askFrame, openFrame } from '../../world/frames.ts';
import { expectSoundLedger } from '../../world/money.ts';
import { type Answer, START_BALANCE_MINOR } from '../../world/players.ts';
import type { World } from '../../world/world.ts';
import type { Case } from '../case.ts';

const CROWD = 40;
const SEATS = 4;
/** A round of nothing but passes and single cards has some fifty turns. */
const TURNS = 200;

/** A member who sits there, and what he was dealt. */
interface Seated {
  readonly who: CardPlayer;
  readonly seat: number;
  readonly hand: readonly string[];
}

const isRefused = ({ status, retryAfter }: Answer): boolean => (status >= 400 && status < 500) || retryAfter !== null;

const expectCodes = (answers: readonly Answer[], allowed: readonly string[], what: string, tally: Tally): void => {
  for (const { status, code } of answers)
    tally.held(status >= 400 && allowed.includes(String(code)), `${what} was answered ${status} ${code}`);
};

/** Twice at each process, at once. */
const everywhere = (call: (process: 0 | 1) => Promise<Answer>): Promise<readonly Answer[]> =>
  Promise.all([call(0), call(1), call(0), call(1)]);

/** What takes no seat: no launch, a ticket that is not opened, a game without a room, another price, no round. */
const worthless = async (who: CardPlayer, tally: Tally): Promise<void> => {
  const { player, stakeMinor } = who;
  const { url } = await player.client.value(launchGame, launchAsk('100001'));
  const ask = { idempotencyKey: randomUUID(), stakeMinor };
  const under = (launch: string) => askFrame(player, launch, '/cards/sit', ask);
  expectCodes([await under(''), await under(ticketOf(url))], ['session.expired'], 'a seat without a launch', tally);
  const { launch: slot } = await openFrame(player, { category: 'RNG' });
  expectCodes([await under(slot)], ['not.found'], 'a seat of a game without a room', tally);
  for (const price of [stakeMinor - 1, stakeMinor * 2, 0, -stakeMinor])
    expectCodes([await who.sit({ stakeMinor: price })], ['price.changed'], `a seat for ${price}`, tally);
  for (const body of [
    {},
    { idempotencyKey: 'short', stakeMinor },
    { ...ask, stakeMinor: 'free' },
    { ...ask, stakeMinor: 1.5 },
  ])
    expectCodes([await who.ask('/sit', body)], ['request.invalid'], JSON.stringify(body), tally);
  for (const roundId of [0, -1, 1e15])
    expectCodes(
      [await who.play({ roundId, turn: 0, cards: ['3C'] })],
      ['turn.over'],
      `a move in round ${roundId}`,
      tally,
    );
  const paid = START_BALANCE_MINOR - (await player.balance());
  tally.held(paid === 0, `what was refused cost ${paid}`);
};

/** One key and two windows at two processes at once. */
const satOnce = async (who: CardPlayer, tally: Tally): Promise<void> => {
  const key = randomUUID();
  const answers = await Promise.all([
    ...(await everywhere((process) => who.sit({ key, process }))),
    ...(await everywhere((process) => who.sit({ process }))),
  ]);
  for (const { status, code } of answers)
    tally.held(status === 200, `a seat asked again was answered ${status} ${code}`);
  const paid = START_BALANCE_MINOR - (await who.player.balance());
  tally.held(paid === who.stakeMinor, `a seat asked for eight times cost ${paid}`);
};

/** So many at once for the last seat of a round: one has it, the others sit at the tables after it, or were refused and paid nothing. */
const rushed = async (world: World, crowd: readonly CardPlayer[], roundId: number, tally: Tally): Promise<void> => {
  const answers = await Promise.all(crowd.map((who, index) => who.sit({ process: index % 2 === 0 ? 0 : 1 })));
  for (const answer of answers)
    tally.held(answer.status === 200 || isRefused(answer), `a seat was answered ${answer.status} ${answer.code}`);
  const seated = answers.filter(({ status }) => status === 200).length;
  tally.figure(`${seated} of ${crowd.length} seated at once`);
  const rounds = await world.database.rows<{ id: string; taken: number; members: number }>(
    `select round_id as id, count(*)::int as taken, count(distinct member_id)::int as members from card_seats
     where round_id >= $1 group by round_id order by round_id`,
    [roundId],
  );
  tally.held(rounds[0]?.taken === SEATS, `${rounds[0]?.taken} sit at the first table`);
  for (const { taken, members } of rounds)
    tally.held(taken <= SEATS && taken === members, `${members} members have ${taken} seats of one table`);
  const seats = rounds.reduce((sum, { taken }) => sum + taken, 0);
  tally.held(seats === seated + SEATS - 1, `${seated + SEATS - 1} were seated on ${seats} seats`);
};

const seatedIn = async (roundId: number, all: readonly CardPlayer[]): Promise<readonly Seated[]> => {
  const found: Seated[] = [];
  for (const who of all) {
    const round = await who.round();
    if (round?.id === roundId && round.view) found.push({ who, seat: round.seat, hand: round.view.hand });
  }
  return found.toSorted((one, other) => one.seat - other.seat);
};

/** The turn of a table, by whoever's it is. */
const turnAt = async (
  table: readonly Seated[],
): Promise<{ readonly own: Seated; readonly round: SeenRound } | undefined> => {
  const round = await table[0]?.who.round();
  const own = table.find(({ seat }) => seat === round?.turn?.seat);
  const seen = await own?.who.round();
  return own && seen ? { own, round: seen } : undefined;
};

/** What nobody may play: another's turn, another's cards, what is none. Nothing of it is a move. */
const cheated = async (table: readonly Seated[], stranger: CardPlayer, tally: Tally): Promise<void> => {
  const now = await turnAt(table);
  tally.held(now !== undefined, 'no member has the first turn');
  if (!now) return;
  const { own, round } = now;
  const number = round.turn?.number ?? 0;
  const at = { roundId: round.id, turn: number };
  const others = table.filter((each) => each !== own);
  for (const { who, hand } of others)
    expectCodes(
      await everywhere((process) => who.play({ ...at, cards: hand.slice(0, 1) }, process)),
      ['turn.over'],
      'a move out of turn',
      tally,
    );
  const advice = round.view?.advice ?? [];
  expectCodes(
    await everywhere((process) => stranger.play({ ...at, cards: advice }, process)),
    ['turn.over'],
    'a move of who does not sit there',
    tally,
  );
  for (const turn of [number - 1, number + 1, 1e9])
    expectCodes(
      [await own.who.play({ ...at, turn, cards: advice })],
      ['turn.over'],
      `move ${turn} at turn ${number}`,
      tally,
    );
  const card = others[0]?.hand[0] ?? '';
  for (const cards of [[card], [card, ...advice.slice(0, 1)], []])
    expectCodes([await own.who.play({ ...at, cards })], ['cards.refused'], `the move ${cards.join(' ')}`, tally);
  for (const cards of [[advice[0], advice[0]], ['1X'], ['__proto__'], [null], own.hand])
    expectCodes(
      [await own.who.play({ ...at, cards })],
      ['request.invalid'],
      `the cards ${JSON.stringify(cards)}`,
      tally,
    );
  const left = await Promise.all(table.map(({ who }) => who.ask('/leave', { roundId: round.id })));
  expectCodes(left, ['round.closed'], 'a seat given up after the cards were dealt', tally);
  tally.held((await own.who.round())?.turn?.number === number, 'what was refused was a move');
};

/** A move at both processes at once, or at one of them a pass in its place: one of the two is made, and once. */
const playedOnce = async (table: readonly Seated[], moves: number, tally: Tally): Promise<void> => {
  for (let turn = 0; turn < moves; turn += 1) {
    const now = await turnAt(table);
    if (!now?.round.view || !now.round.turn) throw new Error('It is no turn of a member.');
    const { who } = now.own;
    const { id: roundId, turn: at, view } = now.round;
    const cards = view.advice ?? [];
    const isRace = turn % 2 === 1 && view.pile !== null && cards.length > 0;
    const answers = await everywhere((process) =>
      who.play({ roundId, turn: at.number, cards: isRace && process === 1 ? [] : cards }, process),
    );
    const [here, there] = [0, 1].map((process) => answers.filter((_, index) => index % 2 === process));
    const isMade = (made: readonly Answer[] = []): boolean => made.every(({ status }) => status === 200);
    const isLate = (late: readonly Answer[] = []): boolean => late.every(({ code }) => code === 'turn.over');
    const isOne = isRace
      ? (isMade(here) && isLate(there)) || (isLate(here) && isMade(there))
      : isMade(here) && isMade(there);
    const heard = answers.map(({ status, code }) => `${status} ${code}`).join(', ');
    tally.held(isOne, `a move${isRace ? ' beside a pass' : ''} at two processes was answered ${heard}`);
    const after = (await who.round())?.turn?.number;
    tally.held(after === at.number + 1, `move ${at.number} sent four times led to move ${after}`);
  }
};

/** Nobody was sent a card that another still has in his hand. */
const expectHidden = (table: readonly Seated[], stranger: CardPlayer, tally: Tally): void => {
  for (const { who, seat } of [...table, { who: stranger, seat: -1 }]) {
    const hidden = table.filter((each) => each.seat !== seat).flatMap(({ hand }) => hand);
    const sent = who.sent().replaceAll('\\', '');
    const seen = hidden.filter((card) => sent.includes(`"${card}"`));
    tally.held(hidden.length > 0 && sent.includes('event: state'), `seat ${seat} was sent nothing that could tell`);
    tally.held(seen.length === 0, `seat ${seat} was sent ${seen.join(' ')} of others`);
  }
};

const OPEN = `select count(*)::int as count from bets join card_seats using (bet_no) where status = 'open'`;

/** Plays all rounds of the room to their end by the clock; the streams of the other process move and settle them too. */
const ended = async (world: World, room: string, tally: Tally): Promise<void> => {
  const control = createControl(world.platforms[0].url);
  const isOn = async () => (await world.database.rows<{ count: number }>(OPEN))[0]?.count !== 0;
  for (let turn = 0; turn < TURNS && (await isOn()); turn += 1) await control.hurryRoom(room);
  await Promise.all(world.platforms.map(({ url }) => runJobs(url)));
  tally.held(!(await isOn()), 'bets of the card room are open after its rounds');
};

/** One of four members has the prize, and each has paid his stake once. */
const expectPaid = async (table: readonly Seated[], tally: Tally): Promise<void> => {
  const stakeMinor = table[0]?.who.stakeMinor ?? 0;
  const prize = prizeOf(table.map(() => stakeMinor));
  const paid: number[] = [];
  for (const { who } of table) {
    const payout = (await who.round())?.payoutMinor ?? -1;
    const balance = await who.player.balance();
    const expected = START_BALANCE_MINOR - stakeMinor + payout;
    tally.held(balance === expected, `the balance is ${balance} and should be ${expected}`);
    paid.push(payout);
  }
  const won = paid.filter((payout) => payout > 0);
  tally.held(won.length === 1 && won[0] === prize, `the table paid ${paid.join(', ')} of ${prize}`);
};

export const cardRooms: Case = {
  name: 'card-rooms',
  title: `seats and moves of a card room: others', doubled, out of turn, with cards of others; ${CROWD} at once for the last seat`,
  run: async (world, tally, { pick }) => {
    const all: CardPlayer[] = [];
    for (let index = 0; index < SEATS - 1 + CROWD; index += 1) all.push(await aCardPlayer(world));
    const [first, second, third, ...crowd] = all as [CardPlayer, CardPlayer, CardPlayer, ...CardPlayer[]];
    const stranger = await aCardPlayer(world);
    try {
      await worthless(first, tally);
      await satOnce(first, tally);
      const roundId = (await first.round())?.id ?? 0;
      await Promise.all([second.sit(), third.sit({ process: 1 })]);
      await rushed(world, crowd, roundId, tally);
      const table = await seatedIn(roundId, all);
      tally.held(table.length === SEATS, `${table.length} of ${SEATS} were dealt cards`);
      await Promise.all([...table.map(({ who }) => who), stranger].map((who) => who.listen()));
      await cheated(table, stranger, tally);
      await playedOnce(table, pick(6, 12), tally);
      const sitting = table.map(({ who }) => who);
      expectHidden(await seatedIn(roundId, sitting), stranger, tally);
      await ended(world, first.room, tally);
      await expectPaid(table, tally);
      await expectSoundLedger(world, tally);
    } finally {
      for (const who of [...all, stranger]) who.stop();
    }
  },
};

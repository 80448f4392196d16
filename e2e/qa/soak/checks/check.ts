import type { Tally } from '../../tally.ts';
import { prizeOf } from '../../world/card-player.ts';
import { expectSoundLedger } from '../../world/money.ts';
import type { Book } from '../book.ts';
import type { Member } from '../member.ts';
import type { SoakWorld } from '../soak-world.ts';
import { expectedEnds, expectedMovements } from './expected.ts';
import type { RebatedDay } from './kept.ts';
import {
  bonusesLeft,
  type KeptBet,
  type KeptCardRound,
  type KeptOrder,
  keptBets,
  keptCardRounds,
  keptMovements,
  keptOrders,
  keptRebates,
  type Movement,
} from './kept.ts';

const keyOf = ({ memberId, day }: RebatedDay, before: number): string => `rebate/${memberId}/${day}/${before}`;

/** A day's claims, each under what was claimed before it; what a midnight gave after them is one movement more. */
const ofDay = (day: RebatedDay, claims: number[]): readonly Movement[] => {
  const { username, total, isCut } = day;
  const movements: Movement[] = [];
  let before = 0;
  while (claims[0] !== undefined && before + claims[0] <= total) {
    const amount = claims.shift() ?? 0;
    movements.push({ key: keyOf(day, before), username, amount });
    before += amount;
  }
  return isCut && before < total
    ? [...movements, { key: keyOf(day, before), username, amount: total - before }]
    : movements;
};

/** Claims that fit into no day are expected all the same, and found missing. */
const expectedRebates = ({ rebates }: Book, days: readonly RebatedDay[]): readonly Movement[] => {
  const usernames = new Set([...rebates.keys(), ...days.map(({ username }) => username)]);
  return [...usernames].flatMap((username) => {
    const claims = [...(rebates.get(username) ?? [])];
    const found = days.filter((day) => day.username === username).flatMap((day) => ofDay(day, claims));
    return [...found, ...claims.map((amount, place) => ({ key: `rebate/none/${place}`, username, amount }))];
  });
};

/** How many of each; all but the first must be none. */
export interface Findings {
  readonly movements: number;
  readonly lost: number;
  readonly notAskedFor: number;
  readonly otherAmount: number;
  readonly betsOff: number;
  readonly betsNotEnded: number;
  readonly cardRoundsOff: number;
  readonly ordersLost: number;
  readonly ordersNotAskedFor: number;
  readonly notEnded: number;
  readonly endedTwice: number;
  readonly balancesOff: number;
  readonly bonusesLeft: number;
}

const ENDS: Readonly<Record<string, readonly string[]>> = {
  deposit: ['credited', 'failed', 'expired', 'cancelled'],
  bonus: ['met', 'givenUp', 'expired', 'lost'],
  withdrawal: ['paid', 'rejected'],
  lottery: ['settled', 'cancelled', 'refunded'],
};
/** From these a late payment leads on. */
const REOPENED = new Set(['expired', 'cancelled']);

const missing = (from: Iterable<string>, among: ReadonlySet<string>): readonly string[] =>
  [...from].filter((name) => !among.has(name));

/** A transfer moves two members' money under one key. */
const byKeyAndOwner = (movements: readonly Movement[]): ReadonlyMap<string, number> =>
  new Map(movements.map(({ key, username, amount }) => [`${key} ${username}`, amount]));

const compareMovements = (expected: readonly Movement[], kept: readonly Movement[]) => {
  const [wanted, found] = [byKeyAndOwner(expected), byKeyAndOwner(kept)];
  return {
    movements: kept.length,
    lost: missing(wanted.keys(), new Set(found.keys())).length,
    notAskedFor: missing(found.keys(), new Set(wanted.keys())).length,
    otherAmount: [...wanted].filter(([name, amount]) => found.has(name) && found.get(name) !== amount).length,
  };
};

const compareOrders = (ends: ReadonlyMap<string, readonly string[]>, kept: readonly KeptOrder[]) => {
  const numbers = new Set(kept.map(({ orderNo }) => orderNo));
  const isEnded = ({ orderNo, state, steps }: KeptOrder): boolean =>
    ends.get(orderNo)?.includes(state) === true && steps.at(-1) === state;
  const timesEnded = ({ kind, steps }: KeptOrder): number =>
    steps.filter((step, index) => ENDS[kind]?.includes(step) && !(REOPENED.has(step) && index < steps.length - 1))
      .length;
  return {
    ordersLost: missing(ends.keys(), numbers).length,
    ordersNotAskedFor: missing(numbers, new Set(ends.keys())).length,
    notEnded: kept.filter((order) => !isEnded(order)).length,
    endedTwice: kept.filter((order) => timesEnded(order) > 1).length,
  };
};

const compareBets = ({ bets, openBets }: Book, kept: readonly KeptBet[]) => {
  const entryOf = ({ key, betNo }: KeptBet) => openBets.get(key) ?? bets.get(betNo);
  const [keys, numbers] = [new Set(kept.map(({ key }) => key)), new Set(kept.map(({ betNo }) => betNo))];
  const lost = missing(bets.keys(), numbers).length + missing(openBets.keys(), keys).length;
  const isOff = (bet: KeptBet): boolean => entryOf(bet)?.stake !== bet.stake;
  const isEnded = ({ key, status }: KeptBet): boolean =>
    (openBets.get(key)?.ends ?? ['settled']).some((end) => end === status);
  return {
    betsOff: lost + kept.filter(isOff).length + (kept.length - numbers.size),
    betsNotEnded: kept.filter((bet) => !isEnded(bet)).length,
  };
};

/** The member who won has the stakes of all less the commission; alone, or beaten by the house, each has his own. */
const isPaidRight = ({ isVoid, isSettled, winner, seats, statuses, stakes, payouts }: KeptCardRound): boolean => {
  if (!isSettled || !statuses.every((status) => status === (isVoid ? 'void' : 'settled'))) return false;
  if (isVoid) return true;
  const isWon = stakes.length > 1 && seats.some((seat) => seat === winner);
  const prize = prizeOf(stakes);
  return payouts.every((payout, place) => payout === (isWon ? (seats[place] === winner ? prize : 0) : stakes[place]));
};

const compareCardRounds = (rounds: readonly KeptCardRound[], tally: Tally): number => {
  const shared = rounds.filter(({ stakes }) => stakes.length > 1).length;
  tally.figure(`${rounds.length} rounds at card rooms, ${shared} of them of several members`);
  return rounds.filter((round) => !isPaidRight(round)).length;
};

/** Each member's balance, as the site tells it, against the sum of all that is expected of it. */
const compareBalances = async (expected: readonly Movement[], members: readonly Member[]): Promise<number> => {
  const sums = new Map<string, number>();
  for (const { username, amount } of expected) sums.set(username, (sums.get(username) ?? 0) + amount);
  let off = 0;
  for (const { username, at } of members) {
    const balances = await Promise.all(at.map((player) => player.balance()));
    off += balances.every((balance) => balance === sums.get(username)) ? 0 : 1;
  }
  return off;
};

/** Compares what was answered with what the database and the site say now, and asks the ledger whether it is sound. */
export const check = async (
  world: SoakWorld,
  book: Book,
  members: readonly Member[],
  tally: Tally,
): Promise<Findings> => {
  const { database } = world;
  const usernames = members.map(({ username }) => username);
  const orders = await keptOrders(database, usernames);
  const rebates = expectedRebates(book, await keptRebates(database, usernames));
  const bets = await keptBets(database, usernames);
  const expected = [...expectedMovements(book, orders, bets), ...rebates];
  await expectSoundLedger(world, tally);
  return {
    ...compareMovements(expected, await keptMovements(database, usernames)),
    ...compareBets(book, bets),
    cardRoundsOff: compareCardRounds(await keptCardRounds(database), tally),
    ...compareOrders(expectedEnds(book, orders), orders),
    balancesOff: await compareBalances(expected, members),
    bonusesLeft: (await bonusesLeft(database, usernames)).length,
  };
};

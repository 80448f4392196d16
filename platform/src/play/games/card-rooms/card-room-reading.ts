import type { Platform } from '../../../base/platform.ts';
import { type Database, rowsOf } from '../../../database/database.ts';
import { and, asc, eq, inArray, sql } from '../../../database/orm.ts';
import { members } from '../../../identity/members.tables.ts';
import { memberAccountOf, playableBalances } from '../../../ledger/member-account.ts';
import { bets } from '../../bets/bets.tables.ts';
import type { CardTable } from '../framework.ts';
import { cardRounds, cardSeats } from './card-rooms.tables.ts';
import { type CardRound, type CardSeat, ensureWaiting, type Visitor } from './card-rounds.ts';
import { openTable } from './dealt-cards.ts';
import { moveOne } from './move-one.ts';
import { isDue } from './move-round.ts';
import { settleEnded } from './settle-rounds.ts';

/** A seat with the name of its member. */
export interface NamedSeat extends CardSeat {
  readonly username: string;
}

/** What one read has of a room and of some who visit it. All hands are in it: a view has those of one seat. */
export interface RoomReading {
  readonly now: Date;
  /** The round that takes players. */
  readonly waiting: CardRound;
  /** By member: the last round of the room in which he took a seat. */
  readonly last: ReadonlyMap<number, CardRound>;
  /** By round that was dealt, of those whose cards can be opened. */
  readonly tables: ReadonlyMap<number, CardTable>;
  /** By round, in the order of the seats. */
  readonly seats: ReadonlyMap<number, readonly NamedSeat[]>;
  /** Of the bets that are settled, by their numbers. */
  readonly payouts: ReadonlyMap<string, number>;
  /** By member. */
  readonly balances: ReadonlyMap<number, bigint>;
}

const idsOf = (visitors: readonly Visitor[]): readonly number[] => [
  ...new Set(visitors.map(({ member }) => member.id)),
];

/** Each member's last seat is found by the index, however many rounds he has played. */
const lastRounds = async (db: Database, room: string, visitors: readonly Visitor[]) => {
  const asked = sql.join(
    idsOf(visitors).map((id) => sql`(${id}::bigint)`),
    sql`, `,
  );
  const found = await rowsOf<{ memberId: string; roundId: string }>(
    db,
    sql`select asked.member_id as "memberId", last.round_id as "roundId" from (values ${asked}) as asked(member_id)
        cross join lateral (
          select ${cardSeats.roundId} from ${cardSeats} join ${cardRounds} on ${cardRounds.id} = ${cardSeats.roundId}
          where ${cardSeats.memberId} = asked.member_id and ${cardRounds.room} = ${room}
          order by ${cardSeats.id} desc limit 1
        ) as last`,
  );
  const ids = [...new Set(found.map(({ roundId }) => Number(roundId)))];
  const rounds = ids.length > 0 ? await db.select().from(cardRounds).where(inArray(cardRounds.id, ids)) : [];
  return new Map(
    found.flatMap(({ memberId, roundId }) => {
      const round = rounds.find(({ id }) => id === Number(roundId));
      return round ? [[Number(memberId), round] as const] : [];
    }),
  );
};

const seatsIn = async (db: Database, roundIds: readonly number[]): Promise<RoomReading['seats']> => {
  const rows = await db
    .select({ seat: cardSeats, username: members.username })
    .from(cardSeats)
    .innerJoin(members, eq(members.id, cardSeats.memberId))
    .where(inArray(cardSeats.roundId, [...roundIds]))
    .orderBy(asc(cardSeats.seat));
  const byRound = new Map<number, NamedSeat[]>();
  for (const { seat, username } of rows)
    byRound.set(seat.roundId, [...(byRound.get(seat.roundId) ?? []), { ...seat, username }]);
  return byRound;
};

/** A round whose cards no key opens is shown without them: it is void at the end of the turn. */
const tablesOf = async (platform: Platform, rounds: readonly CardRound[]): Promise<RoomReading['tables']> => {
  const tables = new Map<number, CardTable>();
  for (const round of rounds) {
    const table = await openTable(platform, round).catch(() => undefined);
    if (table) tables.set(round.id, table);
  }
  return tables;
};

const payoutsOf = async (db: Database, betNos: readonly string[]): Promise<RoomReading['payouts']> => {
  if (betNos.length === 0) return new Map();
  const rows = await db
    .select({ betNo: bets.betNo, payout: bets.payout })
    .from(bets)
    .where(and(inArray(bets.betNo, [...betNos]), eq(bets.status, 'settled')));
  return new Map(rows.map(({ betNo, payout }) => [betNo, Number(payout)]));
};

const isUnsettled = ({ endedAt, settledAt }: CardRound): boolean => endedAt !== null && settledAt === null;

/** Moves on and settles what is due of these rounds; true if anything was. One that cannot be is shown as it is. */
const moveDue = async (platform: Platform, rounds: readonly CardRound[], now: Date): Promise<boolean> => {
  const due = rounds.filter((round) => isDue(round, now) || isUnsettled(round));
  for (const round of due) {
    await moveOne(platform, round);
    await settleEnded(platform, round.id);
  }
  return due.length > 0;
};

/** The rounds that these visitors look at, the one that takes players first. */
const roundsFor = async (platform: Platform, first: Visitor, visitors: readonly Visitor[]) => {
  const waiting = await ensureWaiting(platform, first);
  if (!waiting) throw new Error(`The room ${first.room} has no round.`);
  const last = await lastRounds(platform.playDb, first.room, visitors);
  return { waiting, last, all: [...new Map([waiting, ...last.values()].map((round) => [round.id, round])).values()] };
};

/** A room with what some of its visitors look at, moved on as far as its times say: one read, however many they are. */
export const readRoom = async (
  platform: Platform,
  visitors: readonly [Visitor, ...Visitor[]],
): Promise<RoomReading> => {
  const { playDb: db, clock } = platform;
  const [first] = visitors;
  const now = await clock.now();
  const found = await roundsFor(platform, first, visitors);
  const { waiting, last, all } = (await moveDue(platform, found.all, now))
    ? await roundsFor(platform, first, visitors)
    : found;
  const seats = await seatsIn(
    db,
    all.map(({ id }) => id),
  );
  const ids = idsOf(visitors);
  const settled = all.filter(({ settledAt }) => settledAt !== null).flatMap(({ id }) => seats.get(id) ?? []);
  const own = settled.filter(({ memberId }) => ids.includes(memberId)).map(({ betNo }) => betNo);
  return {
    now,
    waiting,
    last,
    tables: await tablesOf(platform, all),
    seats,
    payouts: await payoutsOf(db, own),
    balances: await playableBalances(db, ids, memberAccountOf(first.member, first.isFreePlay)),
  };
};

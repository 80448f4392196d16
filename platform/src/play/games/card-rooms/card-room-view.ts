import { eq, inArray } from 'drizzle-orm';
import type { Platform } from '../../../base/platform.ts';
import type { Database } from '../../../database/database.ts';
import { members } from '../../../identity/members.tables.ts';
import { memberAccountOf, playableBalance } from '../../../ledger/member-account.ts';
import { maskName } from '../../../records/mask-name.ts';
import { bets } from '../../bets/bets.tables.ts';
import {
  type CardRound,
  type CardSeat,
  ensureWaiting,
  lastRoundOf,
  seatsOf,
  tableOf,
  type Visitor,
} from './card-rounds.ts';
import { isDue, moveRound, waitOf } from './move-round.ts';
import { settleEnded } from './settle-rounds.ts';

/** A seat as everybody at the table sees it. */
export interface SeatView {
  /** A member's is masked. */
  readonly name: string;
  readonly isHouse: boolean;
  readonly isYou: boolean;
  /** The clock took its last turn. */
  readonly isAway: boolean;
}

/** A round as who sits there sees it. Times in ms since 1970, by the platform's clock. */
export interface CardRoundView {
  readonly id: number;
  readonly phase: 'waiting' | 'playing' | 'over';
  readonly seat: number;
  /** While it waits, those that are taken; the others are the house's later. */
  readonly seats: readonly (SeatView | null)[];
  readonly closesAt: number | null;
  /** Whose turn it is, the number of the move, and until when. */
  readonly turn: {
    readonly seat: number;
    readonly number: number;
    readonly endsAt: number;
    readonly ms: number;
  } | null;
  /** What the game shows to this seat; null until the cards are dealt. */
  readonly view: unknown;
  readonly isVoid: boolean;
  readonly winner: number | null;
  /** Once it is over: what each seat had. */
  readonly outcome: unknown;
  readonly isSettled: boolean;
  readonly stakeMinor: number;
  /** What a member wins among those who sit there; the stake itself where only one does. */
  readonly prizeMinor: number;
  /** null until it is settled. */
  readonly payoutMinor: number | null;
  readonly seedHash: string;
}

export interface CardRoomView {
  /** When it was so, by the platform's clock, in ms since 1970. */
  readonly now: number;
  readonly balanceMinor: number;
  /** The round that takes players: how many sit there, until when, and the hash of its seed. */
  readonly waiting: {
    readonly id: number;
    readonly taken: number;
    readonly closesAt: number | null;
    readonly seedHash: string;
  };
  /** The member's own round that is on, or the last one; null: none. */
  readonly round: CardRoundView | null;
}

const seatViews = async (
  db: Database,
  round: CardRound,
  seats: readonly CardSeat[],
  count: number,
  memberId: number,
) => {
  const names = seats.length
    ? await db
        .select({ id: members.id, username: members.username })
        .from(members)
        .where(
          inArray(
            members.id,
            seats.map((each) => each.memberId),
          ),
        )
    : [];
  return Array.from({ length: count }, (_, seat): SeatView | null => {
    const taken = seats.find((each) => each.seat === seat);
    if (!taken)
      return round.dealt
        ? { name: round.settings.house[seat] ?? '', isHouse: true, isYou: false, isAway: false }
        : null;
    const username = names.find(({ id }) => id === taken.memberId)?.username ?? '';
    return {
      name: maskName(username),
      isHouse: false,
      isYou: taken.memberId === memberId,
      isAway: round.away.includes(seat),
    };
  });
};

const payoutOf = async (db: Database, betNo: string): Promise<number | null> => {
  const [bet] = await db.select({ status: bets.status, payout: bets.payout }).from(bets).where(eq(bets.betNo, betNo));
  return bet?.status === 'settled' ? Number(bet.payout) : null;
};

const phaseOf = ({ dealt, endedAt }: CardRound): CardRoundView['phase'] => {
  if (endedAt) return 'over';
  return dealt ? 'playing' : 'waiting';
};

const turnOf = (round: CardRound, seats: readonly CardSeat[], seat: number | null): CardRoundView['turn'] => {
  const { turnEndsAt, moves } = round;
  if (seat === null || turnEndsAt === null) return null;
  return { seat, number: moves.length, endsAt: turnEndsAt.getTime(), ms: waitOf(round, seats, seat) };
};

const roundView = async (db: Database, visitor: Visitor, round: CardRound, own: CardSeat): Promise<CardRoundView> => {
  const { seated: game, member } = visitor;
  const { settings, endedAt } = round;
  const table = tableOf(round);
  const seats = await seatsOf(db, round.id);
  const end = table && endedAt ? game.endOf(table) : undefined;
  return {
    id: round.id,
    phase: phaseOf(round),
    seat: own.seat,
    seats: await seatViews(db, round, seats, game.seats, member.id),
    closesAt: round.closesAt?.getTime() ?? null,
    turn: turnOf(round, seats, table ? game.turnOf(table) : null),
    view: table ? game.viewOf(table, own.seat) : null,
    isVoid: round.isVoid,
    winner: end?.winner ?? null,
    outcome: end?.outcome ?? null,
    isSettled: round.settledAt !== null,
    stakeMinor: settings.stakeMinor,
    prizeMinor: game.prizeOf(settings.stakeMinor, seats.length),
    payoutMinor: round.settledAt ? await payoutOf(db, own.betNo) : null,
    seedHash: round.seedHash,
  };
};

const isUnsettled = ({ endedAt, settledAt }: CardRound): boolean => endedAt !== null && settledAt === null;

/** Moves on and settles what is due of a round; true if anything was. */
const moveIfDue = async (platform: Platform, round: CardRound | undefined, now: Date): Promise<boolean> => {
  if (!round || !(isDue(round, now) || isUnsettled(round))) return false;
  await moveRound(platform, round.id);
  await settleEnded(platform, round.id);
  return true;
};

/** The room as one member sees it, moved on as far as its times say. Of another's cards it has none before a round is over. */
export const viewRoom = async (platform: Platform, visitor: Visitor): Promise<CardRoomView> => {
  const { playDb: db, clock } = platform;
  const now = await clock.now();
  let waiting = await ensureWaiting(platform, visitor);
  let last = await lastRoundOf(db, visitor);
  const moved = [await moveIfDue(platform, waiting, now), await moveIfDue(platform, last?.round, now)];
  if (moved.includes(true)) {
    waiting = await ensureWaiting(platform, visitor);
    last = await lastRoundOf(db, visitor);
  }
  if (!waiting) throw new Error(`The room ${visitor.room} has no round.`);
  return {
    now: now.getTime(),
    balanceMinor: Number(await playableBalance(db, memberAccountOf(visitor.member, visitor.isFreePlay))),
    waiting: {
      id: waiting.id,
      taken: (await seatsOf(db, waiting.id)).length,
      closesAt: waiting.closesAt?.getTime() ?? null,
      seedHash: waiting.seedHash,
    },
    round: last ? await roundView(db, visitor, last.round, last.seat) : null,
  };
};

/** When the room is to be looked at again, by its times. */
export const nextLookAt = ({ round, waiting }: CardRoomView): number | null => {
  if (round?.phase === 'playing') return round.turn?.endsAt ?? null;
  return round?.phase === 'waiting' ? round.closesAt : waiting.closesAt;
};

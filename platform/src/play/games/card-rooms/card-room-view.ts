import type { Platform } from '../../../base/platform.ts';
import { maskName } from '../../../records/mask-name.ts';
import { type NamedSeat, type RoomReading, readRoom } from './card-room-reading.ts';
import type { CardRound, CardSeat, Visitor } from './card-rounds.ts';
import { waitOf } from './move-round.ts';

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

const seatView = (round: CardRound, taken: NamedSeat | undefined, seat: number, memberId: number): SeatView | null => {
  if (taken)
    return {
      name: maskName(taken.username),
      isHouse: false,
      isYou: taken.memberId === memberId,
      isAway: round.away.includes(seat),
    };
  return round.dealt ? { name: round.settings.house[seat] ?? '', isHouse: true, isYou: false, isAway: false } : null;
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

/** Of another's cards it has none before the round is over. */
const roundView = (reading: RoomReading, { seated: game, member }: Visitor, round: CardRound): CardRoundView | null => {
  const seats = reading.seats.get(round.id) ?? [];
  const own = seats.find(({ memberId }) => memberId === member.id);
  if (!own) return null;
  const { settings, endedAt } = round;
  const table = reading.tables.get(round.id);
  const end = table && endedAt ? game.endOf(table) : undefined;
  return {
    id: round.id,
    phase: phaseOf(round),
    seat: own.seat,
    seats: Array.from({ length: game.seats }, (_, seat) =>
      seatView(
        round,
        seats.find((each) => each.seat === seat),
        seat,
        member.id,
      ),
    ),
    closesAt: round.closesAt?.getTime() ?? null,
    turn: turnOf(round, seats, table ? game.turnOf(table) : null),
    view: table ? game.viewOf(table, own.seat) : null,
    isVoid: round.isVoid,
    winner: end?.winner ?? null,
    outcome: end?.outcome ?? null,
    isSettled: round.settledAt !== null,
    stakeMinor: settings.stakeMinor,
    prizeMinor: game.prizeOf(settings.stakeMinor, seats.length),
    payoutMinor: reading.payouts.get(own.betNo) ?? null,
    seedHash: round.seedHash,
  };
};

/** The room as one of its visitors sees it, out of what was read for all of them. */
export const roomViewOf = (reading: RoomReading, visitor: Visitor): CardRoomView => {
  const { now, waiting, seats, balances, last } = reading;
  const round = last.get(visitor.member.id);
  return {
    now: now.getTime(),
    balanceMinor: Number(balances.get(visitor.member.id) ?? 0n),
    waiting: {
      id: waiting.id,
      taken: (seats.get(waiting.id) ?? []).length,
      closesAt: waiting.closesAt?.getTime() ?? null,
      seedHash: waiting.seedHash,
    },
    round: round ? roundView(reading, visitor, round) : null,
  };
};

/** The room as it is for one member. */
export const viewRoom = async (platform: Platform, visitor: Visitor): Promise<CardRoomView> =>
  roomViewOf(await readRoom(platform, [visitor]), visitor);

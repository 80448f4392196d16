import { MINUTE_MS } from '@shared-kernel/node/durations';
import type { Platform } from '../../../base/platform.ts';
import { PlatformError } from '../../../base/platform-error.ts';
import { nowWithin } from '../../../clock/clock.ts';
import type { Transaction } from '../../../database/database.ts';
import { and, eq, gt, sql } from '../../../database/orm.ts';
import { sendSignal } from '../../../database/send-signal.ts';
import { newBetNumber } from '../../bets/bet-number.ts';
import { bets } from '../../bets/bets.tables.ts';
import { paceOf } from '../../limits/round-pace.ts';
import { endBet, openBet } from '../../stakes/open-bets.ts';
import { holdStaker } from '../../stakes/staker.ts';
import { queueByMember } from '../round-queues.ts';
import type { CARD_ROOM_CALL } from './card-room-errors.ts';
import { cardRounds, cardSeats } from './card-rooms.tables.ts';
import {
  CARD_ROOMS_CHANNEL,
  type CardRound,
  ensureWaiting,
  hasCome,
  holdRound,
  lastRoundOf,
  seatsOf,
  type Visitor,
} from './card-rounds.ts';
import { moveRound } from './move-round.ts';

export interface SitAsk {
  /** The same key is the same seat, and stakes once. */
  readonly idempotencyKey: string;
  /** What the player has seen as the price. */
  readonly stakeMinor: number;
}

const closed = () =>
  new PlatformError<typeof CARD_ROOM_CALL>(
    'round.closed',
    'The round takes no players, or gives no stake back any more.',
  );

/** What the bet of a seat that was given up keeps: its seat has no row any more. */
interface GivenUp {
  readonly round: number;
  readonly room: string;
}

const isEarlier = async (tx: Transaction, { member, room }: Visitor, roundKey: string): Promise<boolean> => {
  const [found] = await tx
    .select({ room: sql<string | null>`coalesce(${cardRounds.room}, ${bets.outcome} ->> 'room')` })
    .from(bets)
    .leftJoin(cardSeats, eq(cardSeats.betNo, bets.betNo))
    .leftJoin(cardRounds, eq(cardRounds.id, cardSeats.roundId))
    .where(and(eq(bets.memberId, member.id), eq(bets.roundKey, roundKey)));
  if (found && found.room !== room) throw new PlatformError('request.duplicate', 'This key belongs to another bet.');
  return found !== undefined;
};

/** Each is a row; hands leave no more seats. */
const MOST_GIVEN_UP = 10;
/** A round without anybody waits for long: seats that were given up before count no more. */
const GIVEN_UP_MS = 10 * MINUTE_MS;

const refuseRestless = async (tx: Transaction, { member, room }: Visitor, round: number, at: Date): Promise<void> => {
  const given: GivenUp = { round, room };
  const rows = await tx
    .select({ id: bets.id })
    .from(bets)
    .where(
      and(
        eq(bets.memberId, member.id),
        gt(bets.placedAt, new Date(at.getTime() - GIVEN_UP_MS)),
        eq(bets.status, 'void'),
        sql`${bets.outcome} @> ${JSON.stringify(given)}::jsonb`,
      ),
    )
    .limit(MOST_GIVEN_UP);
  if (rows.length < MOST_GIVEN_UP) return;
  throw new PlatformError<typeof CARD_ROOM_CALL>(
    'table.bets',
    `A member gives up ${MOST_GIVEN_UP} seats of a round, and takes no more there for a while.`,
  );
};

const refuseOtherPrice = ({ settings }: CardRound, stakeMinor: number): void => {
  if (settings.stakeMinor === stakeMinor) return;
  throw new PlatformError<typeof CARD_ROOM_CALL>('price.changed', `A seat costs ${settings.stakeMinor}.`, {
    value: { stakeMinor: settings.stakeMinor },
  });
};

const isSeated = async (tx: Transaction, visitor: Visitor): Promise<boolean> => {
  const last = await lastRoundOf(tx, visitor);
  return last !== undefined && last.round.endedAt === null;
};

/** The first seat that is free. */
const freeSeat = (taken: readonly { readonly seat: number }[], seats: number): number | undefined =>
  Array.from({ length: seats }, (_, seat) => seat).find((seat) => !taken.some((each) => each.seat === seat));

const sitAt = async (platform: Platform, visitor: Visitor, roundId: number, ask: SitAsk): Promise<boolean> => {
  const { member, stored, isFreePlay, seated } = visitor;
  const roundKey = ask.idempotencyKey;
  const { gapMs } = await paceOf(platform, member.merchant);
  return platform.playDb.transaction(async (tx) => {
    const staker = await holdStaker(tx, member, isFreePlay);
    if ((await isEarlier(tx, visitor, roundKey)) || (await isSeated(tx, visitor))) return true;
    const round = await holdRound(tx, visitor, roundId);
    // The time is asked once the row is held: a request may have waited for its turn.
    const at = await nowWithin(tx, platform.config);
    if (!round || round.dealt || round.endedAt || hasCome(round, round.closesAt, at)) return false;
    const taken = await seatsOf(tx, roundId);
    const seat = freeSeat(taken, seated.seats);
    if (seat === undefined) return false;
    const { stakeMinor, seatingMs } = round.settings;
    refuseOtherPrice(round, ask.stakeMinor);
    await refuseRestless(tx, visitor, roundId, at);
    const betNo = newBetNumber(stored.name);
    await openBet(tx, staker, {
      betNo,
      nodeId: stored.nodeId,
      stake: BigInt(stakeMinor),
      roundKey,
      choice: { seat },
      isOwnMoneyOnly: true,
      at,
      gapMs,
    });
    await tx.insert(cardSeats).values({ roundId, seat, memberId: member.id, betNo });
    const isFull = taken.length + 1 === seated.seats;
    const closesAt = isFull ? at : (round.closesAt ?? new Date(at.getTime() + seatingMs));
    await tx.update(cardRounds).set({ closesAt }).where(eq(cardRounds.id, roundId));
    await sendSignal(tx, CARD_ROOMS_CHANNEL, String(roundId));
    return true;
  });
};

/** A round takes a few: of a crowd that comes at once, the last ones find many filled before them. */
const TRIES = 20;

/**
 * Takes a seat in the round that waits for players: stake and seat in one transaction, with break, limits and balance asked. Who sits
 * in a round of the room that is not over keeps that seat, and stakes nothing. Fails with `price.changed` where a seat costs another
 * amount than the player has seen.
 */
export const takeSeat = (platform: Platform, visitor: Visitor, ask: SitAsk): Promise<void> =>
  queueByMember(visitor, async () => {
    for (let turn = 0; turn < TRIES; turn++) {
      const waiting = await ensureWaiting(platform, visitor);
      if (waiting && (await sitAt(platform, visitor, waiting.id, ask))) return;
      // It has filled up, or its time has come: the next one is opened with its cards.
      if (waiting) await moveRound(platform, waiting.id);
    }
    throw closed();
  });

/** Gives the seat up and the stake back, until the cards are dealt; twice does no more. */
export const leaveSeat = (platform: Platform, visitor: Visitor, roundId: number): Promise<void> =>
  queueByMember(visitor, () =>
    platform.playDb.transaction(async (tx) => {
      await holdStaker(tx, visitor.member, visitor.isFreePlay);
      const round = await holdRound(tx, visitor, roundId);
      const at = await nowWithin(tx, platform.config);
      const seats = round ? await seatsOf(tx, roundId) : [];
      const own = seats.find(({ memberId }) => memberId === visitor.member.id);
      if (!round || !own) return;
      if (round.dealt || round.endedAt || hasCome(round, round.closesAt, at)) throw closed();
      const outcome: GivenUp = { round: roundId, room: visitor.room };
      await endBet(tx, own.betNo, { status: 'void', outcome, at });
      await tx.delete(cardSeats).where(eq(cardSeats.id, own.id));
      if (seats.length === 1) await tx.update(cardRounds).set({ closesAt: null }).where(eq(cardRounds.id, roundId));
      await sendSignal(tx, CARD_ROOMS_CHANNEL, String(roundId));
    }),
  );

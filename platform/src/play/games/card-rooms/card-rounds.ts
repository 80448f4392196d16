import { isDeepStrictEqual } from 'node:util';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import type { Platform } from '../../../base/platform.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { and, asc, desc, eq, isNull } from '../../../database/orm.ts';
import { newSeed } from '../../seeds/server-seed.ts';
import type { RoomSettings, SeatedCards } from '../framework.ts';
import type { OpenedLaunch } from '../opened-launch.ts';
import { cardRounds, cardSeats } from './card-rooms.tables.ts';

/** Where changes of rounds are told; the message is a round's id. */
export const CARD_ROOMS_CHANNEL = 'card_rounds';

export type CardRound = typeof cardRounds.$inferSelect;
export type CardSeat = typeof cardSeats.$inferSelect;

/** A launch of a game of seats and turns, with its room. */
export interface Visitor extends OpenedLaunch {
  readonly seated: SeatedCards;
  readonly room: string;
  readonly settings: RoomSettings;
}

/** Times as the operator of tests has them, in place of the room's own; the house then takes none. */
const settingsOf = ({ config }: Platform, settings: RoomSettings): RoomSettings => {
  const ms = config.cardRoomClockMs;
  return ms === undefined ? settings : { ...settings, seatingMs: ms, turnMs: ms, thinkMs: 0 };
};

export const visit = (platform: Platform, opened: OpenedLaunch): Visitor | undefined => {
  const { seated } = opened.playable.game;
  if (!seated) return undefined;
  const settings = settingsOf(platform, seated.roomFor(opened.stored));
  const money = opened.isFreePlay ? 'play' : 'real';
  return { ...opened, seated, settings, room: `${settings.code} ${opened.member.merchant} ${money}` };
};

/** Whether an instant has come. One far beyond the longest wait is of a clock that was put back: it is over. */
export const hasCome = ({ settings }: CardRound, at: Date | null, now: Date): boolean => {
  if (at === null) return false;
  const longest = Math.max(settings.seatingMs, settings.turnMs) + MINUTE_MS;
  return now >= at || at.getTime() - now.getTime() > longest;
};

const isWaiting = (room: string) =>
  and(eq(cardRounds.room, room), isNull(cardRounds.dealt), isNull(cardRounds.endedAt));

const waitingRound = async (db: Database, room: string): Promise<CardRound | undefined> => {
  const [round] = await db.select().from(cardRounds).where(isWaiting(room));
  return round;
};

type Place = Pick<CardRound, 'room' | 'game' | 'settings'>;

/** Promises the seed of the next round, if none waits for players. */
export const openRound = async (
  db: Database,
  { room, game, settings }: Place,
  keys: Platform['config']['wrappingKeys'],
) => {
  const seed = await newSeed(keys);
  await db
    .insert(cardRounds)
    .values({ room, game, settings, ...seed })
    .onConflictDoNothing();
};

/** The round that takes players, with the room's settings of now while nobody sits there. */
export const ensureWaiting = async (platform: Platform, visitor: Visitor): Promise<CardRound | undefined> => {
  const { playDb, config } = platform;
  const { room, settings, playable } = visitor;
  const found = await waitingRound(playDb, room);
  if (found && (found.closesAt !== null || isDeepStrictEqual(found.settings, settings))) return found;
  if (found)
    await playDb
      .update(cardRounds)
      .set({ settings })
      .where(and(eq(cardRounds.id, found.id), isNull(cardRounds.closesAt)));
  else await openRound(playDb, { room, game: playable.game.code, settings }, config.wrappingKeys);
  return waitingRound(playDb, room);
};

/** Holds a round of a visitor's room until the transaction ends. */
export const holdRound = async (tx: Transaction, { room }: Visitor, id: number): Promise<CardRound | undefined> => {
  const ofRoom = and(eq(cardRounds.id, id), eq(cardRounds.room, room));
  const [round] = await tx.select().from(cardRounds).where(ofRoom).for('update');
  return round;
};

export const seatsOf = (db: Database, roundId: number): Promise<CardSeat[]> =>
  db.select().from(cardSeats).where(eq(cardSeats.roundId, roundId)).orderBy(asc(cardSeats.seat));

/** The last round of a room in which a member took a seat: the one that is on, or the one before it. */
export const lastRoundOf = async (
  db: Database,
  { room, member }: Visitor,
): Promise<{ readonly round: CardRound; readonly seat: CardSeat } | undefined> => {
  const [found] = await db
    .select({ round: cardRounds, seat: cardSeats })
    .from(cardSeats)
    .innerJoin(cardRounds, eq(cardRounds.id, cardSeats.roundId))
    .where(and(eq(cardSeats.memberId, member.id), eq(cardRounds.room, room)))
    .orderBy(desc(cardSeats.id))
    .limit(1);
  return found;
};

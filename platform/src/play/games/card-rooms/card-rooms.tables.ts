import { instant } from '../../../database/instant.ts';
import { sql } from '../../../database/orm.ts';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from '../../../database/pg-core.ts';
import { members } from '../../../identity/members.tables.ts';
import { bets } from '../../bets/bets.tables.ts';
import type { CardTable, RoomSettings } from '../framework.ts';
import type { DealtCards } from './dealt-cards.ts';

/** A round of a card room, from the moment at which its seed's hash is promised. What has not come yet is null. */
export const cardRounds = pgTable(
  'card_rounds',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Room, merchant and kind of money: who sits together plays for the same. */
    room: text().notNull(),
    /** The code of the game that is played. */
    game: text().notNull(),
    settings: jsonb().$type<RoomSettings>().notNull(),
    seedHash: text('seed_hash').notNull(),
    sealedSeed: jsonb('sealed_seed').$type<Record<string, string>>().notNull(),
    /** Made of the marks of the seeds of those who sit, as the cards are dealt. */
    clientSeed: text('client_seed'),
    seedMarks: jsonb('seed_marks').$type<readonly string[]>(),
    /** Revealed when the round is over. */
    serverSeed: text('server_seed'),
    /** Seats are open until then; null: nobody sits there. */
    closesAt: instant('closes_at'),
    dealt: jsonb().$type<DealtCards>(),
    moves: jsonb().$type<CardTable['moves']>().notNull().default([]),
    /** The seats whose last turn the clock took. */
    away: jsonb().$type<readonly number[]>().notNull().default([]),
    turnEndsAt: instant('turn_ends_at'),
    endedAt: instant('ended_at'),
    /** It was not played: stakes are refunded. */
    isVoid: boolean('is_void').notNull().default(false),
    settledAt: instant('settled_at'),
  },
  (table) => [
    uniqueIndex('card_rounds_waiting').on(table.room).where(sql`${table.dealt} is null and ${table.endedAt} is null`),
    index('card_rounds_open').on(table.id).where(sql`${table.settledAt} is null`),
    index('card_rounds_settled').on(table.settledAt),
  ],
);

/** A member's seat in a round; seats without a row are the house's. Its stake is an open bet of `bets`. */
export const cardSeats = pgTable(
  'card_seats',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    roundId: bigint('round_id', { mode: 'number' })
      .notNull()
      .references(() => cardRounds.id, { onDelete: 'cascade' }),
    seat: integer().notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    betNo: text('bet_no')
      .notNull()
      .unique()
      .references(() => bets.betNo),
  },
  (table) => [
    unique('card_seats_place').on(table.roundId, table.seat),
    unique('card_seats_of_member').on(table.roundId, table.memberId),
    index('card_seats_member').on(table.memberId, table.id),
  ],
);

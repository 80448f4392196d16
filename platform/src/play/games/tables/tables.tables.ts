import { instant } from '../../../database/instant.ts';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from '../../../database/pg-core.ts';
import { members } from '../../../identity/members.tables.ts';
import { bets } from '../../bets/bets.tables.ts';
import type { LaidChips } from '../framework.ts';

/** A table that somebody has opened. Its row is held while it is moved on. */
export const gameTables = pgTable('game_tables', {
  code: text().primaryKey(),
  /** The code of the game that is played at it. */
  game: text().notNull(),
  /** The number of the shoe that is played; 0 before the first. */
  shoe: integer().notNull(),
  /** When somebody last looked at it: without, no further round begins. */
  watchedAt: instant('watched_at').notNull(),
});

/** A shoe, from the moment at which its seed's hash is promised: one shoe before it is played. */
export const tableShoes = pgTable(
  'table_shoes',
  {
    tableCode: text('table_code')
      .notNull()
      .references(() => gameTables.code),
    shoe: integer().notNull(),
    seedHash: text('seed_hash').notNull(),
    sealedSeed: jsonb('sealed_seed').$type<Record<string, string>>().notNull(),
    /** The table's seed, and the marks of players' seeds that it is made of; null until the shoe is begun. */
    clientSeed: text('client_seed'),
    seedMarks: jsonb('seed_marks').$type<readonly string[]>(),
    /** Revealed when the shoe has ended. */
    serverSeed: text('server_seed'),
    endedAt: instant('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.tableCode, table.shoe] })],
);

/** A round, with its times. What has not come yet is null. */
export const tableRounds = pgTable(
  'table_rounds',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    tableCode: text('table_code')
      .notNull()
      .references(() => gameTables.code),
    shoe: integer().notNull(),
    /** From 0 in each shoe. */
    round: integer().notNull(),
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    dealtAt: instant('dealt_at'),
    /** The cards are shown, and bets are settled … */
    resultAt: instant('result_at'),
    /** … and the next round may begin. */
    endsAt: instant('ends_at'),
    outcome: jsonb(),
    mark: jsonb(),
    /** Its shoe was lost: bets are refunded. */
    isVoid: boolean('is_void').notNull().default(false),
    settledAt: instant('settled_at'),
  },
  (table) => [
    unique('table_rounds_place').on(table.tableCode, table.shoe, table.round),
    index('table_rounds_table').on(table.tableCode, table.id),
    index('table_rounds_settled').on(table.settledAt),
  ],
);

/** Where a bet of a table lies; what became of it is in `bets`. */
export const tableBets = pgTable(
  'table_bets',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    betNo: text('bet_no')
      .notNull()
      .unique()
      .references(() => bets.betNo),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    tableCode: text('table_code').notNull(),
    shoe: integer().notNull(),
    round: integer().notNull(),
    /** Of `table_rounds`, where rounds are cleared away. */
    roundId: bigint('round_id', { mode: 'number' }).notNull(),
    laid: jsonb().$type<LaidChips>().notNull(),
  },
  (table) => [
    index('table_bets_round').on(table.roundId),
    index('table_bets_member').on(table.memberId, table.id),
    index('table_bets_shoe').on(table.tableCode, table.shoe),
  ],
);

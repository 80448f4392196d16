import type { GameCategory } from '@shared-kernel/contracts/system/values';
import { instant } from '../../database/instant.ts';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';

export const vendors = pgTable('vendors', {
  code: text().primaryKey(),
  name: text().notNull(),
  /** Degrees on the colour wheel: what its games' art is drawn in. */
  hue: integer().notNull(),
  sort: integer().notNull(),
  isUnderMaintenance: boolean('is_under_maintenance').notNull().default(false),
});

export const games = pgTable(
  'games',
  {
    nodeId: text('node_id').primaryKey(),
    vendor: text()
      .notNull()
      .references(() => vendors.code),
    category: text().$type<GameCategory>().notNull(),
    name: text().notNull(),
    gameId: text('game_id').notNull(),
    gameCode: text('game_code').notNull(),
    roomId: text('room_id').notNull(),
    /** 0 allows free play. */
    supportPlay: integer('support_play').notNull(),
    lottoMode: text('lotto_mode'),
    classes: jsonb().$type<string[]>().notNull(),
    isNew: boolean('is_new').notNull(),
    hotRank: integer('hot_rank'),
    /** Minor units; null where the game has no single stake. */
    minBet: bigint('min_bet', { mode: 'bigint' }),
    lines: integer(),
    sort: integer().notNull(),
    iconVersion: text('icon_version').notNull(),
  },
  (table) => [
    index('games_category').on(table.category, table.sort),
    index('games_vendor').on(table.vendor),
    index('games_code').on(table.gameCode),
  ],
);

const memberId = () =>
  bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id);
const nodeId = () =>
  text('node_id')
    .notNull()
    .references(() => games.nodeId);

export const favourites = pgTable(
  'favourites',
  { memberId: memberId(), nodeId: nodeId(), addedAt: instant('added_at').notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.nodeId] })],
);

export const recentGames = pgTable(
  'recent_games',
  { memberId: memberId(), nodeId: nodeId(), playedAt: instant('played_at').notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.nodeId] })],
);

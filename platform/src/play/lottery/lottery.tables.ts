import type { PrizeModeCode } from '@shared-kernel/contracts/system/values';
import { instant } from '../../database/instant.ts';
import { sql } from '../../database/orm.ts';
import { bigint, bigserial, boolean, index, integer, jsonb, pgTable, text, unique } from '../../database/pg-core.ts';
import { accounts } from '../../ledger/ledger.tables.ts';
import { orders } from '../../orders/orders.tables.ts';

export type DrawState = 'open' | 'drawn' | 'void';
export type LineState = 'waiting' | 'won' | 'lost' | 'cancelled' | 'refunded';

/** One draw of a lottery, for all merchants. It is written before anybody can order from it, with the hash of its seed. */
export const lotteryDraws = pgTable(
  'lottery_draws',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    gameCode: text('game_code').notNull(),
    numero: text().notNull(),
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    drawsAt: instant('draws_at').notNull(),
    state: text().$type<DrawState>().notNull(),
    /** SHA-256 of the seed, told before the first order. */
    seedHash: text('seed_hash').notNull(),
    /** The seed under the key of the environment, where there is one (`encryption/key-wrap.ts`). */
    sealedSeed: jsonb('sealed_seed').$type<Record<string, string>>().notNull(),
    /** The seed itself, once the numbers are told. */
    seed: text(),
    numbers: jsonb().$type<number[]>(),
    /** When it was drawn or given up: later than `drawsAt` after a standstill. */
    drawnAt: instant('drawn_at'),
    /** When its last order was paid or refunded. */
    settledAt: instant('settled_at'),
  },
  (table) => [
    unique('lottery_draws_numero').on(table.gameCode, table.numero),
    index('lottery_draws_game').on(table.gameCode, table.drawsAt),
    index('lottery_draws_unsettled').on(table.drawsAt).where(sql`${table.settledAt} is null`),
    index('lottery_draws_old').on(table.drawsAt),
  ],
);

/** What a lottery order has beside what every order has. Amounts in minor units, of the lines that were not cancelled. */
export const lotteryOrders = pgTable(
  'lottery_orders',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .primaryKey()
      .references(() => orders.id),
    drawId: bigint('draw_id', { mode: 'number' })
      .notNull()
      .references(() => lotteryDraws.id),
    gameCode: text('game_code').notNull(),
    prizeMode: text('prize_mode').$type<PrizeModeCode>().notNull(),
    /** The account that the stake was taken from: what is won goes back there. */
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    /** Its stake is entered there in the same transaction; no foreign key, so that no order locks the house's row. */
    houseId: bigint('house_id', { mode: 'number' }).notNull(),
    isFreePlay: boolean('is_free_play').notNull(),
    stake: bigint({ mode: 'bigint' }).notNull(),
    payout: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [index('lottery_orders_draw').on(table.drawId)],
);

/** A sub-order: one line, with the odds that it was sold at. */
export const lotteryLines = pgTable(
  'lottery_lines',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** From 1. */
    place: integer().notNull(),
    play: text().notNull(),
    marks: jsonb().$type<string[][]>().notNull(),
    combinations: integer().notNull(),
    unitStake: bigint('unit_stake', { mode: 'bigint' }).notNull(),
    multiple: integer().notNull(),
    stake: bigint({ mode: 'bigint' }).notNull(),
    /** Hundredths of the stake, by prize. */
    odds: jsonb().$type<Record<string, number>>().notNull(),
    state: text().$type<LineState>().notNull(),
    payout: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [unique('lottery_lines_place').on(table.orderId, table.place)],
);

import { instant } from '../../database/instant.ts';
import { sql } from '../../database/orm.ts';
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, unique } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';
import { games } from '../catalogue/catalogue.tables.ts';

const memberId = () =>
  bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id);

/** Under what name a vendor knows a member: each vendor under another, and none under ours. */
export const vendorPlayers = pgTable(
  'vendor_players',
  { vendor: text().notNull(), memberId: memberId(), player: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.vendor, table.memberId] }),
    unique('vendor_players_player').on(table.vendor, table.player),
  ],
);

/** `won`: its win is paid. `closed`: nothing follows. */
export type VendorRoundState = 'open' | 'won' | 'closed';

export const vendorRounds = pgTable(
  'vendor_rounds',
  {
    vendor: text().notNull(),
    roundId: text('round_id').notNull(),
    memberId: memberId(),
    nodeId: text('node_id')
      .notNull()
      .references(() => games.nodeId),
    isFreePlay: boolean('is_free_play').notNull(),
    state: text().$type<VendorRoundState>().notNull(),
    openedAt: instant('opened_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vendor, table.roundId] }),
    index('vendor_rounds_member').on(table.memberId, table.openedAt),
    index('vendor_rounds_open').on(table.openedAt).where(sql`${table.state} <> 'closed'`),
    index('vendor_rounds_old').on(table.openedAt),
  ],
);

/** What a vendor has asked for under an id of its own: asked again, it is answered again. */
export const vendorTransactions = pgTable(
  'vendor_transactions',
  {
    vendor: text().notNull(),
    transactionId: text('transaction_id').notNull(),
    /** `cancel`: of a bet that has not come, and is refused when it comes. */
    kind: text().$type<'bet' | 'win' | 'cancel'>().notNull(),
    memberId: memberId(),
    roundId: text('round_id').notNull(),
    /** Minor units; 0 of a cancel. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    betNo: text('bet_no'),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    answer: jsonb(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vendor, table.transactionId] }),
    index('vendor_transactions_round').on(table.vendor, table.roundId),
    index('vendor_transactions_old').on(table.at),
  ],
);

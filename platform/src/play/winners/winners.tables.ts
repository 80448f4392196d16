import { instant } from '../../database/instant.ts';
import { bigint, bigserial, index, pgTable, text } from '../../database/pg-core.ts';
import { games } from '../catalogue/catalogue.tables.ts';

/** A win worth showing. The name is stored masked, so the board never reads a member. */
export const wins = pgTable(
  'wins',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    merchant: text().notNull(),
    nodeId: text('node_id')
      .notNull()
      .references(() => games.nodeId),
    maskedName: text('masked_name').notNull(),
    /** Payout in minor units. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    wonAt: instant('won_at').notNull(),
  },
  (table) => [index('wins_recent').on(table.merchant, table.wonAt)],
);

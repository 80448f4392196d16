import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/instant.ts';
import { members } from '../../identity/members.tables.ts';

/** What must be bet before money may leave. Amounts in minor units. */
export const turnoverRequirements = pgTable(
  'turnover_requirements',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    /** The order that it comes from. */
    reference: text().notNull().unique(),
    /** What it locks while it is open: less, the more of it is met. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    required: bigint({ mode: 'bigint' }).notNull(),
    met: bigint({ mode: 'bigint' }).notNull(),
    createdAt: instant('created_at').notNull(),
    metAt: instant('met_at'),
  },
  (table) => [index('turnover_open').on(table.memberId, table.createdAt).where(sql`${table.metAt} is null`)],
);

/** How far a member's ledger and bets have been read: what comes later is counted when somebody asks. */
export const turnoverProgress = pgTable('turnover_progress', {
  memberId: bigint('member_id', { mode: 'number' })
    .primaryKey()
    .references(() => members.id),
  entryId: bigint('entry_id', { mode: 'number' }).notNull(),
  betId: bigint('bet_id', { mode: 'number' }).notNull(),
});

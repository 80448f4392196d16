import { instant } from '../../database/instant.ts';
import { sql } from '../../database/orm.ts';
import { bigint, bigserial, index, pgTable, text } from '../../database/pg-core.ts';
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
    /** `bonus`: its money is in an account of its own, and it locks nothing of the wallet. */
    source: text().$type<'deposit' | 'bonus'>().notNull().default('deposit'),
    /** What it is about; of a deposit it locks, while it is open, the part that is not yet met. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    required: bigint({ mode: 'bigint' }).notNull(),
    met: bigint({ mode: 'bigint' }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was met, waived, or its bonus ended otherwise; null while it is open. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('turnover_open').on(table.memberId, table.createdAt).where(sql`${table.closedAt} is null`),
    index('turnover_waived')
      .on(table.memberId)
      .where(sql`${table.closedAt} is not null and ${table.met} < ${table.required} and ${table.source} = 'deposit'`),
  ],
);

/** How far a member's ledger and bets have been read: what comes later is counted when somebody asks. */
export const turnoverProgress = pgTable('turnover_progress', {
  memberId: bigint('member_id', { mode: 'number' })
    .primaryKey()
    .references(() => members.id),
  entryId: bigint('entry_id', { mode: 'number' }).notNull(),
  betId: bigint('bet_id', { mode: 'number' }).notNull(),
});

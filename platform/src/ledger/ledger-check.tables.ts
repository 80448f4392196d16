import { instant } from '../database/instant.ts';
import { bigint, bigserial, boolean, index, jsonb, pgTable, text } from '../database/pg-core.ts';
import type { LedgerReport } from './check.ts';

/** What each check of the ledger found. */
export const ledgerChecks = pgTable(
  'ledger_checks',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    extent: text().$type<'whole' | 'recent'>().notNull(),
    /** The last transaction that there was: the next check of what is recent begins before it. */
    throughId: bigint('through_id', { mode: 'number' }).notNull(),
    isSound: boolean('is_sound').notNull(),
    report: jsonb().$type<LedgerReport>().notNull(),
  },
  (table) => [index('ledger_checks_at').on(table.at)],
);

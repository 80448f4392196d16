import type { Language } from '@shared-kernel/contracts/system/values';
import { instant } from '../../database/instant.ts';
import { jsonb, pgTable, primaryKey, text } from '../../database/pg-core.ts';

/** One version of the user agreement, in one language: HTML. */
export interface AgreementWording {
  /** What is different from the version before; empty in the first. */
  readonly changes: string;
  readonly content: string;
}

/** Every version that has been in force, or will be: what a member agreed to can be read for good. */
export const agreements = pgTable(
  'agreements',
  {
    merchant: text().notNull(),
    version: text().notNull(),
    effectiveFrom: instant('effective_from').notNull(),
    wording: jsonb().$type<Record<Language, AgreementWording>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.version] })],
);

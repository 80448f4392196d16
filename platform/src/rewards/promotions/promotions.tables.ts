import { boolean, pgTable, primaryKey, text } from '../../database/pg-core.ts';

/** What a merchant has switched on, by the specification's keys: `REFERRAL`, `MISSION` … */
export const promotions = pgTable(
  'promotions',
  {
    merchant: text().notNull(),
    key: text().notNull(),
    isEnabled: boolean('is_enabled').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.key] })],
);

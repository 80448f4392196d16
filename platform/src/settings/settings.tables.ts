import { jsonb, pgTable, text } from '../database/pg-core.ts';

/** What tests turned, by name: `clock`, `flags:<merchant>`, `fields:<merchant>`, `status:<merchant>`. */
export const controlSettings = pgTable('control_settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});

import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What tests turned, by name: `clock`, `flags:<merchant>`, `fields:<merchant>`, `status:<merchant>`. */
export const controlSettings = pgTable('control_settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});

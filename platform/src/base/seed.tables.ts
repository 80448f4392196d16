import { instant } from '../database/instant.ts';
import { integer, pgTable, text } from '../database/pg-core.ts';

/** Days of the merchants' calendar whose history is written: what tells a new database from a known one. */
export const seededDays = pgTable('seeded_days', {
  day: text().primaryKey(),
  seededAt: instant('seeded_at').notNull(),
});

/** Which features have put what they bring into this database, and in which version. */
export const seedMarks = pgTable('seed_marks', {
  feature: text().primaryKey(),
  version: integer().notNull(),
  seededAt: instant('seeded_at').notNull(),
});

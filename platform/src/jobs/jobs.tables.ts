import { instant } from '../database/instant.ts';
import { integer, pgTable, text } from '../database/pg-core.ts';

/** When each job runs next, and who runs it now. Times are the database's own, which all instances share. */
export const jobs = pgTable('jobs', {
  name: text().primaryKey(),
  nextRunAt: instant('next_run_at').notNull(),
  /** While it is in the future, `leasedBy` runs the job; past it, any instance may take over. */
  leaseUntil: instant('lease_until'),
  leasedBy: text('leased_by'),
  lastRunAt: instant('last_run_at'),
  /** Failures in a row; 0 after a success. */
  failures: integer().notNull().default(0),
  lastError: text('last_error'),
});

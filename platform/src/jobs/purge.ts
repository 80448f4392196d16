import { rowsOf } from '../database/database.ts';
import { type SQL, sql } from '../database/orm.ts';
import type { PgTable } from '../database/pg-core.ts';
import type { Job } from './job.ts';

const EVERY_MS = 10 * 60_000;
const BATCH_ROWS = 5_000;

interface PurgeOptions {
  /** False where the serving role may not change rows: Postgres lets it lock none then, and a second instance waits for the first. */
  readonly skipsLocked?: boolean;
}

/** A job that deletes the rows of a table whose time is over, in small steps that several instances may share. */
export const purgeJob = (
  name: string,
  table: PgTable,
  isOver: (now: Date) => SQL | undefined,
  { skipsLocked = true }: PurgeOptions = {},
): Job => ({
  name: `purge.${name}`,
  everyMs: EVERY_MS,
  run: async ({ db }, now, signal) => {
    while (!signal.aborted) {
      const gone = await rowsOf(
        db,
        sql`delete from ${table} where ctid = any(array(
          select ctid from ${table} where ${isOver(now)} limit ${BATCH_ROWS} ${skipsLocked ? sql`for update skip locked` : sql``})) returning 1`,
      );
      if (gone.length < BATCH_ROWS) return;
    }
  },
});

import { type Database, rowsOf } from '../database/database.ts';
import { sql } from '../database/orm.ts';

const WAITING = sql`select application_name as pool from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** How many connections of the database wait for what another transaction holds: of one pool (`platform play`), or of all. */
export const waitingForLocks = async (db: Database, pool?: string): Promise<number> =>
  (await rowsOf<{ pool: string }>(db, WAITING)).filter((row) => pool === undefined || row.pool === pool).length;

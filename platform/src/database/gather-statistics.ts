import type { Database } from './database.ts';
import { sql } from './orm.ts';

/**
 * After many rows at once: plans for a database that was empty are slow. A Postgres server gathers statistics by itself, a while
 * later; the embedded one never does.
 */
export const gatherStatistics = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local role none`);
    await tx.execute(sql`analyze`);
  });

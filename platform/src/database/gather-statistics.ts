import type { Database } from './database.ts';
import { sql } from './orm.ts';

/**
 * For the embedded database, which does not gather statistics by itself as a server does: a filled one would be read by plans for
 * an empty one.
 * It serves as a role that owns no table: the owner analyses.
 */
export const gatherStatistics = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local role none`);
    await tx.execute(sql`analyze`);
  });

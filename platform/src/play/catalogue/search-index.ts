import { DAY_MS } from '@shared-kernel/node/durations';
import { rowsOf } from '../../database/database.ts';
import { sql } from '../../database/orm.ts';
import type { Job } from '../../jobs/job.ts';
import { log } from '../../log/log.ts';
import { games } from './catalogue.tables.ts';

/**
 * Search by a part of a name reads an index where Postgres has trigrams. The extension needs a right that a database's
 * owner may lack: without it search reads the whole list, and nothing else changes.
 */
export const searchIndexJob: Job = {
  name: 'catalogue.search-index',
  everyMs: DAY_MS,
  run: async ({ db }) => {
    const [found] = await rowsOf<{ known: string | null }>(db, sql`select to_regclass('games_name_trigram') as known`);
    if (found?.known) return;
    try {
      await db.transaction(async (tx) => {
        await tx.execute(sql`create extension if not exists pg_trgm`);
        await tx.execute(sql`create index if not exists games_name_trigram on ${games} using gin (name gin_trgm_ops)`);
      });
    } catch (error) {
      log({ level: 'warn', event: 'catalogue.no-search-index', extension: 'pg_trgm' }, error);
    }
  },
};

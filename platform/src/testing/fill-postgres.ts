import { STARTUP_LIMITS } from '../database/limits.ts';
import { migratePostgres } from '../database/open-postgres.ts';
import { databaseOn, openPool } from '../database/postgres-pool.ts';
import { log } from '../log/log.ts';
import { fillWithoutHistory } from './fill-catalogue.ts';

/** A new database at an address of its owner: a demo that starts on it is ready at once, with games and without members. */
export const fillPostgres = async (ownerUrl: string): Promise<void> => {
  log.setLevel('error');
  await migratePostgres(ownerUrl, undefined);
  const pool = openPool(ownerUrl, 'test template', STARTUP_LIMITS);
  await fillWithoutHistory(databaseOn(pool)).finally(() => pool.end());
};

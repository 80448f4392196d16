import type { OpenDatabase } from './database.ts';
import { DATABASE_LIMITS, type DatabaseLimits } from './limits.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';

interface DatabaseConfig {
  readonly databaseUrl: string | undefined;
  /** Of the embedded database; not used when `databaseUrl` is set. */
  readonly dataFolder: string;
  readonly migrationUrl?: string | undefined;
  readonly databaseLimits?: DatabaseLimits;
}

/**
 * Opens the database and brings it up to date, where its role may. Fails with a `StartError` where the database or its
 * folder is the matter.
 */
export const openDatabase = (config: DatabaseConfig): Promise<OpenDatabase> => {
  const { databaseUrl, migrationUrl, dataFolder, databaseLimits = DATABASE_LIMITS } = config;
  return databaseUrl ? openPostgres({ databaseUrl, migrationUrl }, databaseLimits) : openEmbedded(dataFolder);
};

import type { Config } from '../config.ts';
import type { OpenDatabase } from './database.ts';
import { DATABASE_LIMITS } from './limits.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataFolder'> &
  Partial<Pick<Config, 'databaseLimits' | 'migrationUrl'>>;

/**
 * Opens the database and brings it up to date, where its role may. Fails with a `StartError` where the database or its
 * folder is the matter.
 */
export const openDatabase = (config: DatabaseConfig): Promise<OpenDatabase> => {
  const { databaseUrl, migrationUrl, dataFolder, databaseLimits = DATABASE_LIMITS } = config;
  return databaseUrl ? openPostgres({ databaseUrl, migrationUrl }, databaseLimits) : openEmbedded(dataFolder);
};

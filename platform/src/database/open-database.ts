import { PlatformError } from '../base/platform-error.ts';
import type { Database, OpenDatabase } from './database.ts';
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

/** A command's work on the database: prints what it answers, or the sentence of a PlatformError, with exit code 1. */
export const runOnDatabase = async (config: DatabaseConfig, work: (db: Database) => Promise<string>): Promise<void> => {
  const database = await openDatabase(config);
  try {
    console.log(await work(database.db));
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await database.close();
  }
};

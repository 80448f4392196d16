import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { readConfig } from './config.ts';
import { PlatformError } from './platform-error.ts';

/** A command's work on the database: prints what it answers, or the sentence of a PlatformError, with exit code 1. */
export const runOnDatabase = async (work: (db: Database) => Promise<string>): Promise<void> => {
  const database = await openDatabase(readConfig(process.env));
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

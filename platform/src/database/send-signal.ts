import type { Database } from './database.ts';
import { sql } from './orm.ts';

/** Sends a message to whoever listens (`Signals`); within a transaction, once it is committed. */
export const sendSignal = async (db: Database, channel: string, message: string): Promise<void> => {
  await db.execute(sql`select pg_notify(${channel}, ${message})`);
};

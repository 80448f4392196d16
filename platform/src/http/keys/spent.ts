import type { Database } from '../../database/database.ts';
import { spent } from '../http.tables.ts';

/**
 * Spends what is good for one use: true for the first who brings it, at whatever instance; false for all later ones. It is
 * remembered until `until`, by which time it must be worth nothing for another reason.
 */
export const spendOnce = async (db: Database, what: string, until: Date): Promise<boolean> => {
  const taken = await db.insert(spent).values({ what, until }).onConflictDoNothing().returning({ what: spent.what });
  return taken.length > 0;
};

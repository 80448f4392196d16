import type { Database } from '../../database/database.ts';
import { and, eq, gt, lt, notExists, sql } from '../../database/orm.ts';
import { bets } from '../../play/play.public.ts';
import { betCountProgress, countedBets } from '../bet-counts/bet-counts.tables.ts';

/** A bet placed before an instant is still to be counted. */
export const hasUncounted = async (db: Database, before: Date): Promise<boolean> => {
  const counted = db.select({ one: sql`1` }).from(countedBets).where(eq(countedBets.betId, bets.id));
  const [progress] = await db.select().from(betCountProgress);
  if (!progress) return false;
  const rows = await db
    .select({ id: bets.id })
    .from(bets)
    .where(and(gt(bets.id, progress.betId), lt(bets.placedAt, before), notExists(counted)))
    .limit(1);
  return rows.length > 0;
};

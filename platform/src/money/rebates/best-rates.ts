import type { Database } from '../../database/database.ts';
import { asc, eq, sql } from '../../database/orm.ts';
import { rebateRates } from './rebates.tables.ts';

/** The best rate of any category by club level, in hundredths of a percent: a level has those of the levels below it too. */
export const bestRates = async (db: Database, merchant: string): Promise<(level: number) => number> => {
  const rows = await db
    .select({ level: rebateRates.level, rate: sql<number>`max(${rebateRates.rate})::int` })
    .from(rebateRates)
    .where(eq(rebateRates.merchant, merchant))
    .groupBy(rebateRates.level)
    .orderBy(asc(rebateRates.level));
  return (level) => rows.findLast((row) => row.level <= level)?.rate ?? 0;
};

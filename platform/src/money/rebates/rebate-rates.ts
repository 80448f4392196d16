import type { Database } from '../../database/database.ts';
import { asc, eq } from '../../database/orm.ts';
import { rebateRates } from './rebates.tables.ts';

/** A hundredth of a percent of anything. */
const PARTS = 10_000n;

/** The part of a valid bet that a rate gives back, rounded down to the centavo (rules: rebates). */
export const rebateOf = (validBet: bigint, rate: number): bigint => (validBet * BigInt(rate)) / PARTS;

type RateOf = (category: string) => number;

/** The merchant's rates at a club level; a category that he does not name gives nothing back. */
export const ratesAt = async (db: Database, merchant: string, level: number): Promise<RateOf> => {
  const rows = await db
    .select()
    .from(rebateRates)
    .where(eq(rebateRates.merchant, merchant))
    .orderBy(asc(rebateRates.level));
  const rates = new Map(rows.filter((row) => row.level <= level).map(({ category, rate }) => [category, rate]));
  return (category) => rates.get(category) ?? 0;
};

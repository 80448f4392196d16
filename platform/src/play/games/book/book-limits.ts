import type { Database } from '../../../database/database.ts';
import { eq } from '../../../database/orm.ts';
import { bookLimits } from './book.tables.ts';

/** Matches on one slip. */
export const MOST_LEGS = 8;

const PESO = 100n;
/** Of a merchant who has set none: a slip from ₱5 to ₱20,000, which pays ₱500,000 at most. */
const BOOK_LIMITS = { leastStake: 5n * PESO, mostStake: 20_000n * PESO, mostPayout: 500_000n * PESO };

export const bookLimitsOf = async (db: Database, merchant: string) => {
  const [row] = await db.select().from(bookLimits).where(eq(bookLimits.merchant, merchant));
  return row ?? BOOK_LIMITS;
};

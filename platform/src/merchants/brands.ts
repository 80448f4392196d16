import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { merchants } from './merchants.tables.ts';
import type { Merchant } from './merchants.ts';

/** The merchants that are brands, not the twins of their trial accounts, by code. */
export const brandsOf = (db: Database | Transaction): Promise<Merchant[]> =>
  db.select().from(merchants).where(eq(merchants.isTrial, false)).orderBy(asc(merchants.code));

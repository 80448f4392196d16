import { exclusions } from '../../../src/accounts/accounts.public.ts';
import type { Database } from '../../../src/database/database.ts';
import type { Merchant } from '../../../src/merchants/merchants.ts';
import { memberNamed } from './member-named.ts';

interface BreakAsk {
  readonly username: string;
  readonly endsInMs: number;
}

/** A time-out that ends so soon that a test can see its end: nobody can take one for less than a day, nor shorten one. */
export const takeBreak = async (
  db: Database,
  merchant: Merchant,
  { username, endsInMs }: BreakAsk,
  at: Date,
): Promise<void> => {
  const memberId = await memberNamed(db, merchant, username);
  const endsAt = new Date(at.getTime() + endsInMs);
  await db.insert(exclusions).values({ memberId, kind: 'timeOut', term: '1d', startsAt: at, endsAt });
};

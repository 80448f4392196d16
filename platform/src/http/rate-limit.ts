import { eq, is, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { PlatformError } from '../base/platform-error.ts';
import type { Database } from '../database/database.ts';
import { rateLimits } from './http.tables.ts';

/** So many tries of a subject within a window. */
export interface Limit {
  readonly count: number;
  readonly windowMs: number;
}

/**
 * Counts one more try of a subject and refuses it beyond the limit; shared by all processes. Inside a transaction a refusal
 * would forget the try with the rest, and the limit would hold nobody: there it is a fault (`tries` of `answerMember`
 * counts before).
 */
export const countTry = async (db: Database, subject: string, limit: Limit, now: Date): Promise<void> => {
  if (is(db, PgTransaction)) throw new Error(`A try of ${subject} is counted inside a transaction.`);
  const windowStart = new Date(now.getTime() - limit.windowMs);
  const isOver = sql`${rateLimits.windowStart} <= ${windowStart.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ subject, windowStart: now, count: 1 })
    .onConflictDoUpdate({
      target: rateLimits.subject,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        windowStart: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${rateLimits.windowStart} end`,
      },
    })
    .returning({ count: rateLimits.count });
  if (row && row.count > limit.count) throw new PlatformError('rate.limited', 'Too many tries: wait and try again.');
};

/** Counts one more try of the caller's address; who comes without one is limited by the visitor alone. */
export const countTryOfAddress = async (
  db: Database,
  what: string,
  address: string | undefined,
  limit: Limit,
  now: Date,
): Promise<void> => {
  if (address !== undefined) await countTry(db, `${what}/address/${address}`, limit, now);
};

/** Refuses a subject that has used up its tries, without counting one. */
export const refuseWhenLimited = async (db: Database, subject: string, limit: Limit, now: Date): Promise<void> => {
  const [row] = await db.select().from(rateLimits).where(eq(rateLimits.subject, subject));
  if (!row || row.windowStart.getTime() + limit.windowMs <= now.getTime()) return;
  if (row.count >= limit.count) throw new PlatformError('rate.limited', 'Too many tries: wait and try again.');
};

export const forgetTries = async (db: Database, subject: string): Promise<void> => {
  await db.delete(rateLimits).where(eq(rateLimits.subject, subject));
};

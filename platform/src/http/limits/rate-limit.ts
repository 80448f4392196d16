import { and, eq, inArray, is, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { limitedUntil } from '../../base/try-later.ts';
import type { Database } from '../../database/database.ts';
import { rateLimits } from '../http.tables.ts';

/** So many tries of a subject within a window. */
export interface Limit {
  readonly count: number;
  readonly windowMs: number;
}

/** A try that has been counted, so that it can be given back. */
export interface CountedTry {
  readonly subject: string;
  readonly windowStart: Date;
  /** With this one. */
  readonly count: number;
}

/** How far the clocks of two instances may be apart. A window that starts later than that is an error's, and over. */
const CLOCKS_APART_MS = 60_000;

const at = (now: Date, ms: number) => sql`${new Date(now.getTime() + ms).toISOString()}::timestamptz`;

const isOver = (limit: Limit, now: Date) =>
  sql`(${rateLimits.windowStart} <= ${at(now, -limit.windowMs)} or ${rateLimits.windowStart} > ${at(now, CLOCKS_APART_MS)})`;

/**
 * Counts one more try of a subject and refuses it beyond the limit (`rate.limited`, with the time that is left). One
 * statement, so that of tries at the same moment, at whatever instance, no more than the limit pass. Count before the work
 * that is limited, and give back what should not have counted (`giveBack`). Inside a transaction a refusal would forget the
 * try with the rest, and the limit would hold nobody: there it is a fault.
 */
export const countTry = async (db: Database, subject: string, limit: Limit, now: Date): Promise<CountedTry> => {
  if (is(db, PgTransaction)) throw new Error(`A try of ${subject} is counted inside a transaction.`);
  const over = isOver(limit, now);
  const [counted] = await db
    .insert(rateLimits)
    .values({ subject, windowStart: now, count: 1 })
    .onConflictDoUpdate({
      target: rateLimits.subject,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        windowStart: sql`case when ${over} then ${at(now, 0)} else ${rateLimits.windowStart} end`,
      },
    })
    .returning();
  if (!counted) throw new Error(`A try of ${subject} was not written down.`);
  if (counted.count > limit.count) throw limitedUntil(new Date(counted.windowStart.getTime() + limit.windowMs), now);
  return counted;
};

/** Takes a try back that turned out not to count: a right password, or work that was not done. A later window keeps its own. */
export const giveBack = async (db: Database, tries: readonly CountedTry[]): Promise<void> => {
  for (const { subject, windowStart } of tries) {
    await db
      .update(rateLimits)
      .set({ count: sql`${rateLimits.count} - 1` })
      .where(and(eq(rateLimits.subject, subject), eq(rateLimits.windowStart, windowStart)));
  }
};

/** How many tries of a subject count at this moment, without counting one. */
export const triesOf = async (db: Database, subject: string, limit: Limit, now: Date): Promise<number> => {
  const [row] = await db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(and(eq(rateLimits.subject, subject), sql`not ${isOver(limit, now)}`));
  return row?.count ?? 0;
};

export const forgetTries = async (db: Database, subjects: readonly string[]): Promise<void> => {
  if (subjects.length > 0) await db.delete(rateLimits).where(inArray(rateLimits.subject, [...subjects]));
};

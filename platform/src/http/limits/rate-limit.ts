import { type AuditFact, auditAside } from '../../audit/audit.ts';
import { limitedUntil } from '../../base/try-later.ts';
import type { Database } from '../../database/database.ts';
import { and, eq, inArray, is, sql } from '../../database/orm.ts';
import { PgTransaction } from '../../database/pg-core.ts';
import { type Caller, memberOfVisitor } from '../../identity/places.ts';
import { hashToken } from '../../identity/tokens.ts';
import { requestScope } from '../../log/request-scope.ts';
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
 * try with the rest, and the limit would hold nobody: there it is a fault. A try may weigh more than one.
 */
export const countTry = async (
  db: Database,
  subject: string,
  limit: Limit,
  now: Date,
  weight = 1,
): Promise<CountedTry> => {
  if (is(db, PgTransaction)) throw new Error(`A try of ${subject} is counted inside a transaction.`);
  const over = isOver(limit, now);
  const [counted] = await db
    .insert(rateLimits)
    .values({ subject, windowStart: now, count: weight })
    .onConflictDoUpdate({
      target: rateLimits.subject,
      set: {
        count: sql`case when ${over} then ${weight}::integer else ${rateLimits.count} + ${weight}::integer end`,
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

/** How often a public call may be asked, whatever comes of it. */
export interface CallerLimits {
  /** By one browser. Whoever drops the cookie is a new one, and is held by the others. */
  readonly visitor: Limit;
  /** From one address: a mobile network may have thousands of players behind one. */
  readonly address: Limit;
  /** The same in a shorter time, where a row stays of each: people come one after the other, a script's all at once. */
  readonly burst?: Limit;
  /** At one merchant's site, by all together. */
  readonly site: Limit;
}

interface Ask {
  /** What is asked: the endpoint's path. */
  readonly what: string;
  readonly merchant: string;
  readonly caller: Caller;
  readonly now: Date;
}

/**
 * Counts a public call before any work is done for it, and refuses it beyond the limits. A browser in which somebody has
 * logged in before is held by its own limit and its member's alone: what others do from its address or at its site cannot shut it out,
 * and all the browsers that one account makes known have what an address has. The address comes first: one that is refused
 * leaves no row for each cookie that it makes up.
 */
export const countCaller = async (
  db: Database,
  { what, merchant, caller, now }: Ask,
  { visitor, address, burst, site }: CallerLimits,
): Promise<void> => {
  const memberId = await memberOfVisitor(db, caller.visitor);
  if (memberId !== undefined) await countTry(db, `${what}/known/${memberId}`, address, now);
  else if (caller.address !== undefined) {
    if (burst) await countTry(db, `${what}/burst/${caller.address}`, burst, now);
    await countTry(db, `${what}/address/${caller.address}`, address, now);
  }
  await countTry(db, `${what}/visitor/${caller.visitor}`, visitor, now);
  if (memberId === undefined) await countTry(db, `${what}/site/${merchant}`, site, now);
};

/** How much of what an address may ask it has asked: 0 to 1. */
export const usedByAddress = async (
  db: Database,
  what: string,
  address: string | undefined,
  { address: limit }: CallerLimits,
  now: Date,
): Promise<number> =>
  address === undefined ? 0 : (await triesOf(db, `${what}/address/${address}`, limit, now)) / limit.count;

/** Of what any number can be asked for, the audit keeps so many from one source: it cannot be filled from outside. */
const KEPT_OF_SOURCE: Limit = { count: 10, windowMs: 15 * 60_000 };

/** Keeps a refusal that anybody can bring about as often as they like (`auditAside`), unless enough of them are kept. */
export const auditRateLimit = async (db: Database, fact: AuditFact): Promise<void> => {
  const caller = requestScope();
  const visitor = caller?.visitor === undefined ? 'nobody' : hashToken(caller.visitor);
  const subject = `audit/${fact.event}/${caller?.address ?? visitor}`;
  const isKept = await countTry(db, subject, KEPT_OF_SOURCE, fact.at).then(
    () => true,
    () => false,
  );
  if (isKept) await auditAside(db, fact);
};

import type { Database } from '../database/database.ts';
import { and, eq, inArray, isNull, lte, or, sql } from '../database/orm.ts';
import { errorInWords } from '../log/log-error.ts';
import type { Job } from './job.ts';
import { jobs } from './jobs.tables.ts';

/** An instance that dies, or freezes, holds its job up this long. */
export const LEASE_MS = 60_000;
/** A job that failed comes again after this long times its failures in a row, at most after its own interval. */
const RETRY_MS = 5_000;

const inMs = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`;

/** Writes down which jobs there are; a new one is due at once. Call it before the first look for due ones. */
export const announceJobs = async (db: Database, known: readonly Job[]): Promise<void> => {
  const rows = known.map(({ name }) => ({ name, nextRunAt: sql`now()` }));
  if (rows.length > 0) await db.insert(jobs).values(rows).onConflictDoNothing();
};

/** Takes the lease of one job that is due and that no other instance is taking at this moment. */
export const takeDue = async (db: Database, names: readonly string[], holder: string): Promise<string | undefined> => {
  const due = db
    .select({ name: jobs.name })
    .from(jobs)
    .where(
      and(
        inArray(jobs.name, [...names]),
        lte(jobs.nextRunAt, sql`now()`),
        or(isNull(jobs.leaseUntil), lte(jobs.leaseUntil, sql`now()`)),
      ),
    )
    .orderBy(jobs.nextRunAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(jobs)
    .set({ leasedBy: holder, leaseUntil: inMs(LEASE_MS) })
    .where(eq(jobs.name, sql`(${due})`))
    .returning({ name: jobs.name });
  return taken?.name;
};

/** Ends a run: the job comes again after its interval, or sooner when it failed. */
export const endLease = async (db: Database, job: Job, holder: string, error: unknown): Promise<void> => {
  const isFailure = error !== undefined;
  const retry = sql`least(${job.everyMs}, ${RETRY_MS} * (${jobs.failures} + 1))`;
  await db
    .update(jobs)
    .set({
      leasedBy: null,
      leaseUntil: null,
      lastRunAt: sql`now()`,
      nextRunAt: isFailure ? sql`now() + ${retry} * interval '1 millisecond'` : inMs(job.everyMs),
      failures: isFailure ? sql`${jobs.failures} + 1` : 0,
      lastError: isFailure ? errorInWords(error) : null,
    })
    .where(and(eq(jobs.name, job.name), eq(jobs.leasedBy, holder)));
};

/** False: another instance has it now. */
export const renewLease = async (db: Database, job: Job, holder: string): Promise<boolean> => {
  const kept = await db
    .update(jobs)
    .set({ leaseUntil: inMs(LEASE_MS) })
    .where(and(eq(jobs.name, job.name), eq(jobs.leasedBy, holder)))
    .returning({ name: jobs.name });
  return kept.length > 0;
};

/** Gives back what this holder has not finished: due at once, for whoever looks next. */
export const dropLeases = async (db: Database, holder: string): Promise<void> => {
  await db.update(jobs).set({ leasedBy: null, leaseUntil: null }).where(eq(jobs.leasedBy, holder));
};

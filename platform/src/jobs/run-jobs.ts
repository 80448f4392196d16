import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Platform } from '../base/platform.ts';
import type { Database } from '../database/database.ts';
import type { Job } from './job.ts';
import { jobs } from './jobs.tables.ts';

/** An instance that dies holds its job up this long. */
const LEASE_SECONDS = 60;
/** A job that failed comes again after this long times its failures in a row, at most after its own interval. */
const RETRY_MS = 5_000;

const inMs = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`;

/** Writes down which jobs there are; a new one is due at once. Call it before the first look for due ones. */
export const announceJobs = async (db: Database, known: readonly Job[]): Promise<void> => {
  const rows = known.map(({ name }) => ({ name, nextRunAt: sql`now()` }));
  if (rows.length > 0) await db.insert(jobs).values(rows).onConflictDoNothing();
};

/** Takes the lease of one job that is due and that no other instance is taking at this moment. */
const takeDue = async (db: Database, names: readonly string[], holder: string): Promise<string | undefined> => {
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
    .set({ leasedBy: holder, leaseUntil: inMs(LEASE_SECONDS * 1000) })
    .where(eq(jobs.name, sql`(${due})`))
    .returning({ name: jobs.name });
  return taken?.name;
};

const giveBack = async (db: Database, job: Job, holder: string, error: unknown): Promise<void> => {
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
      lastError: isFailure ? String(error) : null,
    })
    .where(and(eq(jobs.name, job.name), eq(jobs.leasedBy, holder)));
};

const runOne = async (platform: Platform, job: Job, holder: string): Promise<void> => {
  let failure: unknown;
  try {
    await job.run(platform, await platform.clock.now());
  } catch (error) {
    failure = error ?? 'failed';
    console.error(`platform: the job ${job.name} failed:`, error);
  }
  await giveBack(platform.db, job, holder, failure);
};

/** Runs every job that is due and free, one after the other; returns the names of those that this instance ran. */
export const runDueJobs = async (platform: Platform, known: readonly Job[]): Promise<readonly string[]> => {
  const holder = randomUUID();
  const byName = new Map(known.map((job) => [job.name, job]));
  const ran: string[] = [];
  for (;;) {
    const name = await takeDue(platform.db, [...byName.keys()], holder);
    const job = name === undefined ? undefined : byName.get(name);
    if (!job) return ran;
    await runOne(platform, job, holder);
    // A job that is due again at once waits for the next turn.
    byName.delete(job.name);
    ran.push(job.name);
  }
};

/** Runs jobs now, due or not: what a test asks for instead of waiting. Fails when one of them does. */
export const runJobsNow = async (platform: Platform, known: readonly Job[]): Promise<void> => {
  for (const job of known) await job.run(platform, await platform.clock.now());
};

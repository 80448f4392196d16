import { randomUUID } from 'node:crypto';
import type { Platform } from '../base/platform.ts';
import { log } from '../log/log.ts';
import type { Job } from './job.ts';
import { endLease, LEASE_MS, renewLease, takeDue } from './lease.ts';

/** Often enough that one renewal may fail. */
const RENEW_MS = LEASE_MS / 3;
/** What takes longer is asked to stop, and has failed. */
const RUN_LIMIT_MS = 5 * 60_000;
/**
 * What was decided on a day is written this long after its end. A draw's bets bear the instant at which the run of its job began;
 * the transaction in hand at its limit, and a round over midnight, end within the minute.
 */
export const DAY_WRITTEN_MS = RUN_LIMIT_MS + 60_000;
/** What a job asks, it asks on connections that may take long and that no page waits for. */
const onJobsConnections = (platform: Platform): Platform => ({ ...platform, db: platform.jobsDb });

/** What ends a run before its work is done: the turn's own signal, and the time that the job may hold up the others. */
const endOf = ({ worksForMs }: Job, signal: AbortSignal): AbortSignal =>
  worksForMs === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(worksForMs)]);

interface Turn {
  /** Who takes the leases. */
  readonly holder?: string;
  /** Aborted, no further job is begun, and the one in hand stops where it can. */
  readonly signal?: AbortSignal;
}

const NEVER = new AbortController().signal;

/** The run, with its lease kept and its time limited. Fails when it takes too long, whether or not it stops by itself. */
const runWithinLimits = async (platform: Platform, job: Job, { holder, signal }: Required<Turn>): Promise<void> => {
  const own = new AbortController();
  const late = Promise.withResolvers<never>();
  const limit = setTimeout(() => {
    own.abort();
    late.reject(new Error(`It took longer than ${RUN_LIMIT_MS / 1000} s.`));
  }, RUN_LIMIT_MS);
  const renewal = setInterval(async () => {
    // A renewal that fails is no loss yet: the next one comes before the lease ends.
    const isKept = await renewLease(platform.jobsDb, job, holder).catch(() => true);
    if (!isKept) own.abort();
  }, RENEW_MS);
  try {
    const ended = endOf(job, AbortSignal.any([signal, own.signal]));
    const run = job.run(onJobsConnections(platform), await platform.clock.now(), ended);
    await Promise.race([run, late.promise]);
  } finally {
    clearTimeout(limit);
    clearInterval(renewal);
  }
};

const runOne = async (platform: Platform, job: Job, turn: Required<Turn>): Promise<void> => {
  let failure: unknown;
  try {
    await runWithinLimits(platform, job, turn);
  } catch (error) {
    failure = error ?? 'failed';
    log({ level: 'error', event: 'job.failed', job: job.name }, error);
  }
  await endLease(platform.jobsDb, job, turn.holder, failure);
};

/** Runs every job that is due and free, one after the other; returns the names of those that this instance ran. */
export const runDueJobs = async (
  platform: Platform,
  known: readonly Job[],
  { holder = randomUUID(), signal = NEVER }: Turn = {},
): Promise<readonly string[]> => {
  const byName = new Map(known.map((job) => [job.name, job]));
  const ran: string[] = [];
  while (!signal.aborted) {
    const name = await takeDue(platform.jobsDb, [...byName.keys()], holder);
    const job = name === undefined ? undefined : byName.get(name);
    if (!job) return ran;
    await runOne(platform, job, { holder, signal });
    // A job that is due again at once waits for the next turn.
    byName.delete(job.name);
    ran.push(job.name);
  }
  return ran;
};

/** Runs jobs now, due or not: what a test asks for instead of waiting. Fails when one of them does. */
export const runJobsNow = async (platform: Platform, known: readonly Job[]): Promise<void> => {
  for (const job of known) await job.run(onJobsConnections(platform), await platform.clock.now(), endOf(job, NEVER));
};

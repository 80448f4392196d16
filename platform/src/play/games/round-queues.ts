import { createKeyedQueue, createQueue } from '../../database/concurrency-queue.ts';
import { runQueued } from '../../http/limits/run-queued.ts';
import type { OpenedLaunch } from './opened-launch.ts';

/** A player plays one round at a time; a few more may have been sent before the answer came. */
const ONE_AT_A_TIME = { atOnce: 1, waiting: 20, waitMs: 8_000 };
/** Trial accounts cost nothing to create: all of them together share these slots of a process. */
const TRIAL_LIMITS = { atOnce: 3, waiting: 30, waitMs: 8_000 };

const launchQueues = createKeyedQueue(ONE_AT_A_TIME);
const memberQueues = createKeyedQueue(ONE_AT_A_TIME);
const trialQueue = createQueue(TRIAL_LIMITS);

/**
 * Rounds of one launch run one after the other. The queue stands before the first query, so waiting rounds hold no
 * connection. Fails with `rate.limited` when the queue is full.
 */
export const queueByLaunch = <Result>(token: string, work: () => Promise<Result>): Promise<Result> =>
  runQueued(launchQueues, token, work);

/** The same for one member, who may have many launches, and for all trial accounts together. */
export const queueByMember = <Result>({ member }: OpenedLaunch, work: () => Promise<Result>): Promise<Result> =>
  runQueued(memberQueues, String(member.id), () => (member.isTrial ? trialQueue.run(work) : work()));

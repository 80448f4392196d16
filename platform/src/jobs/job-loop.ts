import { randomUUID } from 'node:crypto';
import { within } from '@shared-kernel/node/within';
import type { Platform } from '../base/platform.ts';
import { log } from '../log/log.ts';
import type { Job } from './job.ts';
import { announceJobs, dropLeases } from './lease.ts';
import { runDueJobs } from './run-jobs.ts';

const TICK_MS = 2_000;

/**
 * Looks for due jobs while the process serves. The returned function stops it: the run in hand may end within the given
 * time, else its job is given back for another instance to take.
 */
export const startJobs = async (
  platform: Platform,
  known: readonly Job[],
): Promise<(limitMs: number) => Promise<void>> => {
  const stopping = new AbortController();
  const holder = randomUUID();
  await announceJobs(platform.jobsDb, known);
  let running: Promise<unknown> = Promise.resolve();
  let isIdle = true;
  const tick = (): void => {
    if (!isIdle) return;
    isIdle = false;
    running = runDueJobs(platform, known, { holder, signal: stopping.signal })
      .catch((error) => log({ level: 'error', event: 'jobs.not-looked-up' }, error))
      .finally(() => {
        isIdle = true;
      });
  };
  const timer = setInterval(tick, TICK_MS);
  tick();
  return async (limitMs) => {
    clearInterval(timer);
    stopping.abort();
    if ((await within(running, limitMs, 'late')) === 'late') await dropLeases(platform.jobsDb, holder);
  };
};

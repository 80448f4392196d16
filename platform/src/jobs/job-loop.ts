import type { Platform } from '../base/platform.ts';
import type { Job } from './job.ts';
import { announceJobs, runDueJobs } from './run-jobs.ts';

const TICK_MS = 2_000;

/** Looks for due jobs while the process serves. The returned function stops it, after the run in hand. */
export const startJobs = async (platform: Platform, known: readonly Job[]): Promise<() => Promise<void>> => {
  await announceJobs(platform.db, known);
  let running: Promise<unknown> = Promise.resolve();
  let isIdle = true;
  const tick = (): void => {
    if (!isIdle) return;
    isIdle = false;
    running = runDueJobs(platform, known)
      .catch((error) => console.error('platform: the jobs could not be looked up:', error))
      .finally(() => {
        isIdle = true;
      });
  };
  const timer = setInterval(tick, TICK_MS);
  tick();
  return async () => {
    clearInterval(timer);
    await running;
  };
};

import { MINUTE_MS } from '@shared-kernel/node/durations';
import type { Job } from '../../jobs/job.ts';
import { reviewLevels } from './review-levels.ts';

/** On the 1st of each month, by the merchant's calendar. */
export const reviewLevelsJob: Job = {
  name: 'rewards.review-levels',
  everyMs: MINUTE_MS,
  run: async ({ db }, now, signal) => {
    while (!signal.aborted && (await reviewLevels(db, now)));
  },
};

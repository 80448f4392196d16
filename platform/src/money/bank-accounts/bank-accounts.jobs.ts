import { MINUTE_MS } from 'machine/durations';
import type { Job } from '../../jobs/job.ts';
import { freeRemoved } from './free-removed.ts';

/** Frees the numbers of accounts whose removal has taken effect; to their owner they are gone since that moment. */
export const accountRemovalJob: Job = {
  name: 'bank-accounts.removal',
  everyMs: MINUTE_MS,
  run: ({ db }, now) => freeRemoved(db, now),
};

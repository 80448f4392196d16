import { HOUR_MS, MINUTE_MS } from '@shared-kernel/node/durations';
import type { Job } from '../../jobs/job.ts';
import { encryptAccounts } from './encrypt-accounts.ts';
import { freeRemoved } from './free-removed.ts';

/** Frees the numbers of accounts whose removal has taken effect; to their owner they are gone since that moment. */
export const accountRemovalJob: Job = {
  name: 'bank-accounts.removal',
  everyMs: MINUTE_MS,
  run: ({ db }, now) => freeRemoved(db, now),
};

/** After a start with a new KEY_ENCRYPTION_KEY the earlier one can go when this has run. */
export const accountEncryptionJob: Job = {
  name: 'bank-accounts.seal',
  everyMs: HOUR_MS,
  run: ({ jobsDb, config }, _now, signal) => encryptAccounts(jobsDb, config.wrappingKeys, signal),
};

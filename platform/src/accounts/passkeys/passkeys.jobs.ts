import { lt } from 'drizzle-orm';
import type { Job } from '../../jobs/job.ts';
import { purgeJob } from '../../jobs/purge.ts';
import { passkeyChallenges } from './passkeys.tables.ts';

export const PASSKEY_JOBS: readonly Job[] = [
  purgeJob('passkey-challenges', passkeyChallenges, (now) => lt(passkeyChallenges.expiresAt, now)),
];

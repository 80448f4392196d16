import { lt } from 'drizzle-orm';
import type { Job } from '../../jobs/job.ts';
import { purgeJob } from '../../jobs/purge.ts';
import { smsCodes } from './verification.tables.ts';

export const VERIFICATION_JOBS: readonly Job[] = [
  purgeJob('sms-codes', smsCodes, (now) => lt(smsCodes.expiresAt, now)),
];

import { lt } from 'drizzle-orm';
import type { Job } from '../../jobs/job.ts';
import { purgeJob } from '../../jobs/purge.ts';
import { passwordLinks } from '../password/password.tables.ts';
import { smsCodes } from './verification.tables.ts';

/** What was sent to prove who somebody is, once it is over. */
export const VERIFICATION_JOBS: readonly Job[] = [
  purgeJob('sms-codes', smsCodes, (now) => lt(smsCodes.expiresAt, now)),
  purgeJob('password-links', passwordLinks, (now) => lt(passwordLinks.expiresAt, now)),
];

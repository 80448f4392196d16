import { lt } from 'drizzle-orm';
import type { Job } from '../../jobs/job.ts';
import { purgeJob } from '../../jobs/purge.ts';
import { feedback } from './feedback.tables.ts';

/** As long as the audit: a complaint may be asked about as late as what it is about. */
const KEPT_MS = 400 * 24 * 60 * 60 * 1000;

export const FEEDBACK_JOBS: readonly Job[] = [
  purgeJob('feedback', feedback, (now) => lt(feedback.sentAt, new Date(now.getTime() - KEPT_MS))),
];

import { lt } from 'drizzle-orm';
import type { Job } from '../../jobs/job.ts';
import { purgeJob } from '../../jobs/purge.ts';
import { socialAttempts, socialTickets } from './social.tables.ts';

export const SOCIAL_JOBS: readonly Job[] = [
  purgeJob('social-attempts', socialAttempts, (now) => lt(socialAttempts.expiresAt, now)),
  purgeJob('social-tickets', socialTickets, (now) => lt(socialTickets.expiresAt, now)),
];

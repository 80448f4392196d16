import { lt } from 'drizzle-orm';
import type { Job } from '../jobs/job.ts';
import { purgeJob } from '../jobs/purge.ts';
import { sessions } from './sessions.tables.ts';

/** Ended sessions are the history of logins, which team figures count: kept as long as records are. */
const KEPT_MS = 180 * 24 * 60 * 60 * 1000;

export const SESSION_JOBS: readonly Job[] = [
  purgeJob('sessions', sessions, (now) => lt(sessions.expiresAt, new Date(now.getTime() - KEPT_MS))),
];

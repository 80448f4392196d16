import { lt } from 'drizzle-orm';
import type { Job } from '../../jobs/job.ts';
import { purgeJob } from '../../jobs/purge.ts';
import { launches } from './games.tables.ts';

export const LAUNCH_JOBS: readonly Job[] = [purgeJob('launches', launches, (now) => lt(launches.expiresAt, now))];

import { lt } from 'drizzle-orm';
import type { Job } from '../../jobs/job.ts';
import { purgeJob } from '../../jobs/purge.ts';
import { wins } from './winners.tables.ts';

/** Longer than the board looks back; the bet itself stays. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export const WINNERS_JOBS: readonly Job[] = [
  purgeJob('wins', wins, (now) => lt(wins.wonAt, new Date(now.getTime() - KEPT_MS))),
];

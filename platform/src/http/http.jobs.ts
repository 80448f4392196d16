import { lt } from 'drizzle-orm';
import type { Job } from '../jobs/job.ts';
import { purgeJob } from '../jobs/purge.ts';
import { idempotencyKeys, rateLimits } from './http.tables.ts';

/** No limit counts over a longer time. */
const LONGEST_WINDOW_MS = 24 * 60 * 60 * 1000;
/** A submission is not sent again after this. */
const KEYS_KEPT_MS = 24 * 60 * 60 * 1000;

export const HTTP_JOBS: readonly Job[] = [
  purgeJob('rate-limits', rateLimits, (now) => lt(rateLimits.windowStart, new Date(now.getTime() - LONGEST_WINDOW_MS))),
  purgeJob('idempotency-keys', idempotencyKeys, (now) =>
    lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEYS_KEPT_MS)),
  ),
];

import { HOUR_MS } from '@shared-kernel/node/durations';
import { and, lt, notLike, or } from '../database/orm.ts';
import type { Job } from '../jobs/job.ts';
import { purgeJob } from '../jobs/purge.ts';
import { idempotencyKeys, rateLimits, spent } from './http.tables.ts';
import { ROTATE_KEYS } from './keys/encryption-keys.ts';

/** No limit of a member counts over a longer time. */
const MEMBERS_WINDOW_MS = 24 * HOUR_MS;
/** Nor one of anybody else, of whom there may be any number. */
const LONGEST_WINDOW_MS = HOUR_MS;
/** A submission is not sent again after this. */
const KEYS_KEPT_MS = 24 * HOUR_MS;

const startedBefore = (now: Date, ms: number) => lt(rateLimits.windowStart, new Date(now.getTime() - ms));

export const HTTP_JOBS: readonly Job[] = [
  purgeJob('rate-limits', rateLimits, (now) =>
    or(
      startedBefore(now, MEMBERS_WINDOW_MS),
      and(startedBefore(now, LONGEST_WINDOW_MS), notLike(rateLimits.subject, '/wps/%/member/%')),
    ),
  ),
  purgeJob('idempotency-keys', idempotencyKeys, (now) =>
    lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEYS_KEPT_MS)),
  ),
  purgeJob('spent', spent, (now) => lt(spent.until, now)),
  ROTATE_KEYS,
];

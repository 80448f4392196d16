import { DAY_MS } from '@shared-kernel/node/durations';
import { and, isNull, lt } from '../database/orm.ts';
import type { Job } from '../jobs/job.ts';
import { purgeJob } from '../jobs/purge.ts';
import { KEPT_DAYS } from '../records/range.ts';
import { reviewLevelsJob } from './club/review-levels.jobs.ts';
import { keepInBreaksJob } from './grants/keep-in-breaks.jobs.ts';
import { rewards } from './grants/rewards.tables.ts';
import { evaluateReferralsJob } from './referrals/evaluate-referrals.jobs.ts';

/** What was claimed is money and stays. */
const unclaimedSince = (now: Date) =>
  and(isNull(rewards.claimedAt), lt(rewards.expiresAt, new Date(now.getTime() - KEPT_DAYS * DAY_MS)));

export const REWARD_JOBS: readonly Job[] = [
  purgeJob('rewards', rewards, unclaimedSince),
  evaluateReferralsJob,
  reviewLevelsJob,
  keepInBreaksJob,
];

import { DAY_MS } from '@shared-kernel/node/durations';
import { lt } from 'drizzle-orm';
import type { Job } from '../jobs/job.ts';
import { purgeJob } from '../jobs/purge.ts';
import { feedback } from './feedback/feedback.tables.ts';
import { messages } from './members/members.tables.ts';

/** As long as the audit: a complaint may be asked about as late as what it is about. */
const FEEDBACK_KEPT_MS = 400 * DAY_MS;
/** As long as records are. */
const MESSAGES_KEPT_MS = 180 * DAY_MS;

export const CENTRE_JOBS: readonly Job[] = [
  purgeJob('feedback', feedback, (now) => lt(feedback.sentAt, new Date(now.getTime() - FEEDBACK_KEPT_MS))),
  purgeJob('messages', messages, (now) => lt(messages.sentAt, new Date(now.getTime() - MESSAGES_KEPT_MS))),
];

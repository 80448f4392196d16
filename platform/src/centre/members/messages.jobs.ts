import { lt } from 'drizzle-orm';
import type { Job } from '../../jobs/job.ts';
import { purgeJob } from '../../jobs/purge.ts';
import { messages } from './members.tables.ts';

/** As long as records are. */
const KEPT_MS = 180 * 24 * 60 * 60 * 1000;

export const MESSAGE_JOBS: readonly Job[] = [
  purgeJob('messages', messages, (now) => lt(messages.sentAt, new Date(now.getTime() - KEPT_MS))),
];

import { DAY_MS } from '@shared-kernel/node/durations';
import { lt } from 'drizzle-orm';
import type { Job } from '../jobs/job.ts';
import { purgeJob } from '../jobs/purge.ts';
import { mailOutbox } from './mail.tables.ts';
import { smsOutbox } from './sms.tables.ts';

/** Both hold numbers, addresses and codes: a day is enough to ask what became of one. */
const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

export const NOTIFICATION_JOBS: readonly Job[] = [
  purgeJob('sms', smsOutbox, (now) => lt(smsOutbox.sentAt, dayBefore(now))),
  purgeJob('mail', mailOutbox, (now) => lt(mailOutbox.sentAt, dayBefore(now))),
];

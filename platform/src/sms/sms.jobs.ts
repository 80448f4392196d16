import { lt } from 'drizzle-orm';
import { DAY_MS } from 'machine/durations';
import type { Job } from '../jobs/job.ts';
import { purgeJob } from '../jobs/purge.ts';
import { smsOutbox } from './sms.tables.ts';

/** A text holds a number and a code: a day is enough to ask what became of it. */
export const SMS_JOBS: readonly Job[] = [
  purgeJob('sms', smsOutbox, (now) => lt(smsOutbox.sentAt, new Date(now.getTime() - DAY_MS))),
];

import { DAY_MS, HOUR_MS } from '@shared-kernel/node/durations';
import { and, lt, ne } from '../database/orm.ts';
import type { Job } from '../jobs/job.ts';
import { purgeJob } from '../jobs/purge.ts';
import { mailOutbox } from './mail.tables.ts';
import { smsOutbox } from './sms.tables.ts';

/** Both hold numbers and addresses: a day is enough to ask what became of a message. */
const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

const BLANKED_EVERY_MS = 10 * 60_000;

/** Blanks the texts of an hour ago: by then codes and links are void, and a gateway has them or they come too late. */
const blankJob: Job = {
  name: 'notifications.blank',
  everyMs: BLANKED_EVERY_MS,
  run: async ({ jobsDb }, now) => {
    const hourBefore = new Date(now.getTime() - HOUR_MS);
    for (const table of [smsOutbox, mailOutbox])
      await jobsDb
        .update(table)
        .set({ text: '' })
        .where(and(lt(table.sentAt, hourBefore), ne(table.text, '')));
  },
};

export const NOTIFICATION_JOBS: readonly Job[] = [
  blankJob,
  purgeJob('sms', smsOutbox, (now) => lt(smsOutbox.sentAt, dayBefore(now))),
  purgeJob('mail', mailOutbox, (now) => lt(mailOutbox.sentAt, dayBefore(now))),
];

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUR_MS, MINUTE_MS } from '@shared-kernel/node/durations';
import { eq } from '../database/orm.ts';
import { runJobsNow } from '../jobs/run-jobs.ts';
import { TEST_CONFIG } from '../testing/test-config.ts';
import { describePlatform } from '../testing/test-platform.ts';
import { mailOutbox } from './mail.tables.ts';
import { NOTIFICATION_JOBS } from './notifications.jobs.ts';
import { sendMail } from './send-mail.ts';
import { sendSms } from './send-sms.ts';
import { smsOutbox } from './sms.tables.ts';

const { wrappingKeys } = TEST_CONFIG;
const [MOBILE, ADDRESS] = ['639189000077', 'sealed@example.com'];

describePlatform('texts and mails on their way', 'catalogue', (platform) => {
  test('are sealed in the database, shown at the desk, and blank an hour later', async () => {
    const { db } = platform();
    const stored = async () => {
      const [sms] = await db.select().from(smsOutbox).where(eq(smsOutbox.mobile, MOBILE));
      const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.address, ADDRESS));
      return [sms?.text, mail?.text];
    };
    const page = async () => (await platform().client().fetch('/outbox')).text();
    const jobsAt = (ms: number) =>
      runJobsNow(
        { ...platform().api.platform, clock: { now: async () => new Date(Date.now() + ms) } },
        NOTIFICATION_JOBS,
      );
    const at = new Date();
    await sendSms(db, { mobile: MOBILE, text: 'code 417203', at }, wrappingKeys);
    await sendMail(db, { address: ADDRESS, subject: 'Hello', text: 'link 9f2c', at }, wrappingKeys);
    for (const text of await stored()) assert.doesNotMatch(text ?? '', /417203|9f2c/);
    assert.match(await page(), /code 417203[\s\S]*link 9f2c/);
    await jobsAt(HOUR_MS - MINUTE_MS);
    assert.match(await page(), /code 417203[\s\S]*link 9f2c/);
    await jobsAt(HOUR_MS + MINUTE_MS);
    assert.deepEqual(await stored(), ['', '']);
    assert.doesNotMatch(await page(), /417203|9f2c/);
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { JOBS } from '../areas.ts';
import { rateLimits } from '../http/http.tables.ts';
import { captchas } from '../people/captcha/captcha.tables.ts';
import { describePlatform } from '../testing/test-platform.ts';
import type { Job } from './job.ts';
import { jobs } from './jobs.tables.ts';
import { announceJobs, runDueJobs, runJobsNow } from './run-jobs.ts';

const HOUR_MS = 3_600_000;
const job = (name: string, run: Job['run'] = async () => undefined): Job => ({ name, everyMs: HOUR_MS, run });

describePlatform('jobs', 'catalogue', (platform) => {
  const { run, stored } = {
    run: (...known: readonly Job[]) => runDueJobs(platform().api.platform, known),
    stored: async (name: string) => (await platform().db.select().from(jobs).where(eq(jobs.name, name)))[0],
  };
  const announce = (...known: readonly Job[]) => announceJobs(platform().db, known);

  test('of several instances one runs a job, and none before it is due again', async () => {
    let runs = 0;
    const counted = job('test.counted', async () => {
      runs += 1;
    });
    await announce(counted);
    await Promise.all(Array.from({ length: 5 }, () => run(counted)));
    assert.equal(runs, 1);
    assert.deepEqual(await run(counted), []);
    assert.equal((await stored(counted.name))?.leasedBy, null);
  });

  test('while one instance is at a job the others leave it alone', async () => {
    const begun = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const slow = job('test.slow', async () => {
      begun.resolve();
      await finish.promise;
    });
    await announce(slow);
    const first = run(slow);
    await begun.promise;
    assert.deepEqual(await run(slow), []);
    finish.resolve();
    assert.deepEqual(await first, ['test.slow']);
  });

  test('a job whose holder died is taken over when its lease ends', async () => {
    const orphan = job('test.orphan');
    await announce(orphan);
    const hold = (lease: string) =>
      platform()
        .db.update(jobs)
        .set({ leasedBy: 'gone', leaseUntil: sql`now() + ${lease}::interval` })
        .where(eq(jobs.name, orphan.name));
    await hold('1 minute');
    assert.deepEqual(await run(orphan), []);
    await hold('-1 second');
    assert.deepEqual(await run(orphan), ['test.orphan']);
  });

  test('a job that fails says so, comes again sooner, and stops no other', async (context) => {
    context.mock.method(console, 'error', () => undefined);
    const broken = job('test.broken', async () => {
      throw new Error('no power');
    });
    const sound = job('test.sound');
    await announce(broken, sound);
    assert.deepEqual([...(await run(broken, sound))].sort(), ['test.broken', 'test.sound']);
    const row = await stored(broken.name);
    assert.deepEqual([row?.failures, row?.lastError], [1, 'Error: no power']);
    const [soonest, usual] = [row?.nextRunAt, (await stored(sound.name))?.nextRunAt];
    assert.ok(soonest && usual && soonest < usual);
  });

  test('what has run out is cleared away, what lives stays', async () => {
    const { db } = platform();
    const now = Date.now();
    const at = (ms: number) => new Date(now + ms);
    await db.insert(rateLimits).values([
      { subject: 'old', windowStart: at(-25 * HOUR_MS), count: 1 },
      { subject: 'new', windowStart: at(-HOUR_MS), count: 1 },
    ]);
    await db.insert(captchas).values([
      { visitor: 'old', answer: '1', expiresAt: at(-1) },
      { visitor: 'new', answer: '1', expiresAt: at(HOUR_MS) },
    ]);
    await runJobsNow(platform().api.platform, JOBS);
    assert.deepEqual(
      (await db.select().from(rateLimits)).map(({ subject }) => subject),
      ['new'],
    );
    assert.deepEqual(
      (await db.select().from(captchas)).map(({ visitor }) => visitor),
      ['new'],
    );
  });
});

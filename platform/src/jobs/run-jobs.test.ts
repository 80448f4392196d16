import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { HOUR_MS } from '@shared-kernel/node/durations';
import { captchas } from '../accounts/captcha/captcha.tables.ts';
import { JOBS } from '../areas.ts';
import { eq, type SQL, sql } from '../database/orm.ts';
import { rateLimits } from '../http/http.tables.ts';
import { describeOnBothDatabases } from '../testing/test-platform.ts';
import { watchLog } from '../testing/watch-log.ts';
import type { Job } from './job.ts';
import { startJobs } from './job-loop.ts';
import { jobs } from './jobs.tables.ts';
import { announceJobs } from './lease.ts';
import { runDueJobs, runJobsNow } from './run-jobs.ts';

const job = (name: string, run: Job['run'] = async () => undefined): Job => ({ name, everyMs: HOUR_MS, run });

describeOnBothDatabases('jobs', 'catalogue', (platform) => {
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

  test('a process that ends begins no further job, and gives back the one that it cannot finish', async () => {
    const begun = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const slow = job('test.unfinished', async () => {
      begun.resolve();
      await finish.promise;
    });
    const next = job('test.never-begun', () => assert.fail('It was begun.'));
    await announce(slow);
    const stop = await startJobs(platform().api.platform, [slow, next]);
    await begun.promise;
    assert.notEqual((await stored(slow.name))?.leasedBy, null);
    await stop(0);
    assert.equal((await stored(slow.name))?.leasedBy, null);
    finish.resolve();
    assert.deepEqual(await run(job(slow.name)), [slow.name], 'another instance takes it over');
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

  test('a job at work keeps its lease; one that has lost it to another instance is told to stop', async (context) => {
    context.mock.timers.enable({ apis: ['setInterval'] });
    const begun = Promise.withResolvers<void>();
    const slow = job(
      'test.long',
      (_platform, _now, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve());
          begun.resolve();
        }),
    );
    await announce(slow);
    const running = run(slow);
    await begun.promise;
    const set = (leasedBy: SQL) =>
      platform()
        .db.update(jobs)
        .set({ leasedBy, leaseUntil: sql`now() + interval '1 second'` })
        .where(eq(jobs.name, slow.name));
    const lease = async () => (await stored(slow.name))?.leaseUntil?.getTime() ?? 0;
    await set(sql`${jobs.leasedBy}`);
    const short = await lease();
    context.mock.timers.tick(20_000);
    while ((await lease()) === short);
    assert.ok((await lease()) > short + 30_000);
    await set(sql`'another'`);
    context.mock.timers.tick(20_000);
    assert.deepEqual(await running, ['test.long']);
    assert.equal((await stored(slow.name))?.leasedBy, 'another');
  });

  test('a job that has worked its time leaves the rest to its next run, and has not failed', async () => {
    const steps: number[] = [];
    const long: Job = {
      ...job('test.steps', async (_platform, _now, signal) => {
        for (let step = 1; step <= 50 && !signal.aborted; step += 1) {
          steps.push(step);
          await sleep(10);
        }
      }),
      worksForMs: 50,
    };
    await announce(long);
    assert.deepEqual(await run(long), [long.name]);
    assert.ok(steps.length > 0 && steps.length < 50, `${steps.length} steps`);
    assert.equal((await stored(long.name))?.failures, 0);
  });

  test('a job that takes too long has failed, and holds up no other', async (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const { lines } = watchLog(context);
    const begun = Promise.withResolvers<AbortSignal>();
    const stuck = job('test.stuck', (_platform, _now, signal) => {
      begun.resolve(signal);
      return new Promise(() => undefined);
    });
    const other = job('test.beside');
    await announce(stuck);
    await announce(other);
    const running = run(stuck, other);
    const signal = await begun.promise;
    context.mock.timers.tick(5 * 60_000);
    assert.equal(signal.aborted, true);
    assert.deepEqual([...(await running)].sort(), ['test.beside', 'test.stuck']);
    assert.match((await stored(stuck.name))?.lastError ?? '', /longer than 300 s/);
    assert.deepEqual(
      lines('job.failed').map(({ job }) => job),
      ['test.stuck'],
    );
  });

  test('a purge that is told to stop leaves the rest for another time', async () => {
    const purge = JOBS.find(({ name }) => name === 'purge.rate-limits');
    const { db } = platform();
    await db.insert(rateLimits).values({ subject: 'old', windowStart: new Date(0), count: 1 });
    const rest = async () => (await db.select().from(rateLimits).where(eq(rateLimits.subject, 'old'))).length;
    await purge?.run(platform().api.platform, new Date(), AbortSignal.abort());
    assert.equal(await rest(), 1);
    await purge?.run(platform().api.platform, new Date(), new AbortController().signal);
    assert.equal(await rest(), 0);
  });

  test('a job that fails says so, comes again sooner, and stops no other', async (context) => {
    const { lines } = watchLog(context);
    const broken = job('test.broken', async () => {
      throw new Error('no power');
    });
    const sound = job('test.sound');
    await announce(broken, sound);
    assert.deepEqual([...(await run(broken, sound))].sort(), ['test.broken', 'test.sound']);
    const row = await stored(broken.name);
    assert.deepEqual([row?.failures, row?.lastError], [1, 'Error: no power']);
    assert.deepEqual(
      lines('job.failed').map(({ job }) => job),
      [broken.name],
    );
    const [soonest, usual] = [row?.nextRunAt, (await stored(sound.name))?.nextRunAt];
    assert.ok(soonest && usual && soonest < usual);
  });

  test('what has run out is cleared away, what lives stays', async () => {
    const { db } = platform();
    const now = Date.now();
    const at = (ms: number) => new Date(now + ms);
    await db.insert(rateLimits).values([
      { subject: '/wps/x/member/old', windowStart: at(-25 * HOUR_MS), count: 1 },
      { subject: '/wps/x/member/new', windowStart: at(-23 * HOUR_MS), count: 1 },
      { subject: '/visitor/old', windowStart: at(-HOUR_MS - 1), count: 1 },
      // A name that somebody typed, to have its row kept as a member's.
      { subject: 'login/name/tala/x/member/1', windowStart: at(-HOUR_MS - 1), count: 1 },
      { subject: '/visitor/new', windowStart: at(-HOUR_MS / 2), count: 1 },
    ]);
    await db.insert(captchas).values([
      { visitor: 'old', answer: '1', expiresAt: at(-1) },
      { visitor: 'new', answer: '1', expiresAt: at(HOUR_MS) },
    ]);
    await runJobsNow(platform().api.platform, JOBS);
    assert.deepEqual((await db.select().from(rateLimits)).map(({ subject }) => subject).sort(), [
      '/visitor/new',
      '/wps/x/member/new',
    ]);
    assert.deepEqual(
      (await db.select().from(captchas)).map(({ visitor }) => visitor),
      ['new'],
    );
  });
});

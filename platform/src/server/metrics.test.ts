import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getStatus } from '@shared-kernel/contracts/system/system';
import { HOUR_MS } from '@shared-kernel/node/durations';
import { createApp } from '../app.ts';
import { JOBS } from '../areas.ts';
import { sql } from '../database/orm.ts';
import { announceJobs } from '../jobs/lease.ts';
import { runDueJobs } from '../jobs/run-jobs.ts';
import { ledgerCheckJob } from '../ledger/ledger-check.jobs.ts';
import { ledgerChecks } from '../ledger/ledger-check.tables.ts';
import { TEST_CONFIG } from '../testing/test-config.ts';
import { describePlatform } from '../testing/test-platform.ts';
import { watchLog } from '../testing/watch-log.ts';
import { metricsRoute } from './metrics.ts';

const PROXIED = { incoming: { headers: { 'x-forwarded-for': '203.0.113.9' }, socket: { remoteAddress: '127.0.0.1' } } };
const LOCAL = { incoming: { headers: { host: 'localhost:8090' }, socket: { remoteAddress: '::1' } } };
const NEIGHBOUR = { incoming: { headers: { host: '10.0.0.2:8090' }, socket: { remoteAddress: '10.0.0.9' } } };
const REBOUND = { incoming: { headers: { host: 'evil.example' }, socket: { remoteAddress: '127.0.0.1' } } };

describePlatform('metrics', 'catalogue', (platform) => {
  const started = (token?: string) => {
    const { database } = platform();
    const { app, meter } = createApp(database, TEST_CONFIG);
    metricsRoute(app, meter.registry, database, token);
    const readMetrics = async () => (await app.request('/metrics', {}, LOCAL)).text();
    return { app, readMetrics };
  };

  test('requests are counted by route, method and status; what nobody answers is one row, however it is called', async () => {
    const { app, readMetrics } = started();
    await app.request(getStatus.path, { headers: { Merchant: 'tala' } });
    await app.request('/wps/uploads/nothing-there');
    for (const made of ['/a', '/b', '/wps/x"} 1\n']) await app.request(made);
    const metrics = await readMetrics();
    assert.match(metrics, /http_requests_total\{method="GET",route="\/wps\/system\/status",status="200"\} 1\n/);
    assert.match(metrics, /http_requests_total\{method="GET",route="\/wps\/uploads\/:\w+",status="404"\} 1\n/);
    assert.match(metrics, /http_requests_total\{method="GET",route="none",status="404"\} 3\n/);
    assert.match(metrics, /http_request_seconds_bucket\{le="\+Inf",method="GET",route="\/wps\/system\/status"\} 1/);
    assert.match(metrics, /^http_requests_open 1$/m, 'this one');
    assert.match(metrics, /# EOF\s*$/);
  });

  test('jobs, the ledger, the log and the queue of passwords are metrics; a password or a name never is', async (context) => {
    watchLog(context);
    const { readMetrics } = started();
    const { platform: running } = platform().api;
    await announceJobs(running.jobsDb, JOBS);
    await runDueJobs(running, JOBS);
    const { username } = await platform().member();
    await platform().client().tryLogIn(username, 'wrong');
    const metrics = await readMetrics();
    assert.match(metrics, /^job_failures\{job="ledger\.check"\} 0$/m);
    assert.match(metrics, /^job_last_run_timestamp_seconds\{job="purge\.audit"\} \d+/m);
    assert.match(metrics, /^ledger_sound 1$/m);
    assert.match(metrics, /^database_up 1$/m);
    assert.match(metrics, /^password_checks\{state="waiting"\} 0$/m);
    assert.match(metrics, /^log_lines_total\{level="warn",event="security\.login\.failed"\} 1$/m);
    assert.ok(!metrics.includes(username));
  });

  test('only this machine reads the metrics, or a caller with the token', async () => {
    const ask = async (token: string | undefined, env: object, bearer?: string) => {
      const headers = bearer === undefined ? {} : { Authorization: bearer };
      return (await started(token).app.request('/metrics', { headers }, env)).status;
    };
    assert.equal(await ask(undefined, LOCAL), 200);
    for (const from of [PROXIED, NEIGHBOUR, REBOUND]) assert.equal(await ask(undefined, from), 404);
    assert.equal(await ask('a-long-token', NEIGHBOUR, 'Bearer a-long-token'), 200);
    for (const wrong of [undefined, 'Bearer a-long-toke', 'Bearer ', 'a-long-token'])
      assert.equal(await ask('a-long-token', LOCAL, wrong), 404);
  });

  test('a ledger that does not balance is cried out, shown, and looked at whole again; money in motion is no fault', async (context) => {
    const { lines } = watchLog(context);
    const { readMetrics } = started();
    const { db } = platform();
    let at = Date.now();
    const check = async () => {
      at += HOUR_MS;
      await ledgerCheckJob.run(platform().api.platform, new Date(at), new AbortController().signal);
      const [last] = (await db.select().from(ledgerChecks).orderBy(ledgerChecks.id)).slice(-1);
      return [last?.extent, last?.isSound];
    };
    const tamper = (minor: number) =>
      platform().database.asOwner(async (tx) => {
        await tx.execute(sql`alter table accounts disable trigger user`);
        await tx.execute(
          sql`update accounts set balance = balance + ${minor} where id = (select max(id) from accounts where balance > 0)`,
        );
        await tx.execute(sql`alter table accounts enable trigger user`);
      });
    await db.delete(ledgerChecks);
    await platform().member({ balanceMinor: 500 });
    assert.deepEqual(await check(), ['whole', true]);
    await platform().member({ balanceMinor: 700 });
    assert.deepEqual(await check(), ['recent', true]);
    await tamper(1);
    assert.deepEqual(await check(), ['recent', false]);
    assert.equal(lines('ledger.unsound')[0]?.balancesOff, 1);
    assert.equal(lines('ledger.unsound')[0]?.level, 'error');
    assert.match(await readMetrics(), /^ledger_sound 0$/m);
    assert.deepEqual(await check(), ['whole', false]);
    await tamper(-1);
    assert.deepEqual(await check(), ['whole', true]);
    at += 24 * HOUR_MS;
    assert.deepEqual(await check(), ['whole', true], 'once a day');
  });
});

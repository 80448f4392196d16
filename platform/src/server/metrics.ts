import { timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { Counter, Gauge, type OpenMetricsContentType, type Registry } from 'prom-client';
import type { OpenDatabase } from '../database/database.ts';
import { isLocalPeer } from '../http/caller.ts';
import { passwordQueue } from '../identity/password.ts';
import { hashToken } from '../identity/tokens.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { lastLedgerCheck } from '../ledger/ledger-check.jobs.ts';
import { log } from '../log/log.ts';

/** Whether a request brings this token; takes the same time however much of it is right. */
export const hasBearer = (context: Context, token: string): boolean =>
  timingSafeEqual(
    Buffer.from(hashToken(context.req.header('Authorization') ?? '')),
    Buffer.from(hashToken(`Bearer ${token}`)),
  );

const MS = 1000;
const secondsOf = (at: Date): number => at.getTime() / MS;

/** Of this process: connections, the queue of password checks, what was logged. */
const ownFigures = (registry: Registry<OpenMetricsContentType>, database: Pick<OpenDatabase, 'pools'>): void => {
  const registers = [registry];
  new Gauge({
    name: 'database_connections',
    help: 'Connections by pool and state; waiting are callers without one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { name: pool, open, idle, waiting } of database.pools()) {
        this.set({ pool, state: 'open' }, open);
        this.set({ pool, state: 'idle' }, idle);
        this.set({ pool, state: 'waiting' }, waiting);
      }
    },
  });
  new Gauge({
    name: 'password_checks',
    help: 'Password checks at work and waiting.',
    labelNames: ['state'],
    registers,
    collect() {
      const { atWork, waiting } = passwordQueue();
      this.set({ state: 'working' }, atWork);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  const logged = new Counter({
    name: 'log_lines_total',
    help: 'Lines of the log by event: logins, refusals, failures.',
    labelNames: ['level', 'event'],
    registers,
  });
  log.onEntry(({ level, event }) => logged.inc({ level, event }));
};

/** Of all instances, from the database: the jobs and the ledger. Without a database only `database_up` says so. */
const sharedFigures = (
  registry: Registry<OpenMetricsContentType>,
  { db }: Pick<OpenDatabase, 'db'>,
): (() => Promise<void>) => {
  const registers = [registry];
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge<Label>({ name, help, labelNames: [...labelNames], registers });
  const up = gauge('database_up', 'Whether the database answered this reading.');
  const failures = gauge('job_failures', 'Failures in a row of a job.', ['job']);
  const ranAt = gauge('job_last_run_timestamp_seconds', 'When a job last ended.', ['job']);
  const sound = gauge('ledger_sound', 'Whether the last check of the ledger found it sound.');
  const checkedAt = gauge('ledger_checked_timestamp_seconds', 'When the ledger was last checked.');
  const read = async (): Promise<void> => {
    for (const { name: job, failures: count, lastRunAt } of await db.select().from(jobs)) {
      failures.set({ job }, count);
      if (lastRunAt) ranAt.set({ job }, secondsOf(lastRunAt));
    }
    const check = await lastLedgerCheck(db);
    if (!check) return;
    sound.set(check.isSound ? 1 : 0);
    checkedAt.set(secondsOf(check.at));
  };
  return async () => {
    for (const old of [failures, ranAt]) old.reset();
    up.set(
      await read().then(
        () => 1,
        () => 0,
      ),
    );
  };
};

/** Everything that `/metrics` tells beside the requests. The returned function reads what is shared, before each telling. */
const addFigures = (
  registry: Registry<OpenMetricsContentType>,
  database: Pick<OpenDatabase, 'db' | 'pools'>,
): (() => Promise<void>) => {
  ownFigures(registry, database);
  return sharedFigures(registry, database);
};

/** With a token whoever brings it, without one only this machine: never the players' side of the document server. */
const mayRead = (context: Context, token: string | undefined): boolean =>
  token === undefined ? isLocalPeer(context) : hasBearer(context, token);

/** `/metrics`, in OpenMetrics: what to watch is in docs/operating.md. To everybody else the address does not exist. */
export const metricsRoute = (
  app: Hono,
  registry: Registry<OpenMetricsContentType>,
  database: Pick<OpenDatabase, 'db' | 'pools'>,
  token: string | undefined,
): void => {
  const refresh = addFigures(registry, database);
  app.get('/metrics', async (context) => {
    if (!mayRead(context, token)) return context.notFound();
    await refresh();
    context.header('Cache-Control', 'no-store');
    return context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
};

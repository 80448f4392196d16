import { readFile, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  getDownlines,
  getTeamBets,
  getTeamKpi,
  getTeamOverview,
  getTeamProfit,
  getTeamTransactions,
} from '@shared-kernel/contracts/agent/agent';
import { getAgentRebates, getTeamRebates } from '@shared-kernel/contracts/agent/rebates';
import { addDays, dayOf } from '@shared-kernel/contracts/system/calendar';
import pg from 'pg';
import type { TestClient } from 'platform/testing/client';
import { startPostgres } from 'platform/testing/postgres';
import { createControl } from '../../../fixtures/control.ts';
import { platformAt } from '../../world/platform.ts';
import { aBrowser } from '../../world/players.ts';
import { MERCHANT, PORTS } from '../places.ts';
import { table } from '../report/table.ts';
import { MIDDLE, seedTeam, type TeamSize, TOP, WIDE } from './seed-team.ts';

const ASKED = 20;
const TARGET_MS = 100;
const LOOK_EVERY_MS = 1000;
/** Rows from which on a whole scan of a table is worth a look. */
const LARGE = 100_000;
const SETTINGS = [
  'shared_buffers=1GB',
  'work_mem=32MB',
  'max_wal_size=8GB',
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
];

const today = dayOf(Date.now());
const days = (back: number) => ({ startDate: addDays(today, -back), endDate: today });
const page = { pageNo: 1, pageSize: 20, language: 'EN' } as const;

type Ask = (client: TestClient) => Promise<unknown>;

const ASKS: Readonly<Record<string, Ask>> = {
  'four figures of today': (client) => client.value(getTeamKpi, { ...days(0), size: 0 }),
  'overview, today': (client) => client.value(getTeamOverview, { ...days(0), language: 'EN' }),
  'overview, 30 days': (client) => client.value(getTeamOverview, { ...days(29), language: 'EN' }),
  'profit, 30 days': (client) => client.value(getTeamProfit, { ...page, ...days(29) }),
  'profit, 90 days, direct': (client) => client.value(getTeamProfit, { ...page, ...days(89), scope: 'direct' }),
  'profit, 30 days, agents': (client) => client.value(getTeamProfit, { ...page, ...days(29), memberKind: 'agent' }),
  'profit, 30 days, by name': (client) => client.value(getTeamProfit, { ...page, ...days(29), userName: '_199' }),
  members: (client) => client.value(getDownlines, page),
  'members, direct': (client) => client.value(getDownlines, { ...page, scope: 'direct' }),
  'members, page 200': (client) => client.value(getDownlines, { ...page, pageNo: 200 }),
  'bets, today': (client) => client.value(getTeamBets, { ...page, ...days(0) }),
  'bets, 7 days': (client) => client.value(getTeamBets, { ...page, ...days(6) }),
  'transactions, today': (client) => client.value(getTeamTransactions, { ...page, ...days(0) }),
  'transactions, 7 days': (client) => client.value(getTeamTransactions, { ...page, ...days(6) }),
  'game rebates, 7 days': (client) => client.value(getAgentRebates, { ...page, ...days(6) }),
  'agent rebates, 7 days': (client) => client.value(getTeamRebates, { ...page, ...days(6) }),
  'agent rebates, 7 days, direct': (client) => client.value(getTeamRebates, { ...page, ...days(6), scope: 'direct' }),
};

const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((one, other) => one - other)[Math.floor((times.length - 1) * part)] ?? 0;

const measure = async (client: TestClient, ask: Ask): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let turn = 0; turn <= ASKED; turn += 1) {
    const started = performance.now();
    await ask(client);
    // The first one warms caches and plans.
    if (turn > 0) times.push(performance.now() - started);
  }
  return times;
};

/** Plans of the log that read a large table from end to end, each once. */
const largeScans = (log: string, large: readonly string[]): readonly string[] => {
  const plans = log.split(/^(?=.{20,60}LOG: {2}duration)/m);
  const scans = new RegExp(`Seq Scan on "?(?:${large.join('|')})\\b`);
  const query = (plan: string): string => /Query Text: ([\s\S]*?)\n\t\S/.exec(plan)?.[1]?.replaceAll(/\s+/g, ' ') ?? '';
  const found = new Map(plans.filter((plan) => scans.test(plan)).map((plan) => [query(plan), plan]));
  return [...found.values()];
};

/** Every team page of an agent with a large team, through the platform on Postgres; prints what missed 100 ms, and plans that read a large table whole. */
export const benchTeam = async (size: TeamSize): Promise<void> => {
  const log = join(tmpdir(), 'bench-team-postgres.log');
  const server = await startPostgres({ settings: SETTINGS, log });
  if (server === undefined) return console.log('SKIPPED: no Postgres');
  const platform = platformAt(PORTS.platform, 'team-postgres', { DATABASE_URL: server.url });
  const client = new pg.Client({ connectionString: server.url });
  const say = (what: string): void => console.log(`bench: ${what}`);
  try {
    await platform.start();
    const { username, password } = await createControl(platform.url).createAccount({ brand: MERCHANT });
    await platform.stop();
    await client.connect();
    say(`${size.members} members, ${size.bets} bets are written …`);
    await seedTeam(client, size, username);
    await platform.start();
    say('the days are written …');
    const started = performance.now();
    const last = dayOf(Date.now() - 10 * 60_000);
    const isWritten = async () =>
      (await client.query('select 1 from written_days where day = $1', [last])).rows.length > 0;
    while (!(await isWritten())) await sleep(LOOK_EVERY_MS);
    say(`the days were written in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    await client.query('vacuum analyze');
    const large = (
      await client.query('select relname from pg_class where relkind = $1 and reltuples > $2', ['r', LARGE])
    ).rows;
    await truncate(log);
    const rows: string[][] = [['p95 in ms (ratio to 100 ms)', TOP, WIDE, MIDDLE]];
    const cells = new Map<string, string[]>();
    for (const agent of [TOP, WIDE, MIDDLE]) {
      const browser = aBrowser(platform.url);
      await browser.logIn(agent, password);
      for (const [name, ask] of Object.entries(ASKS)) {
        const p95 = percentile(await measure(browser, ask), 0.95);
        cells.set(name, [...(cells.get(name) ?? []), `${p95.toFixed(0)} (${(p95 / TARGET_MS).toFixed(2)})`]);
      }
    }
    for (const [name, of] of cells) rows.push([name, ...of]);
    console.log(table(rows));
    const scans = largeScans(
      await readFile(log, 'utf8'),
      large.map(({ relname }) => relname),
    );
    console.log(`\nPlans that read a table of more than ${LARGE} rows whole: ${scans.length}`);
    for (const plan of scans) console.log(plan.trimEnd().slice(0, 4000));
  } finally {
    await client.end();
    await platform.stop();
    await server.stop();
  }
};

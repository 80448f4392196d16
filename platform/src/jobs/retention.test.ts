import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { DAY_MS } from '@shared-kernel/node/durations';
import { JOBS } from '../areas.ts';
import type { Platform } from '../base/platform.ts';
import { rowsOf } from '../database/database.ts';
import { getTableName, is, type SQL, sql } from '../database/orm.ts';
import { PgDialect, PgTable } from '../database/pg-core.ts';
import { feedback } from '../messages/feedback/feedback.tables.ts';
import { messages } from '../messages/mail/mail.tables.ts';
import { wins } from '../play/winners/winners.tables.ts';
import { describePlatform } from '../testing/test-platform.ts';
import { runJobsNow } from './run-jobs.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

/** What is kept for good, and why that has an end all the same, or must have none. */
const KEPT: Readonly<Record<string, string>> = {
  accounts: 'money',
  ledger_transactions: 'money',
  ledger_entries: 'money',
  bets: 'money',
  orders: 'money',
  order_steps: 'money',
  deposits: 'money',
  deposit_promotions: 'the catalogue',
  deposit_limits: 'three rows for each member who set one',
  play_limits: 'six rows for each member who set one',
  play_meters: 'a row for each member who set a limit of play',
  play_sessions: 'a row for each member who opened a game; trials have none',
  exclusions: 'a row for each break that a member took; trials take none',
  bonuses: 'money',
  withdrawals: 'money',
  turnover_requirements: 'money',
  turnover_progress: 'a row for each member who looked at a withdrawal',
  money_rules: 'the catalogue',
  vendor_players: 'a row for each member and vendor whose games he opened; trials have none once closed',
  lottery_orders: 'money',
  lottery_lines: 'money',
  rebates: 'money',
  rebate_rates: 'the catalogue',
  game_tables: 'a row for each table that somebody opened',
  table_shoes: 'what rounds are checked with: a row for each shoe of some seventy rounds',
  table_bets: 'money',
  card_seats: 'go with their rounds',
  red_rain_rules: 'the catalogue',
  red_rain_rounds: 'two rows for each brand and day',
  rebate_cuts: 'a row for each day',
  agent_rate_limits: 'the catalogue',
  agent_rates: 'a row for each rate that an upline set, and day',
  agent_rebates: 'money',
  agent_rebate_days: 'a row for each day',
  agent_rebate_totals: 'a few rows for each agent and day',
  branch_days: 'days that are not paid yet: a few rows for each member with bets, and for those above',
  agent_commissions: 'money',
  agent_commission_runs: 'a row for each hour, day and half month with contracts',
  agent_contracts: 'terms by which money is paid',
  member_days: 'a row for each member and day with money in it',
  team_days: 'two rows for each agent and day',
  written_days: 'a row for each day',
  members: 'who the money is of; trial accounts too, closed after a day, since the ledger names them',
  member_profiles: 'a row for each member; trials have none',
  partner_sites: 'a row for each site of an affiliate',
  social_links: 'a row for each member and provider; trials have none',
  passkeys: 'ten for each member at most; trials have none',
  payment_passwords: 'a row for each member; trials have none',
  bank_accounts: 'where money was sent; a few for each member',
  withdraw_banks: 'the catalogue',
  affiliate_codes: 'a row for each code of an affiliate',
  member_ancestors: 'a row for each member and level above',
  member_seeds: 'a row for each member who played; those of a trial go with it',
  revealed_seeds: 'what rounds are checked with: a row for each change of seeds under which something was played',
  favourites: 'a row for each member and game, as the player chose; those of a trial go with it',
  recent_games: 'a row for each member and game; those of a trial go with it',
  announcement_reads: 'a row for each member and announcement; those of a trial go with it',
  agreements: 'a row for each version: what a member agreed to can be read for good',
  broadcast_states: 'a row for each member who read a mail to all; they go with it',
  announcements: 'written by the operator',
  campaigns: 'written by the operator',
  help_articles: 'written by the operator',
  campaign_joins: 'a row for each member and campaign; trials join none',
  deposit_channels: 'the catalogue',
  domains: 'the catalogue',
  games: 'the catalogue',
  book_legs: 'money',
  book_limits: 'the catalogue',
  merchants: 'the catalogue',
  promotions: 'the catalogue',
  vendors: 'the catalogue',
  vip_tiers: 'the catalogue',
  level_changes: 'a few rows a year for each member with a level: which bonuses they have had',
  level_reviews: 'a row for each month',
  referral_rules: 'the catalogue',
  referrals: 'a row for each member who came by another’s link',
  missions: 'the catalogue',
  bet_count_progress: 'one row',
  counted_bets: 'bets of the last ten minutes: the job that counts them removes them',
  jobs: 'a row for each job',
  encryption_keys: 'the last two: the job that makes one removes the oldest',
  seeded_days: 'a row for each day of the demo',
  seed_marks: 'a row for each feature of the seed',
  control_settings: 'tests only',
  control_faults: 'tests only',
};

const tableNames = async (): Promise<readonly string[]> => {
  const files = globSync('**/*.tables.ts', { cwd: SOURCES });
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(pathToFileURL(`${SOURCES}/${file}`).href)),
  );
  return modules.flatMap((exported) =>
    Object.values(exported)
      .filter((value) => is(value, PgTable))
      .map(getTableName),
  );
};

const PURGES = JOBS.filter(({ name }) => name.startsWith('purge.'));

const statementOf = async (job: (typeof JOBS)[number]): Promise<SQL> => {
  let statement: SQL | undefined;
  const db = {
    execute: async (asked: SQL) => {
      statement = asked;
      return { rows: [] };
    },
  };
  await job.run({ db } as unknown as Platform, new Date(), new AbortController().signal);
  assert.ok(statement, `${job.name} asks nothing`);
  return statement;
};

/** The table that a purge deletes from, read off its statement. */
const clearedBy = async (job: (typeof JOBS)[number]): Promise<string> => {
  const { sql: text } = new PgDialect().sqlToQuery(await statementOf(job));
  const [, table] = /^delete from "(\w+)"/.exec(text) ?? [];
  assert.ok(table, `${job.name} asks: ${text}`);
  return table;
};

/** Read whole every ten minutes, for a reason. */
const WITHOUT_INDEX: Readonly<Record<string, string>> = {
  captchas: 'a row for each browser that is at it',
  login_challenges: 'a row for each name or browser that failed in the last hour',
  rate_limits: 'cleared after an hour; an index would be written with each try that is counted',
  outbox: 'a week of events; its index is for those that are due',
};

test('every table is either cleared by a job or kept for a reason, and none is both', async () => {
  const cleared = await Promise.all(PURGES.map(clearedBy));
  const decided = [...cleared, ...Object.keys(KEPT)];
  assert.deepEqual(decided.toSorted(), [...new Set(await tableNames())].toSorted());
});

describePlatform('retention', 'catalogue', (platform) => {
  test('what is over is found by an index, or the table is small for a reason', async () => {
    const readWhole: string[] = [];
    for (const job of PURGES) {
      const statement = await statementOf(job);
      const plan = await platform().db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        return rowsOf(tx, sql`explain ${statement}`);
      });
      const table = await clearedBy(job);
      if (JSON.stringify(plan).includes(`Seq Scan on ${table}`)) readWhole.push(table);
    }
    assert.deepEqual(readWhole.toSorted(), Object.keys(WITHOUT_INDEX).toSorted());
  });

  test('wins, messages and feedback go when their time is over, and not before', async () => {
    const { db } = platform();
    const memberId = Number((await platform().member()).id);
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
    const words = { EN: 'x', TY: 'x' };
    for (const wonAt of [ago(31), ago(29)])
      await db.insert(wins).values({ merchant: 'tala', nodeId: '100001', maskedName: 'x', amount: 1n, wonAt });
    for (const sentAt of [ago(181), ago(179)])
      await db.insert(messages).values({ memberId, subject: words, body: words, sentAt });
    for (const sentAt of [ago(401), ago(399)])
      await db.insert(feedback).values({ memberId, type: 'OTHER', comment: 'x', pictures: [], sentAt });
    await runJobsNow(platform().api.platform, JOBS);
    const left = [
      (await db.select().from(wins)).map(({ wonAt }) => wonAt),
      (await db.select().from(messages)).map(({ sentAt }) => sentAt),
      (await db.select().from(feedback)).map(({ sentAt }) => sentAt),
    ];
    assert.deepEqual(
      left.map((times) => times.map((time) => Math.round((Date.now() - time.getTime()) / DAY_MS))),
      [[29], [179], [399]],
    );
  });
});

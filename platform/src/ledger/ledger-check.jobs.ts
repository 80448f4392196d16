import { DAY_MS, HOUR_MS } from '@shared-kernel/node/durations';
import { type Database, rowsOf } from '../database/database.ts';
import { and, desc, eq, gt, lt, sql } from '../database/orm.ts';
import type { Job } from '../jobs/job.ts';
import { purgeJob } from '../jobs/purge.ts';
import { log } from '../log/log.ts';
import { checkLedger } from './check.ts';
import { ledgerChecks } from './ledger-check.tables.ts';

const KEPT_MS = 400 * DAY_MS;
/** Numbers are given before a transaction is committed: one that was still open at a check is looked at by the next. */
const STILL_OPEN = 10_000;

export const lastLedgerCheck = async (db: Database) => {
  const [last] = await db.select().from(ledgerChecks).orderBy(desc(ledgerChecks.id)).limit(1);
  return last;
};

/** Where a check of what is recent may begin; undefined when all is to be looked at: once a day, and after a fault. */
const recentFrom = async (db: Database, now: Date): Promise<number | undefined> => {
  const last = await lastLedgerCheck(db);
  if (!last?.isSound) return undefined;
  const [whole] = await db
    .select({ id: ledgerChecks.id })
    .from(ledgerChecks)
    .where(and(eq(ledgerChecks.extent, 'whole'), gt(ledgerChecks.at, new Date(now.getTime() - DAY_MS))))
    .limit(1);
  return whole && Math.max(0, last.throughId - STILL_OPEN);
};

/** Proves every hour that what moved balances, and once a day that all does. What is found is kept, shown and cried out. */
export const ledgerCheckJob: Job = {
  name: 'ledger.check',
  everyMs: HOUR_MS,
  run: async ({ db }, now) => {
    const after = await recentFrom(db, now);
    const [top] = await rowsOf<{ id: string | number }>(
      db,
      sql`select coalesce(max(id), 0) as id from ledger_transactions`,
    );
    const report = await checkLedger(db, after);
    const { isSound } = report;
    const extent = after === undefined ? 'whole' : 'recent';
    await db.insert(ledgerChecks).values({ at: now, extent, throughId: Number(top?.id ?? 0), isSound, report });
    const { currenciesOff, ...figures } = report;
    const line = { event: isSound ? 'ledger.sound' : 'ledger.unsound', extent, currenciesOff, ...figures };
    log({ level: isSound ? 'info' : 'error', ...line });
  },
};

export const LEDGER_JOBS: readonly Job[] = [
  ledgerCheckJob,
  purgeJob('ledger-checks', ledgerChecks, (now) => lt(ledgerChecks.at, new Date(now.getTime() - KEPT_MS))),
];

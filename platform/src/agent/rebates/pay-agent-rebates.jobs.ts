import { type CalendarDay, dayOf } from '@shared-kernel/contracts/system/calendar';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import { type Database, rowsOf, type Transaction } from '../../database/database.ts';
import { and, eq } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import type { Job } from '../../jobs/job.ts';
import { DAY_WRITTEN_MS } from '../../jobs/run-jobs.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import { lockAccounts, post } from '../../ledger/post.ts';
import { log } from '../../log/log.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import { closeDays, firstOpenDay } from '../figures/write-rebate-days.ts';
import { agentRebates } from './agent-rebates.tables.ts';
import { daysToPay, earnedBy, linesOn } from './rebate-lines.ts';

type Line = Omit<typeof agentRebates.$inferInsert, 'day' | 'paidAt'>;

interface Row {
  readonly agent_id: string | number;
  readonly member_id: string | number;
  readonly category: string;
  readonly vassalage: string;
  readonly valid_bet: string | number;
  readonly rate: number;
  readonly member_rate: number;
  readonly amount: string | number;
}

const toLine = (row: Row): Line => ({
  agentId: Number(row.agent_id),
  memberId: Number(row.member_id),
  category: row.category,
  vassalage: row.vassalage,
  validBet: BigInt(row.valid_bet),
  rate: row.rate,
  memberRate: row.member_rate,
  amount: BigInt(row.amount),
});

/** What is due for a day, by agent, of everyone or of one; an agent without lines is left out. */
export const linesByAgent = async (
  db: Database,
  day: CalendarDay,
  agentId?: number,
): Promise<ReadonlyMap<number, readonly Line[]>> =>
  Map.groupBy(
    (await rowsOf<Row>(db, linesOn(day, agentId === undefined ? undefined : earnedBy(agentId)))).map(toLine),
    (line) => line.agentId,
  );

/** Pays an agent a day once: the wallet is held, so that a second process finds the lines that the first one wrote. */
export const payAgent = async (
  tx: Transaction,
  agentId: number,
  lines: readonly Line[],
  day: CalendarDay,
  at: Date,
) => {
  const [agent] = await tx
    .select({ merchant: members.merchant, currency: merchants.currency })
    .from(members)
    .innerJoin(merchants, eq(merchants.code, members.merchant))
    .where(eq(members.id, agentId));
  if (!agent) throw new Error(`Agent ${agentId} does not exist.`);
  const wallet = await ensureAccount(tx, { ...agent, memberId: agentId, kind: 'wallet' });
  await lockAccounts(tx, [wallet]);
  const [known] = await tx
    .select({ day: agentRebates.day })
    .from(agentRebates)
    .where(and(eq(agentRebates.agentId, agentId), eq(agentRebates.day, day)))
    .limit(1);
  if (known) return;
  await tx.insert(agentRebates).values(lines.map((line) => ({ ...line, day, paidAt: at })));
  const amount = lines.reduce((sum, line) => sum + line.amount, 0n);
  if (amount === 0n) return;
  const house = await ensureAccount(tx, { ...agent, memberId: null, kind: 'bonus' });
  await post(tx, {
    kind: 'rebate',
    idempotencyKey: `agent-rebate/${agentId}/${day}`,
    reference: `AR-${day.replaceAll('-', '')}`,
    at,
    entries: [
      { accountId: wallet, amount },
      { accountId: house, amount: -amount },
    ],
  });
};

/** After midnight every agent gets the rebates of the day, without turnover (rules: rebates). */
export const payAgentRebatesJob: Job = {
  name: 'agent-rebates.pay',
  everyMs: MINUTE_MS,
  run: async ({ db }, now, signal) => {
    const today = dayOf(now.getTime() - DAY_WRITTEN_MS);
    const open = await firstOpenDay(db);
    if (open !== undefined && open >= today) return;
    const days = await daysToPay(db, today);
    let isWhole = true;
    for (const day of days) {
      for (const [agentId, lines] of await linesByAgent(db, day)) {
        if (signal.aborted) return;
        try {
          await db.transaction((tx) => payAgent(tx, agentId, lines, day, now));
        } catch (error) {
          // The others have theirs; this one's is tried again with the next run.
          isWhole = false;
          log({ level: 'error', event: 'rebate.agent-not-paid', day }, error);
        }
      }
    }
    if (isWhole) await db.transaction((tx) => closeDays(tx, days, { today, now }));
  },
};

import type { ContractKind } from '@shared-kernel/contracts/agent/contracts';
import { dayOf, startOfDay, wallTimeOf } from '@shared-kernel/contracts/system/calendar';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import { later } from '../../clock/instants.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { and, asc, eq, isNull, lte, max, min } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import type { Job } from '../../jobs/job.ts';
import { DAY_WRITTEN_MS } from '../../jobs/run-jobs.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import type { TransactionKind } from '../../ledger/ledger.tables.ts';
import { post } from '../../ledger/post.ts';
import { log } from '../../log/log.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import type { Range } from '../../records/range.ts';
import { agentContracts } from '../contracts/agent-contracts.tables.ts';
import { agentCommissionRuns, agentCommissions } from './commissions.tables.ts';
import { computeCommissions } from './compute-commissions.ts';
import { type CommissionKey, isCommission } from './hold-back.ts';
import { periodAt } from './periods.ts';

const KINDS: readonly ContractKind[] = ['salary', 'hourly', 'dividend'];

/** The first period that is not computed: after the last one that is, and not before there is a contract. Undefined without one. */
export const nextPeriod = async (db: Database, kind: ContractKind): Promise<Range | undefined> => {
  const [run] = await db
    .select({ last: max(agentCommissionRuns.periodFrom) })
    .from(agentCommissionRuns)
    .where(eq(agentCommissionRuns.kind, kind));
  const [contract] = await db
    .select({ first: min(agentContracts.inForceFrom) })
    .from(agentContracts)
    .where(and(eq(agentContracts.kind, kind), eq(agentContracts.status, 'agreed')));
  if (!contract?.first) return undefined;
  const first = startOfDay(contract.first);
  return periodAt(kind, run?.last ? later(periodAt(kind, run.last).until, first) : first);
};

/**
 * A period is computed once: who comes second waits until the first has written it all, and then finds it. Salaries leave out teams
 * that did not bet; a dividend is written all the same, since it may carry something on.
 */
const computePeriod = async (tx: Transaction, kind: ContractKind, period: Range, computedAt: Date): Promise<void> => {
  const [run] = await tx
    .insert(agentCommissionRuns)
    .values({ kind, periodFrom: period.from, computedAt })
    .onConflictDoNothing()
    .returning();
  if (!run) return;
  const rows = (await computeCommissions(tx, kind, period)).filter((row) => kind === 'dividend' || row.validBet > 0n);
  if (rows.length > 0) await tx.insert(agentCommissions).values(rows.map((row) => ({ ...row, computedAt })));
};

/** Computes what the contracts bring, one period after the other, when a period is over and its bets are written. */
const computeCommissionsJob: Job = {
  name: 'agent-commissions.compute',
  everyMs: MINUTE_MS,
  run: async ({ db }, now, signal) => {
    const until = now.getTime() - DAY_WRITTEN_MS;
    for (const kind of KINDS) {
      let period = await nextPeriod(db, kind);
      while (period && period.until.getTime() <= until) {
        if (signal.aborted) return;
        const computed: Range = period;
        await db.transaction((tx) => computePeriod(tx, kind, computed, now));
        period = await nextPeriod(db, kind);
      }
    }
  },
};

const isDue = (now: Date) =>
  and(eq(agentCommissions.status, 'pending'), isNull(agentCommissions.heldBackAt), lte(agentCommissions.payFrom, now));

/** How members are told what a payment is of: `SAL-20260714`, `HRS-2026071409`, `DIV-20260701`. */
const PAYMENTS: Readonly<Record<ContractKind, { readonly kind: TransactionKind; readonly reference: string }>> = {
  salary: { kind: 'salary', reference: 'SAL' },
  hourly: { kind: 'salary', reference: 'HRS' },
  dividend: { kind: 'dividend', reference: 'DIV' },
};

const referenceOf = (kind: ContractKind, periodFrom: Date): string => {
  const written = kind === 'hourly' ? wallTimeOf(periodFrom).slice(0, 'YYYY-MM-DDTHH'.length) : dayOf(periodFrom);
  return `${PAYMENTS[kind].reference}-${written.replaceAll(/[-T]/g, '')}`;
};

/** Pays a commission once: its row is held, and no longer due for who comes second. */
const payCommission = async (tx: Transaction, key: CommissionKey, now: Date): Promise<void> => {
  const { kind, agentId, periodFrom } = key;
  const [row] = await tx
    .select({ amount: agentCommissions.amount, merchant: members.merchant, currency: merchants.currency })
    .from(agentCommissions)
    .innerJoin(members, eq(members.id, agentCommissions.agentId))
    .innerJoin(merchants, eq(merchants.code, members.merchant))
    .where(and(isCommission(key), isDue(now)))
    .for('update', { of: agentCommissions, skipLocked: true });
  if (!row) return;
  const { amount, ...owner } = row;
  const wallet = await ensureAccount(tx, { ...owner, memberId: agentId, kind: 'wallet' });
  const house = await ensureAccount(tx, { ...owner, memberId: null, kind: 'bonus' });
  await post(tx, {
    kind: PAYMENTS[kind].kind,
    idempotencyKey: `agent-commission/${kind}/${agentId}/${periodFrom.toISOString()}`,
    reference: referenceOf(kind, periodFrom),
    at: now,
    entries: [
      { accountId: wallet, amount },
      { accountId: house, amount: -amount },
    ],
  });
  await tx.update(agentCommissions).set({ status: 'paid', paidAt: now }).where(isCommission(key));
};

/** Pays what is due, without turnover, agent by agent. */
const payCommissionsJob: Job = {
  name: 'agent-commissions.pay',
  everyMs: MINUTE_MS,
  run: async ({ db }, now, signal) => {
    const { kind, agentId, periodFrom } = agentCommissions;
    const due = await db
      .select({ kind, agentId, periodFrom })
      .from(agentCommissions)
      .where(isDue(now))
      .orderBy(asc(periodFrom), asc(agentId));
    for (const each of due) {
      if (signal.aborted) return;
      try {
        await db.transaction((tx) => payCommission(tx, each, now));
      } catch (error) {
        // The others get theirs; this one's is tried again with the next run.
        log({ level: 'error', event: 'commission.not-paid', kind: each.kind }, error);
      }
    }
  },
};

export const COMMISSION_JOBS: readonly Job[] = [computeCommissionsJob, payCommissionsJob];

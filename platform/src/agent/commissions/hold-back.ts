import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import { and, eq, type SQL } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { toDecimal } from '../../ledger/money.ts';
import { agentCommissions } from './commissions.tables.ts';

/** What names a commission. */
export type CommissionKey = Pick<typeof agentCommissions.$inferSelect, 'kind' | 'agentId' | 'periodFrom'>;

export const isCommission = ({ kind, agentId, periodFrom }: CommissionKey): SQL | undefined =>
  and(
    eq(agentCommissions.kind, kind),
    eq(agentCommissions.agentId, agentId),
    eq(agentCommissions.periodFrom, periodFrom),
  );

/** A commission that is not paid, whose row is held as a payment holds it: who pays passes it by, who has begun to pay is waited for. */
const holdPending = async (tx: Transaction, key: CommissionKey) => {
  const [row] = await tx
    .select({ commission: agentCommissions, merchant: members.merchant })
    .from(agentCommissions)
    .innerJoin(members, eq(members.id, agentCommissions.agentId))
    .where(isCommission(key))
    .for('update', { of: agentCommissions });
  if (!row) throw new PlatformError('not.found', 'There is no such commission.');
  if (row.commission.status !== 'pending')
    throw new PlatformError('request.invalid', `The commission is ${row.commission.status}.`);
  return row;
};

type Pending = Awaited<ReturnType<typeof holdPending>>;

const auditOf = ({ commission, merchant }: Pending) => {
  const { kind, agentId, periodFrom, amount } = commission;
  return {
    merchant,
    memberId: agentId,
    details: { kind, period: periodFrom.toISOString(), amount: toDecimal(amount) },
  };
};

/** Keeps a commission from being paid until it is released. Fails with a sentence for the desk where it is paid, or held back already. */
export const holdBack = async (tx: Transaction, key: CommissionKey, reason: string, at: Date): Promise<void> => {
  if (reason === '') throw new PlatformError('request.invalid', 'A reason is needed.');
  const pending = await holdPending(tx, key);
  if (pending.commission.heldBackAt) throw new PlatformError('request.invalid', 'The commission is held back already.');
  await tx.update(agentCommissions).set({ heldBackAt: at, heldBackReason: reason }).where(isCommission(key));
  const { details, ...whose } = auditOf(pending);
  await audit(tx, { event: 'commission.held-back', at, ...whose, details: { ...details, reason } });
};

/** The next run pays it, if it is due. Released twice it is released. */
export const release = async (tx: Transaction, key: CommissionKey, at: Date): Promise<void> => {
  const pending = await holdPending(tx, key);
  if (!pending.commission.heldBackAt) return;
  await tx.update(agentCommissions).set({ heldBackAt: null, heldBackReason: null }).where(isCommission(key));
  await audit(tx, { event: 'commission.released', at, ...auditOf(pending) });
};

import type * as contract from '@shared-kernel/contracts/agent/contracts';
import type { ContractKind, ContractStatus } from '@shared-kernel/contracts/agent/contracts';
import { addDays, type CalendarDay, dayOf, startOfMonth } from '@shared-kernel/contracts/system/calendar';
import { MEMBER_TYPES } from '@shared-kernel/contracts/system/values';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { DAY_MS } from '@shared-kernel/node/durations';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { and, eq, isNull, lte, type SQL } from '../../database/orm.ts';
import { holdMembers } from '../../identity/hold-members.ts';
import { members } from '../../identity/members.tables.ts';
import { rateText } from '../../ledger/money.ts';
import { agentContracts, type Tier } from './agent-contracts.tables.ts';
import { isWithin, rateOf, reachedBy, termsInForce } from './terms.ts';

export type StoredContract = typeof agentContracts.$inferSelect;

/** A proposal may be answered so long. */
const ANSWER_DAYS = 7;
const SECOND_HALF = 16;
const MONTH_DAYS_MAX = 31;
/** 100 %, in hundredths of a percent. */
const RATE_MAX = 10_000;

const NO_CONTRACTS: readonly number[] = MEMBER_TYPES.withoutContracts;

/** Whether members of a type have contracts (specification: accounts §3). */
export const hasContracts = (type: number): boolean => !NO_CONTRACTS.includes(type);

export const expiryOf = ({ proposedAt }: Pick<StoredContract, 'proposedAt'>): Date =>
  new Date(proposedAt.getTime() + ANSWER_DAYS * DAY_MS);

/** What a contract is at an instant: nobody writes down that one has expired. */
export const statusOf = (contract: Pick<StoredContract, 'status' | 'proposedAt'>, now: Date): ContractStatus =>
  contract.status === 'proposed' && expiryOf(contract) <= now ? 'expired' : contract.status;

/** The first day of the next period. */
export const nextPeriodOf = (kind: ContractKind, today: CalendarDay): CalendarDay => {
  if (kind !== 'dividend') return addDays(today, 1);
  const first = startOfMonth(today);
  const half = addDays(first, SECOND_HALF - 1);
  return today < half ? half : startOfMonth(addDays(first, MONTH_DAYS_MAX));
};

/** Whether each tier asks for more than the one before it, and gives more. */
export const areTiers = (tiers: readonly Tier[]): boolean =>
  tiers.length > 0 &&
  tiers.every(({ validBet, activeMembers, rate }, index) => {
    const before = tiers[index - 1];
    if (rate <= 0 || rate > RATE_MAX) return false;
    if (before === undefined) return true;
    const [turnover, turnoverBefore] = [BigInt(validBet), BigInt(before.validBet)];
    const asksMore = turnover > turnoverBefore || (turnover === turnoverBefore && activeMembers > before.activeMembers);
    return asksMore && turnover >= turnoverBefore && activeMembers >= before.activeMembers && rate > before.rate;
  });

type Terms = Pick<StoredContract, 'kind' | 'memberId' | 'proposerId' | 'tiers'>;

const outOfRange = (value: object) =>
  new PlatformError<typeof contract.proposeContract>('contract.range', 'The terms are out of range.', { value });

/** Refuses terms that are above the proposer's own from a day on, or below what the member has given on. */
const requireRange = async (db: Database, { kind, memberId, proposerId, tiers }: Terms, from: CalendarDay) => {
  if (proposerId !== null) {
    const own = (await termsInForce(db, kind, from, [proposerId])).get(proposerId) ?? [];
    const tier = tiers.findIndex((each) => !isWithin([each], own));
    const above = tiers[tier];
    if (above) throw outOfRange({ tier, most: rateText(rateOf(own, reachedBy(above))) });
  }
  const direct = await db.select({ id: members.id }).from(members).where(eq(members.uplineId, memberId));
  const ids = direct.map(({ id }) => id);
  const given = await termsInForce(db, kind, from, ids);
  if ([...given.values()].some((below) => !isWithin(below, tiers))) throw outOfRange({});
};

interface Party {
  readonly id: number;
  readonly type: number;
}

/**
 * Proposes terms to a member, by the upline or, for who has none, the operator (`proposerId`: null). Fails with a code of
 * `proposeContract`.
 */
export const propose = async (
  tx: Transaction,
  member: Party,
  { kind, tiers, proposerId }: Omit<Terms, 'memberId'>,
  now: Date,
): Promise<StoredContract> => {
  type Propose = typeof contract.proposeContract;
  if (!hasContracts(member.type)) throw new PlatformError<Propose>('contract.member', 'This member has no contracts.');
  if (!areTiers(tiers))
    throw new PlatformError<Propose>(
      'contract.tiers',
      'Each tier asks for more than the one before it, and gives more.',
    );
  const held = await holdMembers(tx, [member.id, proposerId]);
  if (held.find(({ id }) => id === member.id)?.uplineId !== proposerId)
    throw new PlatformError<Propose>(
      'contract.member',
      'Contracts come from the upline; from the operator where there is none.',
    );
  const isOpen = and(
    eq(agentContracts.memberId, member.id),
    eq(agentContracts.kind, kind),
    eq(agentContracts.status, 'proposed'),
  );
  const before = new Date(now.getTime() - ANSWER_DAYS * DAY_MS);
  await tx
    .update(agentContracts)
    .set({ status: 'expired' })
    .where(and(isOpen, lte(agentContracts.proposedAt, before)));
  if ((await tx.$count(agentContracts, isOpen)) > 0)
    throw new PlatformError<Propose>('contract.pending', 'A contract of this kind waits for an answer.');
  const terms = { kind, memberId: member.id, proposerId, tiers };
  await requireRange(tx, terms, nextPeriodOf(kind, dayOf(now)));
  const [made] = await tx
    .insert(agentContracts)
    .values({ ...terms, status: 'proposed', proposedAt: now })
    .returning();
  if (!made) throw new Error('The contract was not kept.');
  return made;
};

/** A contract by its id as the wire has it, held until the end of the transaction. Fails with `not.found`. */
const holdContract = async (
  tx: Transaction,
  contractId: string,
  condition: SQL | undefined,
): Promise<StoredContract> => {
  const isIt = and(eq(agentContracts.id, /^\d{1,15}$/.test(contractId) ? Number(contractId) : 0), condition);
  const [found] = await tx.select().from(agentContracts).where(isIt);
  if (!found) throw new PlatformError('not.found', 'No such contract.');
  await holdMembers(tx, [found.memberId, found.proposerId]);
  const [held] = await tx.select().from(agentContracts).where(isIt).for('update');
  return held ?? found;
};

type Answer = typeof contract.processSalaryContract;

/** Refuses what can no longer be answered. */
const requireOpen = (status: ContractStatus): void => {
  if (status === 'withdrawn' || status === 'expired')
    throw new PlatformError<Answer>('contract.gone', `The contract is ${status}.`);
  if (status !== 'proposed')
    throw new PlatformError<Answer>('contract.answered', `The contract is ${status}.`, { value: { status } });
};

const ANSWERED = { agree: 'agreed', reject: 'rejected' } as const;

/** The member's answer; the same one twice is one. */
export const answerProposal = async (
  tx: Transaction,
  { kind, memberId }: { readonly kind: ContractKind; readonly memberId: number },
  { contractId, action }: ParsedInputOf<Answer>,
  now: Date,
): Promise<StoredContract> => {
  const held = await holdContract(
    tx,
    contractId,
    and(eq(agentContracts.memberId, memberId), eq(agentContracts.kind, kind)),
  );
  const status = ANSWERED[action];
  if (held.status === status) return held;
  requireOpen(statusOf(held, now));
  const from = nextPeriodOf(kind, dayOf(now));
  if (action === 'agree') await requireRange(tx, held, from);
  const answer = { status, answeredAt: now, inForceFrom: action === 'agree' ? from : null };
  await tx.update(agentContracts).set(answer).where(eq(agentContracts.id, held.id));
  return { ...held, ...answer };
};

/** Takes back what nobody has answered; `proposerId` null: the operator's. */
export const withdrawProposal = async (
  tx: Transaction,
  proposerId: number | null,
  contractId: string,
  now: Date,
): Promise<void> => {
  const isOwn = proposerId === null ? isNull(agentContracts.proposerId) : eq(agentContracts.proposerId, proposerId);
  const held = await holdContract(tx, contractId, isOwn);
  requireOpen(statusOf(held, now));
  await tx.update(agentContracts).set({ status: 'withdrawn', answeredAt: now }).where(eq(agentContracts.id, held.id));
};

/** Takes back what waits for a member's answer, of whatever kind: its proposer is the upline no more. */
export const withdrawFrom = async (tx: Transaction, memberId: number, now: Date): Promise<void> => {
  const { status, memberId: party } = agentContracts;
  await tx
    .update(agentContracts)
    .set({ status: 'withdrawn', answeredAt: now })
    .where(and(eq(party, memberId), eq(status, 'proposed')));
};

import type { ContractKind } from '@shared-kernel/contracts/agent/contracts';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { HOUR_MS } from '@shared-kernel/node/durations';
import type { Database } from '../../database/database.ts';
import { and, asc, desc, eq, inArray, lt } from '../../database/orm.ts';
import { memberAncestors, members } from '../../identity/members.tables.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import type { Range } from '../../records/range.ts';
import type { Tier } from '../contracts/agent-contracts.tables.ts';
import { type Reached, rateOf, termsInForce } from '../contracts/terms.ts';
import { idsOf } from '../figures/asked-figures.ts';
import { figuresByRoot, NO_FIGURES } from '../figures/team-figures.ts';
import { agentCommissions } from './commissions.tables.ts';
import { feesByAgent, reachedByAgent } from './team-results.ts';

/** A commission before it is written. */
export type Commission = Omit<
  typeof agentCommissions.$inferSelect,
  'computedAt' | 'paidAt' | 'heldBackAt' | 'heldBackReason'
>;

/** Dividends are paid from noon on, so that the operator can look at them in the morning; salaries at once. */
const DIVIDEND_WAITS_MS = 12 * HOUR_MS;
const RATE_PARTS = 10_000n;

const NOTHING: Reached = { validBet: 0n, activeMembers: 0 };
const NO_DIVIDEND = { stake: 0n, payout: 0n, rebate: 0n, bonus: 0n, fees: 0n, carriedIn: 0n };

type DividendParts = typeof NO_DIVIDEND;

/** What each agent's last dividend before a period carried on: a loss is negative, what was held is positive. */
const carriedBefore = async (
  db: Database,
  ids: readonly number[],
  { from }: Range,
): Promise<ReadonlyMap<number, bigint>> => {
  const { agentId, carriedOut, kind, periodFrom } = agentCommissions;
  const rows = await db
    .selectDistinctOn([agentId], { agentId, carriedOut })
    .from(agentCommissions)
    .where(and(eq(kind, 'dividend'), inArray(agentId, [...ids]), lt(periodFrom, from)))
    .orderBy(asc(agentId), desc(periodFrom));
  return new Map(rows.map((row) => [row.agentId, row.carriedOut]));
};

/** Active members that each agent's dividend asks for. */
const activeNeeded = async (db: Database, ids: readonly number[]): Promise<(agentId: number) => number> => {
  const rows = await db
    .select({ id: members.id, needed: merchants.dividendActiveMembers })
    .from(members)
    .innerJoin(merchants, eq(merchants.code, members.merchant))
    .where(inArray(members.id, [...ids]));
  const needed = new Map(rows.map((row) => [row.id, row.needed]));
  return (id) => needed.get(id) ?? 0;
};

const dividendParts = async (
  db: Database,
  ids: readonly number[],
  period: Range,
): Promise<(agentId: number) => DividendParts> => {
  const roots = idsOf(ids);
  const figures = await figuresByRoot(db, { roots, counts: 'below' }, period);
  const fees = await feesByAgent(db, roots, period);
  const carried = await carriedBefore(db, ids, period);
  return (id) => {
    const { stake, payout, rebate, bonus } = figures.get(id) ?? NO_FIGURES;
    return { stake, payout, rebate, bonus, fees: fees.get(id) ?? 0n, carriedIn: carried.get(id) ?? 0n };
  };
};

/** Of each agent with a contract the nearest one above, in the order in which an agent comes after everyone below. */
const partiesUpwards = async (db: Database, ids: readonly number[]) => {
  const { ancestorId, memberId, depth } = memberAncestors;
  const pairs = await db
    .select({ ancestorId, memberId })
    .from(memberAncestors)
    .where(and(inArray(memberId, [...ids]), inArray(ancestorId, [...ids])))
    .orderBy(asc(depth));
  const above = Map.groupBy(pairs, (pair) => pair.memberId);
  return ids
    .map((id) => ({ id, above: above.get(id) ?? [] }))
    .toSorted((one, other) => other.above.length - one.above.length)
    .map((party) => ({ id: party.id, uplineId: party.above[0]?.ancestorId }));
};

interface Share {
  readonly base: bigint;
  readonly rate: number;
  readonly own: bigint;
  readonly carriedOut: bigint;
  readonly isHeld: boolean;
}

interface Contract {
  readonly tiers: readonly Tier[];
  /** With fewer active members the share is held over. */
  readonly activeNeeded: number;
}

const shareOf = (
  kind: ContractKind,
  { tiers, activeNeeded }: Contract,
  reached: Reached,
  parts: DividendParts,
): Share => {
  const isDividend = kind === 'dividend';
  const { stake, payout, rebate, bonus, fees, carriedIn } = parts;
  const base = isDividend ? stake - payout - rebate - bonus - fees + carriedIn : reached.validBet;
  const rate = rateOf(tiers, reached);
  const isHeld = isDividend && base > 0n && reached.activeMembers < activeNeeded;
  const isCarried = isHeld || base < 0n;
  const own = isCarried ? 0n : (base * BigInt(rate)) / RATE_PARTS;
  return { base, rate, own, carriedOut: isCarried ? base : 0n, isHeld };
};

const statusOf = (amount: bigint, isHeld: boolean): Commission['status'] => {
  if (isHeld) return 'held';
  return amount > 0n ? 'pending' : 'none';
};

/** The members of an agent's team, and the agent, among those that have a contract. */
const within = async (db: Database, agentId: number, ids: readonly number[]): Promise<readonly number[]> => {
  const team = await db
    .select({ id: memberAncestors.memberId })
    .from(memberAncestors)
    .where(and(eq(memberAncestors.ancestorId, agentId), inArray(memberAncestors.memberId, [...ids])));
  const known = new Set([agentId, ...team.map(({ id }) => id)]);
  return ids.filter((id) => known.has(id));
};

/**
 * What the contracts that are in force on a period's first day bring: to everyone, or to an agent and everyone below. An agent gets
 * the own share less what the contracts below take; where they take more, nothing, and nothing is carried on for it.
 */
export const computeCommissions = async (
  db: Database,
  kind: ContractKind,
  period: Range,
  agentId?: number,
): Promise<readonly Commission[]> => {
  const terms = await termsInForce(db, kind, dayOf(period.from));
  const parties = [...terms.keys()];
  if (parties.length === 0) return [];
  const ids = agentId === undefined ? parties : await within(db, agentId, parties);
  if (ids.length === 0) return [];
  const reached = await reachedByAgent(db, idsOf(ids), period);
  const neededOf = await activeNeeded(db, ids);
  const partsOf = kind === 'dividend' ? await dividendParts(db, ids, period) : () => NO_DIVIDEND;
  const takenBelow = new Map<number, bigint>();
  const found: Commission[] = [];
  for (const { id, uplineId } of await partiesUpwards(db, ids)) {
    const [team, parts, below] = [reached.get(id) ?? NOTHING, partsOf(id), takenBelow.get(id) ?? 0n];
    const contract = { tiers: terms.get(id) ?? [], activeNeeded: neededOf(id) };
    const { isHeld, ...share } = shareOf(kind, contract, team, parts);
    const amount = share.own > below ? share.own - below : 0n;
    if (uplineId !== undefined) takenBelow.set(uplineId, (takenBelow.get(uplineId) ?? 0n) + below + amount);
    const payFrom = kind === 'dividend' ? new Date(period.until.getTime() + DIVIDEND_WAITS_MS) : period.until;
    const status = statusOf(amount, isHeld);
    found.push({
      kind,
      agentId: id,
      periodFrom: period.from,
      periodUntil: period.until,
      ...team,
      ...parts,
      ...share,
      below,
      amount,
      status,
      payFrom,
    });
  }
  return found;
};

import type { Database, Transaction } from '../../database/database.ts';
import { and, asc, desc, eq, gt, gte, isNull, max, sql } from '../../database/orm.ts';
import { ledgerEntries, ledgerTransactions } from '../../ledger/ledger.tables.ts';
import { bets, games } from '../../play/play.public.ts';
import { meet, type Requirement, type Weights } from './meet.ts';
import { turnoverProgress, turnoverRequirements } from './turnover.tables.ts';

export interface TurnoverOf {
  readonly memberId: number;
  /** The wallet's account, which this transaction holds: nothing moves or is bet meanwhile. */
  readonly wallet: number;
  readonly weights: Weights;
}

interface Progress {
  readonly entryId: number;
  readonly betId: number;
}

const progressOf = async (db: Database, memberId: number): Promise<Progress> => {
  const [row] = await db.select().from(turnoverProgress).where(eq(turnoverProgress.memberId, memberId));
  return row ?? { entryId: 0, betId: 0 };
};

/** A deposit asks for its own amount once (rules: deposits). */
const depositsSince = async (db: Database, { memberId, wallet }: TurnoverOf, { entryId }: Progress) => {
  const credited = await db
    .select({ entry: ledgerEntries, transaction: ledgerTransactions })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.accountId, wallet),
        gt(ledgerEntries.id, entryId),
        eq(ledgerTransactions.kind, 'deposit'),
        gt(ledgerEntries.amount, 0n),
      ),
    )
    .orderBy(asc(ledgerEntries.id));
  return credited.map(({ entry: { amount }, transaction: { reference, idempotencyKey, createdAt } }) => ({
    memberId,
    reference: reference ?? idempotencyKey,
    amount,
    required: amount,
    met: 0n,
    createdAt,
  }));
};

const openOf = (db: Database, memberId: number): Promise<Requirement[]> =>
  db
    .select()
    .from(turnoverRequirements)
    .where(and(eq(turnoverRequirements.memberId, memberId), isNull(turnoverRequirements.closedAt)))
    // Of one instant the deposit comes first: its money is what a member wants free.
    .orderBy(asc(turnoverRequirements.createdAt), desc(turnoverRequirements.source), asc(turnoverRequirements.id));

/** When the stake was taken, also of a bet that was open meanwhile. */
const STAKED_AT = sql<Date>`coalesce(${bets.openedAt}, ${bets.placedAt})`.mapWith(bets.placedAt);

const betsSince = (db: Database, memberId: number, { betId }: Progress, since: Date) =>
  db
    .select({ category: games.category, validBet: bets.validBet, bonusStake: bets.bonusStake, placedAt: STAKED_AT })
    .from(bets)
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .where(
      and(
        eq(bets.memberId, memberId),
        gt(bets.id, betId),
        gte(bets.placedAt, since),
        eq(bets.status, 'settled'),
        eq(bets.isFreePlay, false),
      ),
    )
    .orderBy(asc(bets.id));

const keep = async (tx: Transaction, before: readonly Requirement[], after: readonly Requirement[], at: Date) => {
  for (const [place, { id, met, required }] of after.entries()) {
    if (met === before[place]?.met) continue;
    const closedAt = met >= required ? at : null;
    await tx.update(turnoverRequirements).set({ met, closedAt }).where(eq(turnoverRequirements.id, id));
  }
};

const keepProgress = async (tx: Transaction, { memberId, wallet }: TurnoverOf): Promise<void> => {
  const [entry] = await tx
    .select({ id: max(ledgerEntries.id) })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, wallet));
  const [bet] = await tx
    .select({ id: max(bets.id) })
    .from(bets)
    .where(eq(bets.memberId, memberId));
  const read = { entryId: entry?.id ?? 0, betId: bet?.id ?? 0 };
  await tx
    .insert(turnoverProgress)
    .values({ memberId, ...read })
    .onConflictDoUpdate({ target: turnoverProgress.memberId, set: read });
};

/** How far a requirement would be met if the turnover were counted now; undefined once it is not open. Holds and writes nothing. */
export const previewTurnover = async (
  db: Database,
  of: TurnoverOf,
  reference: string,
): Promise<Requirement | undefined> => {
  const progress = await progressOf(db, of.memberId);
  const credited = await depositsSince(db, of, progress);
  const known = await openOf(db, of.memberId);
  const isNew = (deposit: Requirement) => !known.some((requirement) => requirement.reference === deposit.reference);
  const open = [
    ...known,
    ...credited.map((row): Requirement => ({ ...row, id: 0, source: 'deposit' })).filter(isNew),
  ].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.source === 'deposit' ? -1 : 1));
  const [oldest] = open;
  if (!oldest) return undefined;
  const after = meet(open, await betsSince(db, of.memberId, progress, oldest.createdAt), of.weights);
  return after.find((requirement) => requirement.reference === reference);
};

/**
 * The turnover that is open now, the oldest first. What was deposited and bet since the last time is read here and not as it
 * happens, so that no round waits for it; the wallet is held, so none is missed.
 */
export const countTurnover = async (tx: Transaction, of: TurnoverOf, now: Date): Promise<readonly Requirement[]> => {
  const progress = await progressOf(tx, of.memberId);
  const credited = await depositsSince(tx, of, progress);
  if (credited.length > 0) await tx.insert(turnoverRequirements).values(credited).onConflictDoNothing();
  const open = await openOf(tx, of.memberId);
  const [oldest] = open;
  const after = oldest ? meet(open, await betsSince(tx, of.memberId, progress, oldest.createdAt), of.weights) : [];
  await keep(tx, open, after, now);
  await keepProgress(tx, of);
  return after.filter(({ met, required }) => met < required);
};

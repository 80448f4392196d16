import { createHash } from 'node:crypto';
import type { Language } from '@shared-kernel/contracts/system/values';
import type { Database } from '../../database/database.ts';
import { and, count, desc, eq, gte, lt, type SQL, sql } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { accounts, ledgerEntries, ledgerTransactions } from '../../ledger/ledger.tables.ts';
import { toDecimal } from '../../ledger/money.ts';
import { playedGames } from '../../play/play.public.ts';
import { openPage, type PageAsk } from '../../records/paging.ts';
import { type Range, rangeOf } from '../../records/range.ts';
import { bonusStepName, transactionName } from './transaction-codes.ts';

/** What every list of movements can be asked for; on whose accounts is the caller's to say. */
export interface TransactionAsk extends PageAsk {
  readonly startDate: string;
  readonly endDate: string;
  readonly type?: string | undefined;
}

/** What a bonus is, which is not the member's yet, counts in no sum. */
const sumOf = (sign: SQL) =>
  sql<string>`coalesce(sum(${ledgerEntries.amount}) filter (where ${sign} and ${accounts.kind} <> 'bonus'), 0)`;

/** What came to a bonus from the house and went back to it; where it became the member's, the wallet's own entry says so. */
export const isBonusStep = sql`(${accounts.kind} = 'bonus' and ${ledgerTransactions.kind} = 'bonus' and not exists (
  select 1 from ${ledgerEntries} of_both join ${accounts} own on own.id = of_both.account_id
  where of_both.transaction_id = ${ledgerTransactions.id} and own.kind = 'wallet'))`;

/** Of all movements of a list. Minor units. */
interface TransactionSums {
  readonly count: number;
  readonly moneyIn: bigint;
  /** Zero or negative. */
  readonly moneyOut: bigint;
}

const totalsOf = async (db: Database, where: SQL | undefined): Promise<TransactionSums> => {
  const [row] = await db
    .select({
      count: count(),
      moneyIn: sumOf(sql`${ledgerEntries.amount} > 0`),
      moneyOut: sumOf(sql`${ledgerEntries.amount} < 0`),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(accounts, eq(accounts.id, ledgerEntries.accountId))
    .where(where);
  return { count: row?.count ?? 0, moneyIn: BigInt(row?.moneyIn ?? 0), moneyOut: BigInt(row?.moneyOut ?? 0) };
};

/** Entries of the accounts that satisfy `whose`, the last first, one page of them; sums over all come with the first, from `total` where the caller knows them. */
export const transactionRecords = async (
  db: Database,
  input: TransactionAsk,
  whose: SQL | undefined,
  { now, total }: { readonly now: Date; readonly total?: (range: Range) => Promise<TransactionSums> },
) => {
  const page = openPage(input, rangeOf(input.startDate, input.endDate, now), now);
  const where = and(
    whose,
    gte(ledgerTransactions.createdAt, page.range.from),
    lt(ledgerTransactions.createdAt, page.range.until),
    input.type ? sql`${ledgerTransactions.kind} = ${input.type}` : undefined,
  );
  const totals = page.isFirst ? await (total?.(page.range) ?? totalsOf(db, where)) : undefined;
  const rows = await db
    .select({
      entry: ledgerEntries,
      transaction: ledgerTransactions,
      account: accounts.kind,
      username: members.username,
      type: members.type,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(accounts, eq(accounts.id, ledgerEntries.accountId))
    .innerJoin(members, eq(members.id, accounts.memberId))
    .where(where)
    .orderBy(desc(ledgerTransactions.createdAt), desc(ledgerEntries.id))
    .limit(page.limit)
    .offset(page.offset);
  const played = await playedGames(
    db,
    rows.flatMap(({ transaction: { reference } }) => (reference === null ? [] : [reference])),
  );
  return {
    rows: rows.map((row) => ({ ...row, game: played.get(row.transaction.reference ?? '') })),
    ...(totals && { footer: toTotals(totals) }),
    paging: page.close(totals?.count),
  };
};

type TransactionRow = Awaited<ReturnType<typeof transactionRecords>>['rows'][number];

/** Tells members a number of their own: the database's would tell how much the house does. */
const numberOf = (idempotencyKey: string): string =>
  `TX-${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 12).toUpperCase()}`;

/** A movement as every list of movements spells it. */
export const toTransaction = ({ entry, transaction, account, game }: TransactionRow, language: Language) => ({
  transactionNo: numberOf(transaction.idempotencyKey),
  type: transaction.kind,
  typeName:
    transaction.kind === 'bonus'
      ? bonusStepName({ isOwn: account === 'wallet', amount: entry.amount }, language)
      : transactionName(transaction.kind, language),
  amount: toDecimal(entry.amount),
  ...(account === 'bonus'
    ? { isBonus: true }
    : entry.balanceAfter !== null && { balanceAfter: toDecimal(entry.balanceAfter) }),
  reference: transaction.reference ?? '',
  ...(game && { gameName: game.name, iconUrl: game.iconUrl, game: game.game }),
  createdAt: transaction.createdAt.toISOString(),
});

const toTotals = ({ count: all, moneyIn, moneyOut }: TransactionSums) => ({
  count: all,
  moneyIn: toDecimal(moneyIn),
  moneyOut: toDecimal(moneyOut),
  net: toDecimal(moneyIn + moneyOut),
});

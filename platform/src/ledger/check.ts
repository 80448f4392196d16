import { type Database, rowsOf } from '../database/database.ts';
import { sql } from '../database/orm.ts';

export interface LedgerReport {
  readonly transactions: number;
  readonly entries: number;
  readonly accounts: number;
  /** Transactions whose entries do not sum to zero in some currency, or that have none. */
  readonly unbalanced: number;
  /** Currencies in which the sum of all entries is not zero. */
  readonly currenciesOff: readonly string[];
  /** Members' accounts whose kept balance is not the sum of their entries, and house accounts that keep one. */
  readonly balancesOff: number;
  readonly negativeMembers: number;
  readonly isSound: boolean;
}

const count = async (db: Database, statement: ReturnType<typeof sql>): Promise<number> => {
  const [row] = await rowsOf<{ count: string | number }>(db, statement);
  return Number(row?.count ?? 0);
};

/** Transactions after this one, or all of them. */
const among = (after: number | undefined, id: ReturnType<typeof sql>) =>
  after === undefined ? sql`true` : sql`${id} > ${after}`;

const unbalanced = (after: number | undefined) => sql`
  select count(*) as count from (
    select t.id from ledger_transactions t
    left join ledger_entries e on e.transaction_id = t.id left join accounts a on a.id = e.account_id
    where ${among(after, sql`t.id`)}
    group by t.id, a.currency having coalesce(sum(e.amount), 1) <> 0
  ) as off`;

/** Of all accounts, or of those that were moved: each against all of its entries. */
const balancesOff = (after: number | undefined) => sql`
  select count(*) as count from accounts a
  left join lateral (select sum(amount) as total from ledger_entries where account_id = a.id) e on a.member_id is not null
  where ((a.member_id is not null and a.balance is distinct from coalesce(e.total, 0))
    or (a.member_id is null and a.balance is not null))
  and ${after === undefined ? sql`true` : sql`a.id in (select account_id from ledger_entries where transaction_id > ${after})`}`;

const currenciesOff = (after: number | undefined) => sql`
  select a.currency from ledger_entries e join accounts a on a.id = e.account_id
  where ${among(after, sql`e.transaction_id`)} group by a.currency having sum(e.amount) <> 0`;

/**
 * Proves the ledger's invariants: over the whole database, or of what came after a transaction, where what was before is
 * known to be sound. Reads only.
 */
export const checkLedger = async (db: Database, after?: number): Promise<LedgerReport> => {
  const currencies = await rowsOf<{ currency: string }>(db, currenciesOff(after));
  const figures = {
    transactions: await count(
      db,
      sql`select count(*) as count from ledger_transactions where ${among(after, sql`id`)}`,
    ),
    entries: await count(
      db,
      sql`select count(*) as count from ledger_entries where ${among(after, sql`transaction_id`)}`,
    ),
    accounts: await count(db, sql`select count(*) as count from accounts`),
    unbalanced: await count(db, unbalanced(after)),
    currenciesOff: currencies.map((row) => row.currency),
    balancesOff: await count(db, balancesOff(after)),
    negativeMembers: await count(
      db,
      sql`select count(*) as count from accounts where member_id is not null and balance < 0`,
    ),
  };
  const isSound =
    figures.unbalanced + figures.currenciesOff.length + figures.balancesOff + figures.negativeMembers === 0;
  return { ...figures, isSound };
};

import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';

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

const UNBALANCED = sql`
  select count(*) as count from (
    select t.id from ledger_transactions t
    left join ledger_entries e on e.transaction_id = t.id left join accounts a on a.id = e.account_id
    group by t.id, a.currency having coalesce(sum(e.amount), 1) <> 0
  ) as off`;

const BALANCES_OFF = sql`
  select count(*) as count from accounts a
  left join (select account_id, sum(amount) as total from ledger_entries group by account_id) e on e.account_id = a.id
  where (a.member_id is not null and a.balance is distinct from coalesce(e.total, 0))
    or (a.member_id is null and a.balance is not null)`;

/** Proves the ledger's invariants over the whole database. Reads only. */
export const checkLedger = async (db: Database): Promise<LedgerReport> => {
  const currencies = await rowsOf<{ currency: string }>(
    db,
    sql`select a.currency from ledger_entries e join accounts a on a.id = e.account_id group by a.currency having sum(e.amount) <> 0`,
  );
  const figures = {
    transactions: await count(db, sql`select count(*) as count from ledger_transactions`),
    entries: await count(db, sql`select count(*) as count from ledger_entries`),
    accounts: await count(db, sql`select count(*) as count from accounts`),
    unbalanced: await count(db, UNBALANCED),
    currenciesOff: currencies.map((row) => row.currency),
    balancesOff: await count(db, BALANCES_OFF),
    negativeMembers: await count(
      db,
      sql`select count(*) as count from accounts where member_id is not null and balance < 0`,
    ),
  };
  const isSound =
    figures.unbalanced + figures.currenciesOff.length + figures.balancesOff + figures.negativeMembers === 0;
  return { ...figures, isSound };
};

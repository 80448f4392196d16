import { type Database, rowsOf } from '../../database/database.ts';
import { type SQL, sql } from '../../database/orm.ts';
import type { Part } from './team-rebate-days.ts';

export type Sum = string | number | null;

/** Of a whole list, of which a page is shown. Minor units. */
export interface ListTotals {
  readonly count: number;
  readonly validBet: bigint;
  readonly amount: bigint;
}

interface Counted {
  readonly all_count: number;
  readonly all_valid_bet: Sum;
  readonly all_amount: Sum;
}

/** A page of a list with `day`, `valid_bet` and `amount`, and the totals of the list, which is computed once. `shown`: its rows as a page shows them, from `listed`. */
export const readPage = async <Row extends { readonly day: string }>(
  db: Database,
  list: SQL,
  { shown, order, limit, offset }: Part & { readonly shown: SQL; readonly order: SQL },
): Promise<{ readonly totals: ListTotals; readonly rows: readonly Row[] }> => {
  const rows = await rowsOf<Counted & (Row | { readonly day: null })>(
    db,
    sql`with listed as materialized (${list})
      select counted.*, page.* from (
        select count(*)::int as all_count, sum(valid_bet)::bigint as all_valid_bet, sum(amount)::bigint as all_amount from listed
      ) as counted left join (${shown} order by ${order} limit ${limit} offset ${offset}) as page on true
      order by ${order}`,
  );
  const [first] = rows;
  return {
    totals: {
      count: first?.all_count ?? 0,
      validBet: BigInt(first?.all_valid_bet ?? 0),
      amount: BigInt(first?.all_amount ?? 0),
    },
    rows: rows.filter((row): row is Counted & Row => row.day !== null),
  };
};

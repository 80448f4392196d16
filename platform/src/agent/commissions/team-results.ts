import { type Database, rowsOf } from '../../database/database.ts';
import { type SQL, sql } from '../../database/orm.ts';
import { memberAncestors } from '../../identity/members.tables.ts';
import { accounts, ledgerEntries, ledgerTransactions } from '../../ledger/ledger.tables.ts';
import { OWN_BET } from '../../money/money.public.ts';
import { orders } from '../../orders/orders.tables.ts';
import { bets } from '../../play/play.public.ts';
import type { Range } from '../../records/range.ts';
import { ACTIVE_VALID_BET, type Reached } from '../contracts/terms.ts';

type Count = string | number;

/** Transactions of a period, with entries of accounts of a kind. */
const entriesOf = (kind: 'wallet' | 'fees', { from, until }: Range): SQL => sql`${ledgerTransactions}
  join ${ledgerEntries} on ${ledgerEntries.transactionId} = ${ledgerTransactions.id}
  join ${accounts} on ${accounts.id} = ${ledgerEntries.accountId} and ${accounts.kind} = ${kind}
    and ${ledgerTransactions.createdAt} >= ${from} and ${ledgerTransactions.createdAt} < ${until}`;

/** What everyone below each agent bet of their own money, and how many of them were active; who has nothing is left out. */
export const reachedByAgent = async (
  db: Database,
  agents: SQL,
  period: Range,
): Promise<ReadonlyMap<number, Reached>> => {
  const rows = await rowsOf<{ agent_id: Count; valid_bet: Count; active: Count }>(
    db,
    sql`with played as (
        select ${bets.memberId} as member_id, ${OWN_BET}::bigint as valid_bet from ${bets}
        where ${bets.status} = 'settled' and not ${bets.isFreePlay}
          and ${bets.placedAt} >= ${period.from} and ${bets.placedAt} < ${period.until}
          and ${bets.memberId} in (select member_id from ${memberAncestors} where ancestor_id in (${agents}))
        group by 1
      ), paid_in as (
        select distinct ${accounts.memberId} as member_id from ${entriesOf('wallet', period)}
        where ${ledgerTransactions.kind} = 'deposit'
      )
      select a.ancestor_id as agent_id, sum(played.valid_bet)::bigint as valid_bet,
        count(*) filter (where played.valid_bet >= ${ACTIVE_VALID_BET} and paid_in.member_id is not null) as active
      from played join ${memberAncestors} a on a.member_id = played.member_id and a.ancestor_id in (${agents})
      left join paid_in on paid_in.member_id = played.member_id
      group by 1`,
  );
  return new Map(
    rows.map((row) => [Number(row.agent_id), { validBet: BigInt(row.valid_bet), activeMembers: Number(row.active) }]),
  );
};

/** What the payment channels kept of deposits and withdrawals of everyone below each agent. Minor units. */
export const feesByAgent = async (db: Database, agents: SQL, period: Range): Promise<ReadonlyMap<number, bigint>> => {
  const rows = await rowsOf<{ agent_id: Count; fees: Count }>(
    db,
    sql`select a.ancestor_id as agent_id, sum(${ledgerEntries.amount})::bigint as fees
      from ${entriesOf('fees', period)}
      join ${orders} on ${orders.orderNo} = ${ledgerTransactions.reference}
      join ${memberAncestors} a on a.member_id = ${orders.memberId} and a.ancestor_id in (${agents})
      group by 1`,
  );
  return new Map(rows.map((row) => [Number(row.agent_id), BigInt(row.fees)]));
};

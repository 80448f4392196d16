import { type SQL, sql } from '../../database/orm.ts';
import { accounts, ledgerEntries, ledgerTransactions } from '../../ledger/ledger.tables.ts';
import { BONUS_LOSS, bets } from '../../play/play.public.ts';
import { RETURNED } from '../order-kinds/withdrawal-order.ts';

const kindIs = (kind: 'deposit' | 'withdrawal' | 'bonus' | 'rebate') => sql`${ledgerTransactions.kind} = ${kind}`;
const isReturned = sql`starts_with(${ledgerTransactions.idempotencyKey}, ${`${RETURNED}/`})`;

/** Which entries of a member's own account count as what; a withdrawal that came back takes itself off. */
export const CASH_KINDS = {
  deposits: kindIs('deposit'),
  withdrawals: sql`(${kindIs('withdrawal')} or (${ledgerTransactions.kind} = 'refund' and ${isReturned}))`,
  /** What a bonus account gave to the wallet: until then a bonus is not the member's. */
  bonus: kindIs('bonus'),
  rebate: kindIs('rebate'),
};

const NOTHING = sql`0::bigint`;

/**
 * Everything that counts in a profit and loss, as a statement with one row for each bet and each entry of a wallet:
 * `member_id`, `at`, `deposits`, `withdrawals`, `stake`, `valid_bet`, `payout`, `bonus`, `rebate` (minor units), `bets` (a count);
 * and of the wallet's entries their number, `entries`, and what came and went, `money_in` and `money_out`. A member's own view: `payout − stake + rebate + bonus` is what was won. A void bet counts as a bet of nothing; an open one and free play are none of it.
 */
export const countedMoves = ({ from, until }: { readonly from: Date | SQL; readonly until: Date }): SQL => {
  const ifSettled = (amount: SQL) => sql`case when ${bets.status} = 'settled' then ${amount} else ${NOTHING} end`;
  const amountIf = (condition: SQL) => sql`case when ${condition} then ${ledgerEntries.amount} else ${NOTHING} end`;
  // Of the same types in both parts: a condition on the member reaches the indexes of each.
  return sql`
    select ${bets.memberId} as member_id, ${bets.placedAt} as at, ${NOTHING} as deposits, ${NOTHING} as withdrawals,
      ${ifSettled(sql`${bets.stake}`)} as stake, ${ifSettled(sql`${bets.validBet}`)} as valid_bet,
      ${ifSettled(sql`${bets.payout}`)} as payout, ${ifSettled(sql`${BONUS_LOSS}::bigint`)} as bonus,
      ${NOTHING} as rebate, 1::bigint as bets,
      ${NOTHING} as entries, ${NOTHING} as money_in, ${NOTHING} as money_out
    from ${bets}
    where ${bets.placedAt} >= ${from} and ${bets.placedAt} < ${until}
      and not ${bets.isFreePlay} and ${bets.status} <> 'open'
    union all
    select ${accounts.memberId}, ${ledgerTransactions.createdAt},
      ${amountIf(CASH_KINDS.deposits)}, -${amountIf(CASH_KINDS.withdrawals)},
      ${NOTHING}, ${NOTHING}, ${NOTHING}, ${amountIf(CASH_KINDS.bonus)}, ${amountIf(CASH_KINDS.rebate)}, ${NOTHING},
      1::bigint, greatest(${ledgerEntries.amount}, 0), least(${ledgerEntries.amount}, 0)
    from ${ledgerTransactions}
    join ${ledgerEntries} on ${ledgerEntries.transactionId} = ${ledgerTransactions.id}
    join ${accounts} on ${accounts.id} = ${ledgerEntries.accountId}
    where ${ledgerTransactions.createdAt} >= ${from} and ${ledgerTransactions.createdAt} < ${until}
      and ${accounts.kind} = 'wallet' and ${accounts.memberId} is not null`;
};

import { getTransactionCodes, getTransactions } from '@shared-kernel/contracts/member/transactions';
import { and, eq, or } from '../../database/orm.ts';
import { type Api, answerMember } from '../../http/answer.ts';
import { accounts } from '../../ledger/ledger.tables.ts';
import { memberAccountOf } from '../../ledger/member-account.ts';
import { transactionCodes } from './transaction-codes.ts';
import { isBonusStep, toTransaction, transactionRecords } from './transactions.ts';

/** The member's own movements: of the wallet with the bonus beside it, or of a trial account's play money. */
export const transactionsApi = (api: Api): void => {
  answerMember(api, getTransactions, async ({ platform: { db }, input, session: { member }, now }) => {
    const { kind, currency, merchant } = memberAccountOf(member, false);
    const whose = and(
      eq(accounts.memberId, member.id),
      eq(accounts.merchant, merchant),
      or(eq(accounts.kind, kind), isBonusStep),
      eq(accounts.currency, currency),
    );
    const { rows, footer, paging } = await transactionRecords(db, input, whose, { now });
    return { list: rows.map((row) => toTransaction(row, input.language)), ...paging, ...(footer && { footer }) };
  });

  answerMember(api, getTransactionCodes, async ({ input, session }) => ({
    list: transactionCodes(session.member, input.language),
  }));
};

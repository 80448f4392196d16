import { getTransactions } from '@shared-kernel/contracts/member/transactions';
import { defineFilters, RecordPage, useFilters, useRecords } from '@shared-kernel/records';
import { useMemo } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { useSearchParams } from 'shared-kernel/router';
import { isAgent, useSession } from 'shared-kernel/session';
import { playAgainOf } from '../../shared/play-again/play-again.tsx';
import { joinRounds } from './join-rounds.ts';
import { TeamRecord } from './team-record.tsx';
import {
  TransactionRow,
  transactionTypeChoice,
  useTransactionFields,
  useTransactionTotals,
} from './transaction-row.tsx';

const transactionFilters = defineFilters({ choices: { type: transactionTypeChoice } });

const idOf = ({ transactionNo }: { readonly transactionNo: string }) => transactionNo;
const timeOf = ({ createdAt }: { readonly createdAt: string }) => createdAt;

const OwnRecord = () => {
  const { t } = useTranslation('member');
  const filters = useFilters(transactionFilters);
  const transactions = useRecords(getTransactions, filters.query, idOf);
  const { data } = transactions;
  const joined = useMemo(() => data && { ...data, rows: joinRounds(data.rows) }, [data]);
  const fieldsOf = useTransactionFields();
  return (
    <RecordPage
      filters={filters}
      pages={{ ...transactions, data: joined }}
      totals={useTransactionTotals()}
      idOf={idOf}
      timeOf={timeOf}
      renderRow={(transaction, open) => <TransactionRow transaction={transaction} onOpen={open} />}
      detail={{ title: t('account.detail'), fieldsOf, actionsOf: playAgainOf }}
      texts={{
        count: (count) => t('account.count', { count }),
        loading: t('account.loading'),
        empty: t('account.empty'),
        failed: t('account.failed'),
        failedText: t('account.failedText'),
      }}
    />
  );
};

/** What moved the member's balance on some days, a round of a game as one row; for an agent who asks for it (`types=A`, accounts §2), the team's. */
export const Page = () => {
  const [search] = useSearchParams();
  const session = useSession();
  const isTeams = search.get('types') === 'A' && session !== null && isAgent(session.type);
  return isTeams ? <TeamRecord /> : <OwnRecord />;
};

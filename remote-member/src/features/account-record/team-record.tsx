import { getTeamTransactions } from '@shared-kernel/contracts/agent/agent';
import { DrillLink, defineTeamFilters, RecordPage, useFilters, useRecords } from '@shared-kernel/records';
import { useTranslation } from 'shared-kernel/i18n';
import {
  TransactionRow,
  transactionTypeChoice,
  useTransactionFields,
  useTransactionTotals,
} from './transaction-row.tsx';

const teamFilters = defineTeamFilters({ choices: { type: transactionTypeChoice }, keeps: ['types'] });

const idOf = ({ transactionNo, userName }: { readonly transactionNo: string; readonly userName: string }) =>
  `${transactionNo} ${userName}`;
const timeOf = ({ createdAt }: { readonly createdAt: string }) => createdAt;

/** What moved the balances of an agent's team; a member of it can be drilled into. */
export const TeamRecord = () => {
  const { t } = useTranslation('member');
  const filters = useFilters(teamFilters);
  const transactions = useRecords(getTeamTransactions, filters.query, idOf);
  const fieldsOf = useTransactionFields();
  return (
    <RecordPage
      filters={filters}
      pages={transactions}
      totals={useTransactionTotals()}
      note={t('account.teamView')}
      idOf={idOf}
      timeOf={timeOf}
      renderRow={(transaction, open) => (
        <TransactionRow
          transaction={transaction}
          onOpen={open}
          whose={{
            name: t(transaction.isAgent ? 'account.agent' : 'account.player'),
            value: (
              <DrillLink
                userName={transaction.userName}
                isHere={transaction.userName === filters.parent}
                onDrill={() => filters.drill(transaction.userName)}
              />
            ),
          }}
        />
      )}
      detail={{
        title: t('account.detail'),
        fieldsOf: (transaction) => [
          { name: t(transaction.isAgent ? 'account.agent' : 'account.player'), value: transaction.userName },
          ...fieldsOf(transaction),
        ],
      }}
      texts={{
        count: (count) => t('account.count', { count }),
        loading: t('account.teamLoading'),
        empty: t('account.empty'),
        failed: t('account.teamFailed'),
        failedText: t('account.teamFailedText'),
      }}
    />
  );
};

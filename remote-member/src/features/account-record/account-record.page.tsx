import { getTeamTransactions } from '@shared-kernel/contracts/agent/agent';
import { getTransactions } from '@shared-kernel/contracts/member/transactions';
import {
  DrillLink,
  defineFilters,
  defineTeamFilters,
  RecordPage,
  useFilters,
  useRecords,
} from '@shared-kernel/records';
import { useTranslation } from 'shared-kernel/i18n';
import { useSearchParams } from 'shared-kernel/router';
import {
  TransactionRow,
  transactionTypeChoice,
  useTransactionFields,
  useTransactionTotals,
} from './transaction-row.tsx';

const timeOf = ({ createdAt }: { readonly createdAt: string }) => createdAt;

const teamFilters = defineTeamFilters({ choices: { type: transactionTypeChoice }, keeps: ['types'] });

const teamIdOf = ({ transactionNo, userName }: { readonly transactionNo: string; readonly userName: string }) =>
  `${transactionNo} ${userName}`;

/** What moved the balances of an agent's team; a member of it can be drilled into. */
const TeamRecord = () => {
  const { t } = useTranslation('member');
  const filters = useFilters(teamFilters);
  const transactions = useRecords(getTeamTransactions, filters.query, teamIdOf);
  const fieldsOf = useTransactionFields();
  return (
    <RecordPage
      filters={filters}
      pages={transactions}
      totals={useTransactionTotals()}
      note={t('account.teamView')}
      idOf={teamIdOf}
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

const transactionFilters = defineFilters({ choices: { type: transactionTypeChoice } });

const idOf = ({ transactionNo }: { readonly transactionNo: string }) => transactionNo;

const OwnRecord = () => {
  const { t } = useTranslation('member');
  const filters = useFilters(transactionFilters);
  const transactions = useRecords(getTransactions, filters.query, idOf);
  const fieldsOf = useTransactionFields();
  return (
    <RecordPage
      filters={filters}
      pages={transactions}
      totals={useTransactionTotals()}
      idOf={idOf}
      timeOf={timeOf}
      renderRow={(transaction, open) => <TransactionRow transaction={transaction} onOpen={open} />}
      detail={{ title: t('account.detail'), fieldsOf }}
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

/** What moved the member's balance on some days; for an agent who asks for it (`types=A`, accounts §2), the team's. */
export const Page = () => {
  const [search] = useSearchParams();
  return search.get('types') === 'A' ? <TeamRecord /> : <OwnRecord />;
};

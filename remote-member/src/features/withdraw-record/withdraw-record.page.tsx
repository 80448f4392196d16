import { getWithdrawals } from '@shared-kernel/contracts/member/withdrawals';
import { defineFilters, RecordPage, useFilters, useRecords } from '@shared-kernel/records';
import { useTranslation } from 'shared-kernel/i18n';
import { useReturnedNews } from './use-returned-news.ts';
import { useWithdrawalFields, WithdrawalRow } from './withdrawal-row.tsx';
import { withdrawalStatusChoice } from './withdrawal-status-choice.ts';

const withdrawalFilters = defineFilters({ choices: { status: withdrawalStatusChoice } });

const idOf = ({ orderNo }: { readonly orderNo: string }) => orderNo;
const timeOf = ({ createdAt }: { readonly createdAt: string }) => createdAt;

/** What the member has withdrawn on some days, and what became of it. */
export const Page = () => {
  const { t } = useTranslation('member');
  const filters = useFilters(withdrawalFilters);
  const withdrawals = useRecords(getWithdrawals, filters.query, idOf);
  useReturnedNews(withdrawals.data?.rows);
  const fieldsOf = useWithdrawalFields();
  return (
    <RecordPage
      filters={filters}
      pages={withdrawals}
      totals={[
        { name: t('withdrawRecord.amount'), of: (footer) => footer.amount },
        { name: t('withdrawRecord.paid'), of: (footer) => footer.paid },
      ]}
      idOf={idOf}
      timeOf={timeOf}
      renderRow={(withdrawal, open) => <WithdrawalRow withdrawal={withdrawal} onOpen={open} />}
      detail={{ title: t('withdrawRecord.detail'), fieldsOf }}
      texts={{
        count: (count) => t('withdrawRecord.count', { count }),
        loading: t('withdrawRecord.loading'),
        empty: t('withdrawRecord.empty'),
        failed: t('withdrawRecord.failed'),
        failedText: t('withdrawRecord.failedText'),
      }}
    />
  );
};

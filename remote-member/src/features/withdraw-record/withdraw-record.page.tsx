import { getWithdrawals } from '@shared-kernel/contracts/member/withdrawals';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { defineFilters, RecordPage, useFilters, useRecords } from '@shared-kernel/records';
import { useEffect, useRef } from 'react';
import { publish } from 'shared-kernel/events';
import { useTranslation } from 'shared-kernel/i18n';
import { useWithdrawalFields, WithdrawalRow, withdrawalStatusChoice } from './withdrawal-row.tsx';

type Withdrawal = ValueOf<typeof getWithdrawals>['list'][number];

/** Tells the site that the balance is another one, when a withdrawal that stood here as under way has come back. */
const useReturnedNews = (rows: readonly Withdrawal[] | undefined): void => {
  const known = useRef<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const before = known.current;
    known.current = new Map([...before, ...(rows ?? []).map(({ orderNo, status }) => [orderNo, status] as const)]);
    const hasReturned = ({ orderNo, status }: Withdrawal) =>
      status === 'rejected' && (before.get(orderNo) ?? status) !== status;
    if (rows?.some(hasReturned)) publish('wallet.changed', {});
  }, [rows]);
};

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

import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { useInfiniteQuery } from 'shared-kernel/query';
import { FailedState } from 'shared-kernel/ui/failed-state';
import { InfiniteList } from 'shared-kernel/ui/infinite-list';
import { betRecordsQuery } from './api/bet-records.ts';
import { BetList } from './bet-list.tsx';
import styles from './betting-record.module.css';
import { FilterBar } from './filter-bar.tsx';
import { RecordEmpty } from './record-empty.tsx';
import { filteredDays } from './record-filters.ts';
import { RecordSkeleton } from './record-skeleton.tsx';
import { Totals } from './totals.tsx';
import { useRecordFilters } from './use-record-filters.ts';

/** The member's bets of some days: sums that stay in view, one card a bet, more as the list is read. */
export const Page = () => {
  const { t, language } = useTranslation('member');
  const state = useRecordFilters();
  const { filters, today } = state;
  const { dates: _, ...narrowing } = filters;
  const [areDatesOpen, setDatesOpen] = useState(false);
  const records = useInfiniteQuery(betRecordsQuery({ ...filteredDays(filters, today), ...narrowing, language }));
  const bets = records.data?.pages.flatMap((page) => page.list) ?? [];
  const hasFailed = records.isError && records.data === undefined;
  return (
    <div className={styles.page}>
      <FilterBar {...state} areDatesOpen={areDatesOpen} setDatesOpen={setDatesOpen} />
      {!hasFailed && <Totals totals={records.data?.pages[0]?.footer} />}
      <div className={styles.list}>
        {records.isPending && <RecordSkeleton />}
        {hasFailed && (
          <FailedState
            title={t('record.failed')}
            text={t('record.failedText')}
            retryLabel={t('retry')}
            isRetrying={records.isFetching}
            onRetry={() => void records.refetch()}
          />
        )}
        {records.isSuccess && bets.length === 0 && <RecordEmpty {...state} onChooseDates={() => setDatesOpen(true)} />}
        {bets.length > 0 && (
          <InfiniteList
            hasMore={records.hasNextPage}
            isLoading={records.isFetchingNextPage}
            error={records.isFetchNextPageError}
            onMore={() => void records.fetchNextPage()}
            labels={{
              loading: t('record.loadingMore'),
              failed: t('record.moreFailed'),
              retry: t('retry'),
              end: t('record.end'),
            }}
          >
            <BetList bets={bets} today={today} isOpenEnded={records.hasNextPage} />
          </InfiniteList>
        )}
      </div>
    </div>
  );
};

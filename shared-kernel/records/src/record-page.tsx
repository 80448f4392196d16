import { IconButton } from '@shared-kernel/ui/icon-button';
import { RotateCw } from '@shared-kernel/ui/icons';
import { InfiniteList } from '@shared-kernel/ui/infinite-list';
import { Loaded } from '@shared-kernel/ui/loaded';
import { type ReactNode, useState } from 'react';
import { DetailSheet } from './detail-sheet.tsx';
import { FilterBar } from './filter-bar.tsx';
import { NotInTeam } from './not-in-team.tsx';
import type { Field, RecordPages, Total } from './record-answer.ts';
import { type FirstRow, RecordEmpty } from './record-empty.tsx';
import { RecordList } from './record-list.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';
import { useRecordTexts } from './record-texts.ts';
import styles from './records.module.css';
import { TotalsBar } from './totals-bar.tsx';
import type { Filters } from './use-filters.ts';

interface RecordPageProps<Row, Footer> {
  readonly filters: Filters;
  readonly pages: RecordPages<Row, Footer>;
  readonly totals: readonly Total<Footer>[];
  /** What marks a row: the number of a bet or an order. */
  readonly idOf: (row: Row) => string;
  /** The instant that decides under which day a row stands; without it there are no days. */
  readonly timeOf?: (row: Row) => string;
  readonly renderRow: (row: Row, open: () => void) => ReactNode;
  readonly detail: {
    readonly title: string;
    readonly fieldsOf: (row: Row) => readonly Field[];
    /** Under the fields; undefined: nothing to do about this row. */
    readonly actionsOf?: (row: Row) => ReactNode;
  };
  /** A part of the page's own before the rows: what is still under way, while the rows are what has ended. */
  readonly lead?: ReactNode;
  /** While it is, the rows wait for the lead, which would push them down. */
  readonly isLeadLoading?: boolean;
  /** How a list begins that has no row whatever the dates: told in place of wider dates. */
  readonly firstRow?: FirstRow;
  /** A line of the page's own between the sums and the rows. */
  readonly note?: string;
  readonly texts: {
    /** `12 bets` */
    readonly count: (count: number) => string;
    readonly loading: string;
    /** `No bets in these dates` */
    readonly empty: string;
    readonly failed: string;
    /** What is safe although the list did not come. */
    readonly failedText: string;
  };
}

/**
 * A list of what happened on some days: filters in the address, sums that stay in view, a card for each row under its
 * day, a detail, more rows as the list is read, and a way out of having none. What differs is data: docs/record-pages.md.
 */
export const RecordPage = <Row, Footer>(props: RecordPageProps<Row, Footer>) => {
  const { filters, pages, totals, idOf, timeOf, renderRow, detail, lead, isLeadLoading, firstRow, note, texts } = props;
  const { t } = useRecordTexts();
  const [areDatesOpen, setDatesOpen] = useState(false);
  const [opened, setOpened] = useState<Row | null>(null);
  const { data } = pages;
  // Not every platform sums up: then there is no bar, and none that waits for good.
  const hasTotals = data === undefined ? !pages.isError : data.first.footer !== undefined;
  return (
    <div className={styles.page}>
      <FilterBar
        filters={filters}
        areDatesOpen={areDatesOpen}
        setDatesOpen={setDatesOpen}
        breadcrumb={data?.first.trail ?? []}
      />
      {hasTotals && <TotalsBar totals={totals} footer={data?.first.footer} />}
      <div className={styles.rows}>
        {lead}
        {note !== undefined && <p className={styles.note}>{note}</p>}
        <Loaded
          query={isLeadLoading ? { ...pages, data: undefined } : pages}
          fallback={<RecordSkeleton label={texts.loading} />}
          variant="page"
          errorFallback={{ title: texts.failed, text: texts.failedText }}
          {...(filters.parent !== undefined && { missing: <NotInTeam filters={filters} /> })}
          isEmpty={({ rows }) => rows.length === 0}
          empty={
            <RecordEmpty
              filters={filters}
              title={texts.empty}
              firstRow={firstRow}
              onChooseDates={() => setDatesOpen(true)}
            />
          }
        >
          {({ rows }) => (
            <InfiniteList
              hasMore={pages.hasNextPage}
              isLoading={pages.isFetchingNextPage}
              error={pages.isFetchNextPageError ? pages.error : undefined}
              onMore={() => void pages.fetchNextPage()}
              endText={t('end')}
            >
              <div className={styles.days} data-plain={timeOf === undefined || undefined}>
                <IconButton
                  icon={RotateCw}
                  size="m"
                  label={t('refresh')}
                  className={styles.refresh}
                  disabled={pages.isFetching}
                  onClick={() => void pages.refetch()}
                />
                <RecordList
                  rows={rows}
                  idOf={idOf}
                  timeOf={timeOf}
                  renderRow={(row) => renderRow(row, () => setOpened(row))}
                  countText={texts.count}
                  today={filters.today}
                  isOpenEnded={pages.hasNextPage}
                />
              </div>
            </InfiniteList>
          )}
        </Loaded>
      </div>
      <DetailSheet
        title={detail.title}
        fields={opened === null ? null : detail.fieldsOf(opened)}
        actions={opened === null ? undefined : detail.actionsOf?.(opened)}
        onClose={() => setOpened(null)}
      />
    </div>
  );
};

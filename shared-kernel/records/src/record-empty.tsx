import { Button } from '@shared-kernel/ui/button';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import type { ReactNode } from 'react';
import { useRecordTexts } from './record-texts.ts';
import type { Filters } from './use-filters.ts';

/** What is to be done for a first row. */
export interface FirstRow {
  readonly text: string;
  readonly action: ReactNode;
}

interface RecordEmptyProps {
  readonly filters: Filters;
  /** What there is none of: `No bets in these dates`. */
  readonly title: string;
  readonly firstRow?: FirstRow | undefined;
  readonly onChooseDates: () => void;
}

/** No rows: remove the filters, make the first one, or widen the dates; beyond 30 days the dates have to be chosen. */
export const RecordEmpty = ({ filters, title, firstRow, onChooseDates }: RecordEmptyProps) => {
  const { t } = useRecordTexts();
  const { rules, dates, isNarrowed, clear, setDates } = filters;
  if (isNarrowed)
    return (
      <EmptyState
        title={t('emptyFiltered')}
        text={t(rules.dates.isNone ? 'emptyFilteredOnly' : 'emptyFilteredText')}
        action={<Button onClick={clear}>{t('clearAll')}</Button>}
      />
    );
  if (firstRow !== undefined) return <EmptyState title={title} {...firstRow} />;
  if (rules.dates.isNone) return <EmptyState title={title} />;
  const isWide = dates.range === '30d' || dates.range === 'custom';
  return (
    <EmptyState
      title={title}
      text={t('emptyText')}
      action={
        isWide ? (
          <Button onClick={onChooseDates}>{t('widenMore')}</Button>
        ) : (
          <Button onClick={() => setDates({ range: '30d' })}>{t('widen')}</Button>
        )
      }
    />
  );
};

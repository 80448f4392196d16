import { Button } from '@shared-kernel/ui/button';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { useRecordTexts } from './record-texts.ts';
import type { Filters } from './use-filters.ts';

interface RecordEmptyProps {
  readonly filters: Filters;
  /** What there is none of: `No bets in these dates`. */
  readonly title: string;
  readonly onChooseDates: () => void;
}

/** No rows: remove the filters, or widen the dates; beyond 30 days the dates have to be chosen. */
export const RecordEmpty = ({ filters, title, onChooseDates }: RecordEmptyProps) => {
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

import { useTranslation } from 'shared-kernel/i18n';
import { Button } from 'shared-kernel/ui/button';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { isNarrowed } from './record-filters.ts';
import type { FilterState } from './use-record-filters.ts';

interface RecordEmptyProps extends Pick<FilterState, 'filters' | 'change'> {
  readonly onChooseDates: () => void;
}

/** No bets: remove the filters, or widen the dates; beyond 30 days the dates have to be chosen. */
export const RecordEmpty = ({ filters, change, onChooseDates }: RecordEmptyProps) => {
  const { t } = useTranslation('member');
  const { dates } = filters;
  if (isNarrowed(filters))
    return (
      <EmptyState
        title={t('record.emptyFiltered')}
        text={t('record.emptyFilteredText')}
        action={<Button onClick={() => change({ dates })}>{t('record.clearAll')}</Button>}
      />
    );
  const isWide = dates.range === '30d' || dates.range === 'custom';
  return (
    <EmptyState
      title={t('record.empty')}
      text={t('record.emptyText')}
      action={
        isWide ? (
          <Button onClick={onChooseDates}>{t('record.widenMore')}</Button>
        ) : (
          <Button onClick={() => change({ dates: { range: '30d' } })}>{t('record.widen')}</Button>
        )
      }
    />
  );
};

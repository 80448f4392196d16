import { formatDate } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { Calendar } from 'shared-kernel/icons';
import { Chip, ChipRow } from 'shared-kernel/ui/chip';
import styles from './betting-record.module.css';
import { DatesSheet } from './dates-sheet.tsx';
import { FilterChips } from './filter-chips.tsx';
import { filteredDays } from './record-filters.ts';
import { type FixedRange, RANGES } from './record-range.ts';
import type { FilterState } from './use-record-filters.ts';

const FIXED_RANGES = RANGES.filter((range): range is FixedRange => range !== 'custom');

interface FilterBarProps extends FilterState {
  readonly areDatesOpen: boolean;
  readonly setDatesOpen: (isOpen: boolean) => void;
}

/** Which days, and which of their bets. */
export const FilterBar = ({ filters, today, change, areDatesOpen, setDatesOpen }: FilterBarProps) => {
  const { t, language } = useTranslation('member');
  const { dates } = filters;
  const { startDate, endDate } = filteredDays(filters, today);
  const shortDay = (day: string) => formatDate(`${day}T00:00:00Z`, language, 'short-day', 'UTC');
  return (
    <div className={styles.filters}>
      <ChipRow label={t('record.range.label')}>
        {FIXED_RANGES.map((range) => (
          <Chip key={range} isOn={dates.range === range} onClick={() => change({ ...filters, dates: { range } })}>
            {t(`record.range.${range}`)}
          </Chip>
        ))}
        <Chip icon={Calendar} isOn={dates.range === 'custom'} onClick={() => setDatesOpen(true)}>
          {dates.range === 'custom'
            ? t('record.range.between', { from: shortDay(dates.from), to: shortDay(dates.to) })
            : t('record.range.custom')}
        </Chip>
      </ChipRow>
      <FilterChips filters={filters} change={change} />
      <DatesSheet
        key={`${startDate} ${endDate}`}
        isOpen={areDatesOpen}
        filters={filters}
        today={today}
        onClose={() => setDatesOpen(false)}
        onChoose={(from, to) => change({ ...filters, dates: { range: 'custom', from, to } })}
      />
    </div>
  );
};

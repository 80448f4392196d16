import { Chip, ChipRow } from '@shared-kernel/ui/chip';
import { Calendar } from '@shared-kernel/ui/icons';
import { useFormat } from 'shared-kernel/format';
import { ChoiceChip } from './choice-chip.tsx';
import { DatesSheet } from './dates-sheet.tsx';
import { FIXED_RANGES } from './day-range.ts';
import { useRecordTexts } from './record-texts.ts';
import styles from './records.module.css';
import { SearchField } from './search-field.tsx';
import { type Breadcrumb, ScopeSwitch, TeamBreadcrumb } from './team-bar.tsx';
import type { Filters } from './use-filters.ts';

interface FilterBarProps {
  readonly filters: Filters;
  readonly areDatesOpen: boolean;
  readonly setDatesOpen: (isOpen: boolean) => void;
  /** Of a team page: the members above the one that is shown. */
  readonly breadcrumb: Breadcrumb;
}

const RangeChips = ({ filters, setDatesOpen }: Pick<FilterBarProps, 'filters' | 'setDatesOpen'>) => {
  const { t } = useRecordTexts();
  const { dayRange } = useFormat();
  const { dates, setDates } = filters;
  return (
    <ChipRow label={t('range.label')}>
      {FIXED_RANGES.map((range) => (
        <Chip key={range} isOn={dates.range === range} onClick={() => setDates({ range })}>
          {t(`range.${range}`)}
        </Chip>
      ))}
      <Chip icon={Calendar} isOn={dates.range === 'custom'} onClick={() => setDatesOpen(true)}>
        {dates.range === 'custom' ? dayRange(dates.from, dates.to) : t('range.custom')}
      </Chip>
    </ChipRow>
  );
};

/** Which days, whose, and which of their rows. */
export const FilterBar = ({ filters, areDatesOpen, setDatesOpen, breadcrumb }: FilterBarProps) => {
  const { t } = useRecordTexts();
  const { rules, values, query, set } = filters;
  const choices = Object.entries(rules.choices).filter(([field]) => !(rules.isTeam && field === 'scope'));
  const searches = Object.entries(rules.searches);
  return (
    <div className={styles.filters}>
      {rules.isTeam && <TeamBreadcrumb filters={filters} trail={breadcrumb} />}
      {rules.isTeam && <ScopeSwitch filters={filters} />}
      {searches.length > 0 && (
        <div className={styles.searches}>
          {searches.map(([field, search]) => (
            <SearchField
              key={field}
              search={search}
              value={values[field] ?? ''}
              onChange={(value) => set(field, value)}
            />
          ))}
        </div>
      )}
      {!rules.dates.isNone && <RangeChips filters={filters} setDatesOpen={setDatesOpen} />}
      {choices.length > 0 && (
        <ChipRow label={t('filters')}>
          {choices.map(([field, choice]) => (
            <ChoiceChip key={field} choice={choice} value={values[field]} onChange={(value) => set(field, value)} />
          ))}
        </ChipRow>
      )}
      <DatesSheet
        key={`${query.startDate} ${query.endDate}`}
        filters={filters}
        isOpen={areDatesOpen}
        onClose={() => setDatesOpen(false)}
      />
    </div>
  );
};

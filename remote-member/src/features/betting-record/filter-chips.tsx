import { useState } from 'react';
import { GAME_CATEGORIES, type GameCategory } from 'shared-kernel/contracts/values';
import { useTranslation } from 'shared-kernel/i18n';
import { ChevronDown } from 'shared-kernel/icons';
import { Chip, ChipRow } from 'shared-kernel/ui/chip';
import { Icon } from 'shared-kernel/ui/icon';
import { useVendors } from './api/vendors.ts';
import { PickerSheet } from './picker-sheet.tsx';
import { type RecordFilters, STATUSES } from './record-filters.ts';
import type { FilterState } from './use-record-filters.ts';

type Filter = 'category' | 'provider' | 'status';
type Narrowing = 'gameType' | 'vassalage' | 'status';

const PARAMETER = { category: 'gameType', provider: 'vassalage', status: 'status' } as const satisfies Record<
  Filter,
  Narrowing
>;
/** HOT is a shelf of the home page; no bet has it. */
const CATEGORIES = GAME_CATEGORIES.filter((category): category is Exclude<GameCategory, 'HOT'> => category !== 'HOT');
const FILTERS: readonly Filter[] = ['category', 'provider', 'status'];

const without = (filters: RecordFilters, parameter: Narrowing): RecordFilters => {
  const { [parameter]: _, ...rest } = filters;
  return rest;
};

/** Category, provider, status: each a chip that opens its choice, or takes it away while it is in force. */
export const FilterChips = ({ filters, change }: Pick<FilterState, 'filters' | 'change'>) => {
  const { t } = useTranslation('member');
  const [open, setOpen] = useState<Filter | null>(null);
  const vendors = useVendors(open === 'provider' || filters.vassalage !== undefined);
  const options = {
    category: CATEGORIES.map((value) => ({ value, label: t(`record.category.${value}`) })),
    provider: (vendors.data?.list ?? []).map(({ vassalage, name }) => ({ value: vassalage, label: name })),
    status: STATUSES.map((value) => ({ value, label: t(`record.status.${value}`) })),
  } as const;
  const nameOf = (filter: Filter, value: string): string =>
    options[filter].find((option) => option.value === value)?.label ?? value;
  return (
    <>
      <ChipRow label={t('record.filters')}>
        {FILTERS.map((filter) => {
          const value = filters[PARAMETER[filter]];
          if (value === undefined)
            return (
              <Chip key={filter} aria-haspopup="dialog" onClick={() => setOpen(filter)}>
                {t(`record.${filter}.any`)}
                <Icon of={ChevronDown} size="s" />
              </Chip>
            );
          const name = nameOf(filter, value);
          return (
            <Chip
              key={filter}
              isClearing
              aria-label={t('record.clear', { name })}
              onClick={() => change(without(filters, PARAMETER[filter]))}
            >
              {name}
            </Chip>
          );
        })}
      </ChipRow>
      {FILTERS.map((filter) => (
        <PickerSheet
          key={filter}
          isOpen={open === filter}
          title={t(`record.${filter}.label`)}
          options={options[filter]}
          {...(filter === 'provider' && { source: vendors, failedText: t('record.provider.failed') })}
          onClose={() => setOpen(null)}
          onPick={(value) => {
            change({ ...filters, [PARAMETER[filter]]: value });
            setOpen(null);
          }}
        />
      ))}
    </>
  );
};

import { useBrand } from 'shared-kernel/brand';
import { merchantDay } from 'shared-kernel/format';
import { useSearchParams } from 'shared-kernel/router';
import { type RecordFilters, readFilters, writeFilters } from './record-filters.ts';
import type { Day } from './record-range.ts';

export interface FilterState {
  readonly filters: RecordFilters;
  /** The merchant's day of now. */
  readonly today: Day;
  /** Replaces the address, so that Back leaves the page and not the last filter. */
  readonly change: (filters: RecordFilters) => void;
}

/** The page's filters live in its address. */
export const useRecordFilters = (): FilterState => {
  const { timeZone } = useBrand();
  const [search, setSearch] = useSearchParams();
  const today = merchantDay(new Date(), timeZone);
  return {
    today,
    filters: readFilters(search, today),
    change: (filters) => setSearch(writeFilters(filters), { replace: true }),
  };
};

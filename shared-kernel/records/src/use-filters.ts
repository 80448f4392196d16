import type { CalendarDay } from 'shared-kernel/clock';
import { useSearchParams } from 'shared-kernel/router';
import { useToday } from 'shared-kernel/timer';
import type { Dates } from './day-range.ts';
import { type AnyRules, type FilterState, type QueryOf, queryOf, readFilters, writeFilters } from './filter-rules.ts';

/** A record page's filters as its address says them, and what changes them. */
export interface Filters<Rules extends AnyRules = AnyRules> extends FilterState {
  readonly rules: Rules;
  /** The merchant's day of now. */
  readonly today: CalendarDay;
  /** The fields of the request. */
  readonly query: QueryOf<Rules>;
  /** Something besides the dates and the place in the team narrows the list. */
  readonly isNarrowed: boolean;
  readonly setDates: (dates: Dates) => void;
  /** An empty value takes the filter away. */
  readonly set: (field: string, value: string) => void;
  /** Takes all filters away but the dates and the place in the team. */
  readonly clear: () => void;
  /** Shows a member's part of the team; undefined is the whole one. A step of the history: Back leads up again. */
  readonly drill: (parent: string | undefined) => void;
}

/** The page's filters live in its address: changing one replaces it, so that Back leaves the page and not the last filter. */
export const useFilters = <Rules extends AnyRules>(rules: Rules): Filters<Rules> => {
  const [search, setSearch] = useSearchParams();
  const today = useToday();
  const state = readFilters(rules, search, today);
  const change = (next: FilterState, isStep = false) =>
    setSearch(writeFilters(rules, next, search), { replace: !isStep });
  return {
    ...state,
    rules,
    today,
    query: queryOf(rules, state, today),
    isNarrowed: Object.keys(state.values).length > 0,
    setDates: (dates) => change({ ...state, dates }),
    set: (field, value) => {
      const { [field]: _, ...others } = state.values;
      change({ ...state, values: value === '' ? others : { ...others, [field]: value } });
    },
    clear: () => change({ ...state, values: {} }),
    drill: (parent) =>
      change({ dates: state.dates, values: state.values, ...(parent !== undefined && { parent }) }, true),
  };
};

import { GAME_CATEGORIES, type GameCategory } from 'shared-kernel/contracts/values';
import { checkRange, type Day, type DayRange, daysOf, type FixedRange, RANGES } from './record-range.ts';

export const STATUSES = ['settled', 'void'] as const;
export type BetStatus = (typeof STATUSES)[number];

/** What the page's address says. `from` and `to` belong to the range `custom`. */
export interface RecordFilters {
  readonly dates: { readonly range: FixedRange } | { readonly range: 'custom'; readonly from: Day; readonly to: Day };
  readonly status?: BetStatus;
  readonly gameType?: GameCategory;
  readonly vassalage?: string;
}

const DEFAULT_RANGE: FixedRange = 'today';
const MAX_VENDOR_LENGTH = 64;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

const datesIn = (search: URLSearchParams, today: Day): RecordFilters['dates'] => {
  const range = oneOf(RANGES, search.get('range')) ?? DEFAULT_RANGE;
  if (range !== 'custom') return { range };
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  return checkRange(from, to, today) === null ? { range, from, to } : { range: DEFAULT_RANGE };
};

/** The filters in an address; what is not understood counts as not said. */
export const readFilters = (search: URLSearchParams, today: Day): RecordFilters => {
  const status = oneOf(STATUSES, search.get('status'));
  const gameType = oneOf(GAME_CATEGORIES, search.get('gameType'));
  const vassalage = search.get('vassalage')?.slice(0, MAX_VENDOR_LENGTH);
  return {
    dates: datesIn(search, today),
    ...(status !== undefined && { status }),
    ...(gameType !== undefined && { gameType }),
    ...(vassalage && { vassalage }),
  };
};

/** The filters as an address's query; what is as from the start is left out. */
export const writeFilters = ({ dates, ...others }: RecordFilters): URLSearchParams => {
  const search = new URLSearchParams({ ...others });
  if (dates.range !== DEFAULT_RANGE) search.set('range', dates.range);
  if (dates.range === 'custom') {
    search.set('from', dates.from);
    search.set('to', dates.to);
  }
  return search;
};

/** First and last day that the filters ask for. */
export const filteredDays = ({ dates }: RecordFilters, today: Day): DayRange =>
  dates.range === 'custom' ? { startDate: dates.from, endDate: dates.to } : daysOf(dates.range, today);

/** True if something besides the dates narrows the list. */
export const isNarrowed = ({ status, gameType, vassalage }: RecordFilters): boolean =>
  status !== undefined || gameType !== undefined || vassalage !== undefined;

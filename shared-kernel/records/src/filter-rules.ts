import { toShortText } from '@shared-kernel/contracts/system/values';
import type { CalendarDay } from 'shared-kernel/clock';
import { checkRange, type Dates, type DayRange, daysOf, type FixedRange, MAX_DAYS, RANGES } from './day-range.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** What a choice is called and what can be chosen, in the player's language. */
export interface ChoiceWords {
  /** Title of the sheet: `Status`. */
  readonly label: string;
  /** The chip while nothing is chosen: `Any status`. */
  readonly any: string;
  readonly options: readonly Option[];
  /** The options are being fetched, or could not be. */
  readonly source?: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Said when the options could not be fetched. */
  readonly failed?: string;
}

/** One filter among known values. */
export interface Choice<Value extends string = string> {
  /** The values that an address may name; `'any'`: only the server knows them. */
  readonly values: readonly Value[] | 'any';
  /** A hook. `isNeeded`: a name or the options are on the screen, so that fetched ones are asked for. */
  readonly useWords: (isNeeded: boolean) => ChoiceWords;
}

/** A filter by a typed text: its hook answers the field's label. */
export interface Search {
  readonly useLabel: () => string;
}

export interface DateRules {
  /** The list is of now, and is asked for without days. */
  readonly isNone?: boolean;
  /** The longest range in days; by default 90. */
  readonly max?: number;
  /** The range of an address that names none: today. */
  readonly start?: FixedRange;
}

export interface FilterRules<Choices extends Record<string, Choice>, Searches extends Record<string, Search>> {
  readonly dates: DateRules;
  /** By the name of the request's field, in the order of the chips. */
  readonly choices: Choices;
  /** By the name of the request's field. */
  readonly searches: Searches;
  /** Who the list is about can be drilled into: the address names the member as `parent`. */
  readonly isTeam: boolean;
  /** Parameters of the address that no filter changes. */
  readonly keeps: readonly string[];
}

export type AnyRules = FilterRules<Record<string, Choice>, Record<string, Search>>;

type Chosen<C> = C extends Choice<infer Value> ? Value : never;

/** The request's fields that the filters fill. */
export type QueryOf<Rules extends AnyRules> = DayRange & {
  readonly [Field in keyof Rules['choices']]?: Chosen<Rules['choices'][Field]>;
} & { readonly [Field in keyof Rules['searches']]?: string } & { readonly parent?: string };

export interface FilterState {
  readonly dates: Dates;
  /** Chosen values and typed texts, by field. */
  readonly values: Readonly<Record<string, string>>;
  /** The member whose part of the team is shown. */
  readonly parent?: string;
}

const PARENT = 'parent';

const startOf = ({ dates }: AnyRules): FixedRange => dates.start ?? 'today';

/** The longest range of a page's filters, in days. */
export const maxDaysOf = ({ dates }: AnyRules): number => dates.max ?? MAX_DAYS;

const readDates = (rules: AnyRules, search: URLSearchParams, today: CalendarDay): Dates => {
  const start = { range: startOf(rules) };
  if (rules.dates.isNone) return start;
  const range = RANGES.find((name) => name === search.get('range'));
  if (range !== 'custom') return range === undefined ? start : { range };
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  return checkRange(from, to, today, maxDaysOf(rules)) === null ? { range, from, to } : start;
};

const readText = (search: URLSearchParams, field: string): string => toShortText(search.get(field) ?? '');

const isAllowed = ({ choices }: AnyRules, field: string, value: string): boolean => {
  const values = choices[field]?.values ?? 'any';
  return value !== '' && (values === 'any' || values.includes(value));
};

/** The filters in an address; what is not understood counts as not said. */
export const readFilters = (rules: AnyRules, search: URLSearchParams, today: CalendarDay): FilterState => {
  const fields = [...Object.keys(rules.choices), ...Object.keys(rules.searches)];
  const said = fields.map((field) => [field, readText(search, field)] as const);
  const parent = rules.isTeam ? readText(search, PARENT) : '';
  return {
    dates: readDates(rules, search, today),
    values: Object.fromEntries(said.filter(([field, value]) => isAllowed(rules, field, value))),
    ...(parent !== '' && { parent }),
  };
};

/** The filters as an address's query, beside what the page keeps of the one before; what is as from the start is left out. */
export const writeFilters = (
  rules: AnyRules,
  { dates, values, parent }: FilterState,
  before = new URLSearchParams(),
): URLSearchParams => {
  const kept = rules.keeps.map((name) => [name, readText(before, name)] as const).filter(([, value]) => value !== '');
  const search = new URLSearchParams({ ...Object.fromEntries(kept), ...values });
  if (parent !== undefined) search.set(PARENT, parent);
  if (dates.range !== startOf(rules)) search.set('range', dates.range);
  if (dates.range === 'custom') {
    search.set('from', dates.from);
    search.set('to', dates.to);
  }
  return search;
};

/** The filters as the fields of a request. */
export const queryOf = <Rules extends AnyRules>(
  rules: Rules,
  state: FilterState,
  today: CalendarDay,
): QueryOf<Rules> => {
  const { dates, values, parent } = state;
  const days = rules.dates.isNone ? {} : daysOf(dates, today);
  const query = { ...days, ...values, ...(parent !== undefined && { parent }) };
  // Each value was read by the rule of its field, which the type cannot follow.
  return query as unknown as QueryOf<Rules>;
};

import type { Choice, ChoiceWords, DateRules, FilterRules, Search } from './filter-rules.ts';

export interface Asked<Choices, Searches> {
  readonly dates?: DateRules;
  readonly choices?: Choices;
  readonly searches?: Searches;
  /** Parameters of the address that say which page it is: they stay whatever is filtered. */
  readonly keeps?: readonly string[];
}

/** The filters of a record page, as data: the address, the chips, the sheets and the request follow from it. */
export const defineFilters = <
  Choices extends Record<string, Choice> = Record<never, Choice>,
  Searches extends Record<string, Search> = Record<never, Search>,
>({
  choices = {} as Choices,
  searches = {} as Searches,
  dates = {},
  keeps = [],
}: Asked<Choices, Searches>): FilterRules<Choices, Searches> => ({
  dates,
  choices,
  searches,
  keeps,
  isTeam: false,
});

/** A choice of the page's own: its values, and a hook with their words. */
export const defineChoice = <Value extends string>(
  values: readonly Value[],
  useWords: () => ChoiceWords,
): Choice<Value> => ({ values, useWords });

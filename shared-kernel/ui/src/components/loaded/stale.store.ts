import { createStore } from 'shared-kernel/store';
import type { FailedQuery } from './failed-query.ts';

/** What could not be brought up to date, in the order of failing; by name, since each render has another query. */
export type StaleQueries = Readonly<Record<string, FailedQuery>>;

export const staleStore = createStore<StaleQueries>(() => ({}));

export const nameStale = (name: string, query: FailedQuery): void => {
  staleStore.setState((stale) => ({ ...stale, [name]: query }), true);
};

export const forgetStale = (name: string): void => {
  staleStore.setState(({ [name]: _, ...others }) => others, true);
};

import { Skeleton } from '@shared-kernel/ui/skeleton';
import type { Examples } from '../../gallery/examples.ts';
import { Loaded, type LoadedQuery } from './loaded.tsx';

const NEVER: LoadedQuery<string> = {
  data: undefined,
  isError: false,
  isRefetchError: false,
  isFetching: false,
  refetch: () => undefined,
};
const FAILED = { ...NEVER, isError: true };

const of = (query: LoadedQuery<string>, look: 'page' | 'part' | 'line') => (
  <Loaded
    query={query}
    fallback={<Skeleton height={72} radius="3" />}
    errorFallback={{ title: 'The figures did not load' }}
    variant={look}
  >
    {(text) => <p>{text}</p>}
  </Loaded>
);

export const examples: Examples = {
  waiting: () => of(NEVER, 'part'),
  'failed, a page': () => of(FAILED, 'page'),
  'failed, a part of a page': () => of(FAILED, 'part'),
  'failed, a line in a card': () => of(FAILED, 'line'),
  'a newer answer did not come': () => of({ ...FAILED, data: 'Placed bets: 142', isRefetchError: true }, 'part'),
};

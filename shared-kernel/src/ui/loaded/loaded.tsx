import type { ReactNode } from 'react';
import { useKitTexts } from 'shared-kernel/kit';
import { FailedState } from 'shared-kernel/ui/failed-state';
import { FailedLine } from './failed-line.tsx';

export { FailedLine } from './failed-line.tsx';

/** What of a query is looked at: any of `useApi` and `useApiPages` fits. */
export interface LoadedQuery<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  /** There is an answer, and a newer one did not come. */
  readonly isRefetchError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface LoadedProps<Data> {
  readonly query: LoadedQuery<Data>;
  /** A skeleton in the size of what comes. */
  readonly wait: ReactNode;
  /** What did not come, and what is safe; the kit has words for both. */
  readonly failed?: { readonly title?: string; readonly text?: ReactNode };
  /** How a failure stands there: as a page with a drawing, as a part of one, or as a line in a card. */
  readonly look?: 'page' | 'part' | 'line';
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/**
 * The states of a query, the same everywhere: waiting, failed with Retry, empty, and the data. What is there stays when a
 * newer answer does not come, under a line that says so.
 */
export const Loaded = <Data,>({
  query,
  wait,
  failed = {},
  look = 'part',
  isEmpty,
  empty = null,
  children,
}: LoadedProps<Data>): ReactNode => {
  const kit = useKitTexts();
  const { data } = query;
  if (data !== undefined)
    return (
      <>
        {query.isRefetchError && <FailedLine text={kit('failed.stale')} query={query} />}
        {isEmpty?.(data) === true ? empty : children(data)}
      </>
    );
  if (!query.isError) return wait;
  if (look === 'line') return <FailedLine text={failed.title ?? kit('failed.title')} query={query} />;
  return (
    <FailedState
      {...failed}
      isSmall={look === 'part'}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
};

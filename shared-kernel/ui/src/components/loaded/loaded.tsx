import type { ReactNode } from 'react';
import { isApiError } from 'shared-kernel/api';
import { useKitTexts } from 'shared-kernel/kit';
import { late } from 'shared-kernel/late';
import { busyText } from './busy-text.tsx';
import { FailedLine } from './failed-line.tsx';
import { FailedPage } from './failed-page.tsx';
import type { FailedQuery } from './failed-query.ts';

export { FailedLine } from './failed-line.tsx';

/** Comes with the first newer answer that did not: what is there stands without it. */
const StaleLine = late(() => import('./stale-line.tsx').then((module) => module.StaleLine));

/** What of a query is looked at: any of `useApi` and `useApiPages` fits. */
export interface LoadedQuery<Data> extends FailedQuery {
  readonly data: Data | undefined;
  readonly isError: boolean;
  /** There is an answer, and a newer one did not come. */
  readonly isRefetchError: boolean;
}

interface LoadedProps<Data> {
  readonly query: LoadedQuery<Data>;
  /** A skeleton in the size of what comes. */
  readonly wait: ReactNode;
  /** What did not come, and what is safe; the kit has words for both. */
  readonly failed?: { readonly title?: string; readonly text?: ReactNode };
  /** How a failure stands there: as a page with a drawing, or as one part of it, in the size of what waits. */
  readonly look?: 'page' | 'part' | 'line';
  /** What stands where the server says that there is no such thing (`not.found`): asked again it would say the same. */
  readonly missing?: ReactNode;
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/**
 * The states of a query, the same everywhere: waiting, failed with Retry, empty, and the data. What is there stays when a
 * newer answer does not come, under a line that says so, once for all parts of a page.
 */
export const Loaded = <Data,>({
  query,
  wait,
  failed = {},
  look = 'part',
  missing,
  isEmpty,
  empty = null,
  children,
}: LoadedProps<Data>): ReactNode => {
  const kit = useKitTexts();
  const { data } = query;
  if (data !== undefined)
    return (
      <>
        <StaleLine isAsked={query.isRefetchError} query={query} />
        {isEmpty?.(data) === true ? empty : children(data)}
      </>
    );
  if (!query.isError) return wait;
  if (missing !== undefined && isApiError(query.error) && query.error.code === 'not.found') return missing;
  const busy = busyText(query.error);
  if (look === 'page') return <FailedPage title={failed.title} text={busy ?? failed.text} query={query} />;
  return <FailedLine text={busy ?? failed.title ?? kit('failed.title')} query={query} room={wait} />;
};

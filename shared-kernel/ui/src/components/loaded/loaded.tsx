import type { ReactNode } from 'react';
import { isApiError } from 'shared-kernel/api';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { lazyComponent } from 'shared-kernel/lazy';
import { busyText } from './busy-text.tsx';
import { FailedLine } from './failed-line.tsx';
import { FailedPage } from './failed-page.tsx';
import type { FailedQuery } from './failed-query.ts';

export { FailedLine } from './failed-line.tsx';

/** Comes with the first newer answer that did not: what is there stands without it. */
const StaleLine = lazyComponent(() => import('./stale-line.tsx').then((module) => module.StaleLine));

/** What of a query is looked at: any of `useApi` and `useInfiniteApi` fits. */
export interface LoadedQuery<Data> extends FailedQuery {
  readonly data: Data | undefined;
  readonly isError: boolean;
  /** There is an answer, and a newer one did not come. */
  readonly isRefetchError: boolean;
}

interface LoadedProps<Data> {
  readonly query: LoadedQuery<Data>;
  /** A skeleton in the size of what comes. */
  readonly fallback: ReactNode;
  /** What did not come, and what is safe; the common texts have words for both. */
  readonly errorFallback?: { readonly title?: string; readonly text?: ReactNode };
  /** How a failure stands there: as a page with a drawing, or as one part of it, in the size of what waits. */
  readonly variant?: 'page' | 'part' | 'line';
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
  fallback,
  errorFallback = {},
  variant = 'part',
  missing,
  isEmpty,
  empty = null,
  children,
}: LoadedProps<Data>): ReactNode => {
  const tCommon = useCommonTexts();
  const { data } = query;
  if (data !== undefined)
    return (
      <>
        <StaleLine enabled={query.isRefetchError} query={query} />
        {isEmpty?.(data) === true ? empty : children(data)}
      </>
    );
  if (!query.isError) return fallback;
  if (missing !== undefined && isApiError(query.error) && query.error.code === 'not.found') return missing;
  const busy = busyText(query.error);
  if (variant === 'page')
    return <FailedPage title={errorFallback.title} text={busy ?? errorFallback.text} query={query} />;
  return <FailedLine text={busy ?? errorFallback.title ?? tCommon('failed.title')} query={query} room={fallback} />;
};

import type { ReactNode } from 'react';
import type { Breadcrumb } from './team-bar.tsx';

/** What the first answer of a record list says about the whole of it. */
export interface RecordSummary<Footer> {
  /** Sums over all rows of the filters; later answers may leave them out. */
  readonly footer?: Footer | undefined;
  /** Of a team page: the members above the one that is shown. */
  readonly trail?: Breadcrumb | undefined;
}

/** A list that comes page by page: what `useInfiniteApi` hands back. */
export interface RecordPages<Row, Footer> {
  readonly data: { readonly first: RecordSummary<Footer>; readonly rows: readonly Row[] } | undefined;
  readonly isRefetchError: boolean;
  readonly isError: boolean;
  /** Why it failed: of a page, or of all. */
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/** A name and what stands under or beside it. */
export interface Field {
  readonly name: string;
  readonly value: ReactNode;
}

/** One sum of the bar that stays in view. */
export interface Total<Footer> {
  readonly name: string;
  readonly of: (footer: Footer) => string;
  /** `outcome`: won or lost, with sign and colour; `count`: a plain number. By default an amount. */
  readonly kind?: 'amount' | 'outcome' | 'count';
}

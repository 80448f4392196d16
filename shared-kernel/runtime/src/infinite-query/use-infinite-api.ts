import type { AnyEndpoint, InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ApiError, callApi } from 'shared-kernel/api';
import { infiniteQueryOptions, metaOf, type QueryExtra, useInfiniteQuery, useIsEnabled } from 'shared-kernel/query';

const FIRST_PAGE = 1;

/** What the answer of a paged call says about itself: it may leave its number out; `asOf` is the moment that its later pages keep to. */
interface Page {
  readonly pageNum?: number | undefined;
  readonly totalPages: number;
  readonly asOf?: string | undefined;
}

interface PageParam {
  readonly pageNo: number;
  readonly asOf?: string | undefined;
}

/** Under which name a call is asked for a page. */
type PageField = 'pageNo' | 'page';

/** An endpoint whose answers are pages. */
type Paged<E extends AnyEndpoint> = ValueOf<E> extends Page ? E : never;
type PagesInput<E extends AnyEndpoint> = Omit<InputOf<E>, PageField | 'asOf'>;

export interface InfiniteExtra<Value, Row>
  extends Pick<QueryExtra<Value>, 'enabled' | 'staleTime' | 'gcTime' | 'refetchOnWindowFocus' | 'refreshedBy'> {
  /** Where a page has its rows. One function for all renders. */
  readonly rows: (page: Value) => readonly Row[];
  /** A row that came with an earlier page is not shown twice: lists grow at their head while they are read. */
  readonly rowId: (row: Row) => string;
  /** Shows the rows of the last question until the answer to this one is here. */
  readonly keepsRows?: boolean;
  /** `pageNo` unless the call has another name for it. */
  readonly pageField?: PageField;
}

export interface InfiniteRows<Value, Row> {
  /** The first page, for what it says about the whole: sums, how many. */
  readonly first: Value;
  readonly rows: readonly Row[];
}

const joinPages =
  <Value, Row>({ rows, rowId }: Pick<InfiniteExtra<Value, Row>, 'rows' | 'rowId'>) =>
  ({ pages }: InfiniteData<Value>): InfiniteRows<Value, Row> => {
    const known = new Map<string, Row>();
    for (const row of pages.flatMap(rows)) if (!known.has(rowId(row))) known.set(rowId(row), row);
    return { first: pages[0] as Value, rows: [...known.values()] };
  };

const nextPage = ({ pageNum, totalPages }: Page, [first]: readonly Page[], asked: PageParam): PageParam | undefined => {
  const shown = pageNum ?? asked.pageNo;
  return shown < totalPages
    ? { pageNo: shown + 1, ...(first?.asOf === undefined ? {} : { asOf: first.asOf }) }
    : undefined;
};

/** Query options of a paged call, under the key `[path, input, 'pages']`: for a prefetch, and under `useInfiniteApi`. */
export const infiniteApiQuery = <E extends AnyEndpoint, Row>(
  endpoint: E & Paged<E>,
  input: PagesInput<E>,
  { rows, rowId, refreshedBy, keepsRows, pageField = 'pageNo', ...extra }: InfiniteExtra<ValueOf<E>, Row>,
) =>
  infiniteQueryOptions<ValueOf<E>, ApiError, InfiniteRows<ValueOf<E>, Row>, readonly unknown[], PageParam>({
    queryKey: [endpoint.path, input, 'pages'],
    queryFn: ({ pageParam: { pageNo, ...mark }, signal }) =>
      callApi<E>(endpoint, { ...input, [pageField]: pageNo, ...mark } as InputOf<E>, { signal }),
    initialPageParam: { pageNo: FIRST_PAGE },
    getNextPageParam: nextPage,
    select: joinPages({ rows, rowId }),
    meta: metaOf(endpoint, refreshedBy),
    ...(keepsRows && { placeholderData: (before) => before }),
    ...extra,
  });

/**
 * The rows of a paged call, growing with `fetchNextPage`: the way to read a long list. Everything else as in `useApi`.
 * Later pages keep to the first one's `asOf` where the contract has it.
 */
export const useInfiniteApi = <E extends AnyEndpoint, Row>(
  endpoint: E & Paged<E>,
  input: PagesInput<E>,
  extra: InfiniteExtra<ValueOf<E>, Row>,
): UseInfiniteQueryResult<InfiniteRows<ValueOf<E>, Row>, ApiError> => {
  const { rows, rowId } = extra;
  // One function for as long as the rows are found the same way: the pages are joined when they change, not at each render.
  const select = useMemo(() => joinPages({ rows, rowId }), [rows, rowId]);
  const enabled = useIsEnabled(endpoint, extra.enabled);
  return useInfiniteQuery({ ...infiniteApiQuery(endpoint, input, extra), select, enabled });
};

import { type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ApiError } from '../api/api.d.ts';
import type { AnyEndpoint, InputOf, ValueOf } from '../contracts/endpoint.d.ts';
import type { QueryExtra } from './api-query.d.ts';
/** What the answer of a paged call says about itself; `asOf` is the moment that its later pages keep to. */
interface Page {
    readonly pageNum: number;
    readonly totalPages: number;
    readonly asOf?: string | undefined;
}
interface PageParam {
    readonly pageNo: number;
    readonly asOf?: string | undefined;
}
/** An endpoint whose answer names its page. */
type Paged<E extends AnyEndpoint> = ValueOf<E> extends Page ? E : never;
type PagesInput<E extends AnyEndpoint> = Omit<InputOf<E>, 'pageNo' | 'asOf'>;
export interface PagesExtra<Value, Row> extends Pick<QueryExtra<Value>, 'enabled' | 'staleTime' | 'gcTime' | 'refetchOnWindowFocus' | 'refreshedBy'> {
    /** Where a page has its rows. One function for all renders. */
    readonly rows: (page: Value) => readonly Row[];
    /** A row that came with an earlier page is not shown twice: lists grow at their head while they are read. */
    readonly rowId: (row: Row) => string;
    /** Shows the rows of the last question until the answer to this one is here. */
    readonly keepsRows?: boolean;
}
export interface Pages<Value, Row> {
    /** The first page, for what it says about the whole: sums, how many. */
    readonly first: Value;
    readonly rows: readonly Row[];
}
/** Query options of a paged call, under the key `[path, input, 'pages']`: for a prefetch, and under `useApiPages`. */
export declare const apiPages: <E extends AnyEndpoint, Row>(endpoint: E & Paged<E>, input: PagesInput<E>, { rows, rowId, refreshedBy, keepsRows, ...extra }: PagesExtra<ValueOf<E>, Row>) => import("@tanstack/react-query").OmitKeyof<import("@tanstack/react-query").UseInfiniteQueryOptions<ValueOf<E>, ApiError, Pages<ValueOf<E>, Row>, readonly unknown[], PageParam>, "queryFn"> & {
    queryFn?: import("@tanstack/react-query").QueryFunction<ValueOf<E>, readonly unknown[], PageParam>;
} & import("@tanstack/react-query").QueryKeyWithDataTag<readonly unknown[], InfiniteData<ValueOf<E>, unknown>, ApiError>;
/**
 * The rows of a paged call, growing with `fetchNextPage`: the way to read a long list. Everything else as in `useApi`.
 * Later pages keep to the first one's `asOf` where the contract has it.
 */
export declare const useApiPages: <E extends AnyEndpoint, Row>(endpoint: E & Paged<E>, input: PagesInput<E>, extra: PagesExtra<ValueOf<E>, Row>) => UseInfiniteQueryResult<Pages<ValueOf<E>, Row>, ApiError>;
export {};

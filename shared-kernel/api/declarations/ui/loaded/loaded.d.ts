import type { ReactNode } from 'react';
export { FailedLine } from './failed-line.d.ts';
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
    readonly failed?: {
        readonly title?: string;
        readonly text?: ReactNode;
    };
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
export declare const Loaded: <Data>({ query, wait, failed, look, isEmpty, empty, children, }: LoadedProps<Data>) => ReactNode;

import { type ReactNode } from 'react';
/** More is asked for this close to the bottom, at most this often (specification: browsing §4, §9). */
export declare const MORE_WITHIN_PX = 500;
export declare const MORE_EVERY_MS = 1000;
interface InfiniteListProps {
    readonly hasMore: boolean;
    readonly isLoading: boolean;
    /** The last page did not come: what is there stays, and asking waits for Retry. */
    readonly error?: unknown;
    readonly onMore: () => void;
    readonly children: ReactNode;
    /** What did not come, if not `The next ones`. */
    readonly failedText?: string;
    /** Said at the end of everything; nothing when left out. */
    readonly endText?: string;
}
/** A list that grows as it is read. Its rows and their first loading, empty and failed states belong to the page. */
export declare const InfiniteList: ({ hasMore, isLoading, error, onMore, children, failedText, endText, }: InfiniteListProps) => import("react").JSX.Element;
export {};

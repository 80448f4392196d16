import { type ReactNode } from 'react';
export interface VirtualEntriesProps<Item> {
    /** What the list holds, for those who listen. */
    readonly label?: string;
    readonly items: readonly Item[];
    readonly idOf: (item: Item) => string;
    readonly renderItem: (item: Item, index: number) => ReactNode;
    /** How high an entry is, in pixels, until it has been seen. */
    readonly estimate: (index: number) => number;
    /** More entries are to come, so nobody knows how many there are. */
    readonly isOpenEnded?: boolean;
}
/**
 * Entries of which only those near the screen are rendered, in one column or several, scrolled with the page. Each is a
 * list item of its own that says its place among all of them, in the order of the items; empty places are not there.
 */
export declare const VirtualEntries: <Item>(props: VirtualEntriesProps<Item> & {
    readonly columns: number;
}) => import("react").JSX.Element;

import { type VirtualEntriesProps } from './virtual-entries.d.ts';
export type VirtualListProps<Item> = VirtualEntriesProps<Item>;
/** A long list, over some two hundred entries: only what is near the screen is rendered. Space between entries is the entry's own. */
export declare const VirtualList: <Item>(props: VirtualListProps<Item>) => import("react").JSX.Element;

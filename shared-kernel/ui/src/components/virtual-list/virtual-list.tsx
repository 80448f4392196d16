import { VirtualEntries, type VirtualEntriesProps } from './virtual-entries.tsx';

export type VirtualListProps<Item> = VirtualEntriesProps<Item>;

/** A long list, over some two hundred entries: only what is near the screen is rendered. Space between entries is the entry's own. */
export const VirtualList = <Item,>(props: VirtualListProps<Item>) => <VirtualEntries {...props} columns={1} />;

import { VirtualEntries, type VirtualEntriesProps } from '../virtual-list/virtual-entries.tsx';

interface VirtualGridProps<Item> extends VirtualEntriesProps<Item> {
  readonly label: string;
  /** Entries side by side; those of one line have one height. */
  readonly columns: number;
}

/**
 * Many tiles in columns: only the lines near the screen are rendered. For those who listen it is one list of tiles, each
 * with its place among all; arrow keys go from tile to tile as they lie. Space between tiles is the tile's own.
 */
export const VirtualGrid = <Item,>(props: VirtualGridProps<Item>) => <VirtualEntries {...props} />;

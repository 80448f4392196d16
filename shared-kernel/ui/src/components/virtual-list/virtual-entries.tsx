import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { useKeptEntry } from './use-kept-entry.ts';
import styles from './virtual-list.module.css';

/** Lines that are rendered beyond what is seen, on either side. */
const OVERSCAN = 4;

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
  /** How many there are in all, where that is known before they have come; at least as many as have. */
  readonly total?: number;
}

/** Entries side by side stand in one line, which is as high as the highest of them. */
const heightOfLine = (first: HTMLLIElement): number => {
  let height = 0;
  let entry: Element | null = first;
  while (entry instanceof HTMLElement && entry.dataset.index === first.dataset.index) {
    height = Math.max(height, entry.offsetHeight);
    entry = entry.nextElementSibling;
  }
  return height;
};

/** Where the list begins on the page, in pixels from its top. */
const useTop = (list: RefObject<HTMLElement | null>): number => {
  const [top, setTop] = useState(0);
  // After every render: what stands above the list may have grown.
  useLayoutEffect(() => {
    if (list.current !== null) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });
  return top;
};

/**
 * Entries of which only those near the screen are rendered, in one column or several, scrolled with the page. Each is a
 * list item of its own that says its place among all of them, in the order of the items; empty places are not there.
 */
export const VirtualEntries = <Item,>(props: VirtualEntriesProps<Item> & { readonly columns: number }) => {
  const { label, items, idOf, renderItem, estimate, isOpenEnded = false, total, columns } = props;
  const { list, kept, ...handlers } = useKeptEntry(items.length, columns);
  const top = useTop(list);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: Math.ceil(items.length / columns),
    estimateSize: (line) => estimate(line * columns),
    getItemKey: (line) => idOf(items[line * columns] as Item),
    overscan: OVERSCAN,
    ...(columns > 1 && { measureElement: heightOfLine }),
    scrollMargin: top,
    // It scrolls to where it starts: the page stays where it is. Painted without a window, it starts at its top.
    initialOffset: () => (typeof window === 'undefined' ? 0 : window.scrollY),
    useFlushSync: false,
    rangeExtractor: (range: Range) => {
      const lines = new Set([...defaultRangeExtractor(range), ...kept.map((index) => Math.floor(index / columns))]);
      return [...lines].sort((one, other) => one - other);
    },
  });
  const count = isOpenEnded ? -1 : Math.max(total ?? 0, items.length);
  const entriesOf = (line: number) => items.slice(line * columns, (line + 1) * columns);
  return (
    <ul
      ref={list}
      className={styles.list}
      aria-label={label}
      style={{ height: virtualizer.getTotalSize() }}
      {...handlers}
    >
      {virtualizer.getVirtualItems().flatMap(({ index: line, start }) =>
        entriesOf(line).map((item, column) => {
          const index = line * columns + column;
          return (
            <li
              key={idOf(item)}
              ref={column === 0 ? virtualizer.measureElement : undefined}
              className={styles.entry}
              aria-posinset={index + 1}
              aria-setsize={count}
              data-index={line}
              data-entry={index}
              style={{
                transform: `translateY(${start - top}px)`,
                insetInlineStart: `${(column * 100) / columns}%`,
                width: `${100 / columns}%`,
              }}
            >
              {renderItem(item, index)}
            </li>
          );
        }),
      )}
    </ul>
  );
};

import type { VirtualListProps } from '@shared-kernel/ui/virtual-list';
import { type JSX, type RefObject, useEffect, useState } from 'react';

/** From so many rows on, those far from the screen are not rendered. */
export const LONG_LIST = 200;

/** Height of a row that has never been seen, in pixels. */
const USUAL_HEIGHT = 130;

interface Virtual {
  readonly List: <Row>(props: VirtualListProps<Row>) => JSX.Element;
  readonly estimate: (index: number) => number;
}

const heightsIn = (list: HTMLElement | null): readonly number[] =>
  Array.from(list?.children ?? [], (row) => (row instanceof HTMLElement ? row.offsetHeight : 0));

/**
 * What renders a long list, once it is needed and has come; until then, and if it does not come, the plain list goes on.
 * It takes over the heights of the rows that stand there, so that nothing jumps.
 */
export const useVirtualList = (count: number, plainList: RefObject<HTMLElement | null>): Virtual | null => {
  const [virtual, setVirtual] = useState<Virtual | null>(null);
  const isLong = count > LONG_LIST;
  useEffect(() => {
    if (!isLong) return;
    let isWanted = true;
    import('@shared-kernel/ui/virtual-list').then(
      ({ VirtualList }) => {
        if (!isWanted) return;
        const heights = heightsIn(plainList.current);
        setVirtual({ List: VirtualList, estimate: (index) => heights[index] || USUAL_HEIGHT });
      },
      () => {},
    );
    return () => {
      isWanted = false;
      setVirtual(null);
    };
  }, [isLong, plainList]);
  return virtual;
};

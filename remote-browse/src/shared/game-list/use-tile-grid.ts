import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** As the plain grid's style says it: with large text there is room for two tiles of a line. */
const NARROWEST_REM = 5.5;
const NARROWEST_SHARE = 0.3;
/** Art is 3:4; under it stand the name, the vendor and the room to the next line, in px and in lines of text. */
const ART_SHAPE = 4 / 3;
const GAP_X_PX = 10;
const UNDER_PX = 18;
const TEXT_LINES = 2;

/** A phone's column, until it has been measured. */
const USUAL = { width: 358, rem: 16 } as const;

const measure = (box: HTMLElement | null) => {
  const width = box?.clientWidth || USUAL.width;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL.rem;
  return { width, rem };
};

/**
 * How many tiles stand side by side, and how high a line of them is before it has been seen: near enough that what lies
 * below stands where it will, also on coming back to a place far down.
 */
export const useTileGrid = (box: RefObject<HTMLElement | null>, usual: number) => {
  const [{ width, rem }, setSize] = useState<{ readonly width: number; readonly rem: number }>(USUAL);
  useLayoutEffect(() => {
    const update = () =>
      setSize((before) => {
        const next = measure(box.current);
        return next.width === before.width && next.rem === before.rem ? before : next;
      });
    update();
    window.addEventListener('resize', update);
    // Text that grows makes the page grow, and the window not.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(update);
    observer?.observe(document.documentElement);
    return () => {
      window.removeEventListener('resize', update);
      observer?.disconnect();
    };
  }, [box]);
  const columns = NARROWEST_REM * rem > NARROWEST_SHARE * width ? usual - 1 : usual;
  const height = (width / columns - GAP_X_PX) * ART_SHAPE + UNDER_PX + TEXT_LINES * rem;
  const lineHeight = useCallback(() => Math.round(height), [height]);
  return { columns, lineHeight };
};

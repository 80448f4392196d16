import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { prefersStillness } from 'shared-kernel/motion';

/** Half a pixel more or less is the browser's rounding. */
const ROUNDING_PX = 1;

interface Ends {
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
}

const endsOf = (row: HTMLElement): Ends => ({
  hasBefore: row.scrollLeft > ROUNDING_PX,
  hasAfter: row.scrollLeft + row.clientWidth < row.scrollWidth - ROUNDING_PX,
});

/** Moves a row by what is in view of it, and knows what lies beyond its ends. What is chosen comes into view by itself. */
export const useStripSteps = (rowRef: RefObject<HTMLElement | null>, chosen: string | undefined) => {
  const [ends, setEnds] = useState<Ends>({ hasBefore: false, hasAfter: false });
  useEffect(() => {
    const row = rowRef.current;
    if (row === null) return;
    const update = () =>
      setEnds((before) => {
        const next = endsOf(row);
        return next.hasBefore === before.hasBefore && next.hasAfter === before.hasAfter ? before : next;
      });
    update();
    row.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      row.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [rowRef]);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current === (chosen ?? '')) return;
    shown.current = chosen ?? '';
    const row = rowRef.current;
    const button = row?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (row === null || button == null) return;
    const left = button.offsetLeft - row.offsetLeft;
    const isInView =
      left >= row.scrollLeft - ROUNDING_PX &&
      left + button.offsetWidth <= row.scrollLeft + row.clientWidth + ROUNDING_PX;
    if (!isInView) row.scrollTo?.({ left });
  }, [rowRef, chosen]);
  const step = useCallback(
    (direction: 1 | -1) => {
      const row = rowRef.current;
      row?.scrollBy?.({ left: direction * row.clientWidth, behavior: prefersStillness() ? 'auto' : 'smooth' });
    },
    [rowRef],
  );
  return { ...ends, step };
};

import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'shared-kernel/router';

/** The part of the page that its address may name: focused, at the top, as soon as what stands above it has its size. */
export const usePart = (name: string, isPlaced: boolean): RefObject<HTMLElement | null> => {
  const part = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressed again, it is another entry of the history.
  useEffect(() => {
    if (!isPlaced || hash !== `#${name}`) return;
    // The frame focuses the heading of a new page first.
    const frame = requestAnimationFrame(() => {
      part.current?.focus({ preventScroll: true });
      part.current?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [name, isPlaced, hash, key]);
  return part;
};

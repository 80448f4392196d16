import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'shared-kernel/router';

/** The part of the page that its address may name: focused, at the top, as soon as what stands above it has its size. */
export const usePart = (name: string, isPlaced: boolean): RefObject<HTMLElement | null> => {
  const part = useRef<HTMLElement>(null);
  // Pressed again, the same address is another location.
  const location = useLocation();
  useEffect(() => {
    if (!isPlaced || location.hash !== `#${name}`) return;
    // The frame focuses the heading of a new page first.
    const frame = requestAnimationFrame(() => {
      part.current?.focus({ preventScroll: true });
      part.current?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [name, isPlaced, location]);
  return part;
};

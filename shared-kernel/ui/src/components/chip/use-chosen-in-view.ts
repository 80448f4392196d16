import { useLayoutEffect, useRef } from 'react';

/** How far a line has to be scrolled for one of its chips to stand whole inside of it. */
const missing = (line: DOMRect, chip: DOMRect, gutter: number): number => {
  if (chip.right > line.right - gutter) return chip.right - line.right + gutter;
  return Math.min(0, chip.left - line.left - gutter);
};

/** Brings the pressed chip of a line into view when another is pressed than before, and leaves the line alone otherwise. */
export const useChosenInView = <Line extends HTMLElement>() => {
  const line = useRef<Line>(null);
  const seen = useRef<Element | null>(null);
  // After every render: which chip is pressed is known to the chips alone.
  useLayoutEffect(() => {
    const chosen = line.current?.querySelector('[aria-pressed="true"]') ?? null;
    if (chosen === seen.current) return;
    seen.current = chosen;
    if (line.current === null || chosen === null) return;
    const gutter = Number.parseFloat(getComputedStyle(line.current).paddingInlineStart) || 0;
    line.current.scrollLeft += missing(line.current.getBoundingClientRect(), chosen.getBoundingClientRect(), gutter);
  });
  return line;
};

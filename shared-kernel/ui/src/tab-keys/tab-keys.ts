import type { KeyboardEvent } from 'react';

/** Where a key leads from a tab at `at`, of so many; undefined for a key that is none of a tab list's. */
const placeAfter = (key: string, at: number, count: number): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  return step === undefined ? undefined : (at + step + count) % count;
};

/**
 * The keys of a tab list, for the element with `role="tablist"`: arrows go round and choose, Home and End choose the first
 * and the last, the focus follows without moving the page. The chosen tab alone is a stop of the tab key (`tabIndex`).
 */
export const tabKeys =
  <Value>(values: readonly Value[], value: Value, onChange: (value: Value) => void) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const place = placeAfter(event.key, values.indexOf(value), values.length);
    const next = place === undefined ? undefined : values[place];
    if (place === undefined || next === undefined) return;
    event.preventDefault();
    onChange(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus({ preventScroll: true });
  };

import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

const entryOf = (target: EventTarget): number => {
  const entry = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
  return Number(entry?.dataset.entry ?? -1);
};

/** Where a key leads from an entry; undefined for any other key. */
const targetOf = ({ key, ctrlKey }: KeyboardEvent, at: number, count: number, columns: number): number | undefined => {
  if (ctrlKey) return { Home: 0, End: count - 1 }[key];
  const step = { ArrowDown: columns, ArrowUp: -columns, ...(columns > 1 && { ArrowRight: 1, ArrowLeft: -1 }) }[key];
  const target = at + (step ?? 0);
  return step === undefined || target < 0 || target >= count ? undefined : target;
};

/**
 * The entry that has the focus. It and its neighbours stay rendered wherever the page is scrolled to: the focus is not
 * lost with the window, and Tab goes on to the next entry and not to one far away. Arrow keys go from entry to entry,
 * Ctrl with Home or End to the ends, rendered or not.
 */
export const useKeptEntry = (count: number, columns: number) => {
  const [kept, setKept] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const entry = list.current?.querySelector(`[data-entry="${wanted.current}"]`);
    const target = entry?.querySelector<HTMLElement>(FOCUSABLE);
    if (!target) return;
    wanted.current = null;
    target.focus();
  });
  return {
    list,
    kept: kept === null ? [] : [kept - 1, kept, kept + 1].filter((index) => index >= 0 && index < count),
    onFocus: (event: FocusEvent) => setKept(entryOf(event.target)),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setKept(null);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const target = targetOf(event, entryOf(event.target), count, columns);
      if (target === undefined) return;
      event.preventDefault();
      wanted.current = target;
      setKept(target);
    },
  };
};

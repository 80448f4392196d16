import { useLayoutEffect, useRef } from 'react';
import type { ThreadMessage } from './bubble.tsx';

/** Whoever is this near the end of the page is reading the newest. */
const NEAR_PX = 160;

const isNearEnd = (): boolean => {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollHeight - clientHeight - scrollTop < NEAR_PX;
};

/**
 * Keeps the newest message in view: when the thread is opened, when the player has written, and when another's comes for
 * somebody who stands at the end. Hands back what marks the end.
 */
export const useFollow = (messages: readonly ThreadMessage[], isOn: boolean) => {
  const end = useRef<HTMLDivElement>(null);
  const seen = useRef<string | undefined>(undefined);
  const wasNear = useRef(true);
  const newest = messages.at(-1);
  useLayoutEffect(() => {
    const note = () => {
      wasNear.current = isNearEnd();
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  useLayoutEffect(() => {
    if (!isOn || newest === undefined || newest.id === seen.current) return;
    const isFirst = seen.current === undefined;
    seen.current = newest.id;
    if (isFirst || newest.isOwn || wasNear.current) end.current?.scrollIntoView({ block: 'end' });
  }, [newest, isOn]);
  return end;
};

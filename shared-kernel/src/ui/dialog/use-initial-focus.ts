import { useRef } from 'react';

/** The browser shows a ring on what was focused: whoever opened this is at the keyboard. */
const isAtKeyboard = (): boolean => document.activeElement?.matches(':focus-visible') ?? false;

/**
 * Where the focus goes when a modal opens: for a player at the keyboard to the first control, as usual; for anybody
 * else, and when it opens by itself, to the modal as a whole, which is read out and shows no ring.
 */
export const useInitialFocus = () => {
  const ref = useRef<HTMLDivElement>(null);
  return { ref, initialFocus: () => (isAtKeyboard() ? true : ref.current) };
};

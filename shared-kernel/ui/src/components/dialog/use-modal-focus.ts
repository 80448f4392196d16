import { useRef } from 'react';
import { focusAfter, rememberOpener } from './focus-return.ts';

/** The browser shows a ring on what was focused: whoever opened this is at the keyboard. */
const isAtKeyboard = (): boolean => document.activeElement?.matches(':focus-visible') ?? false;

/** The focus has gone on already: to the next question, to the page that was gone to. */
const isElsewhere = (modal: HTMLElement | null): boolean => {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && modal?.contains(activeElement) !== true;
};

/**
 * Where the focus goes when a modal opens: for a player at the keyboard to the first control, as usual; for anybody
 * else, and when it opens by itself, to the modal as a whole, which is read out and shows no ring. And where it goes
 * when the modal closes: it is never lost.
 */
export const useModalFocus = () => {
  const ref = useRef<HTMLDivElement>(null);
  const from = useRef<HTMLElement | undefined>(undefined);
  return {
    ref,
    initialFocus: () => {
      from.current = rememberOpener();
      return isAtKeyboard() ? true : ref.current;
    },
    finalFocus: () => (isElsewhere(ref.current) ? false : focusAfter(from.current)),
  };
};

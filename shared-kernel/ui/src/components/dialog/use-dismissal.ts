import { useEffect, useRef } from 'react';
import { useBackCloses } from './use-back-closes.ts';

/** A press on the mask this soon after opening was meant for what was there before (specification: accounts §9). */
export const MASK_DEAF_MS = 300;

/** What dialogs and drawers tell of a change. */
interface Change {
  readonly reason: string;
  readonly cancel: () => void;
}

/** What a modal does when it is asked to close: Back, Esc, the mask, a drag and the close button all close it, the mask not at once. */
export const useDismissal = (isOpen: boolean, onClose: () => void) => {
  const openedAt = useRef(0);
  useBackCloses(isOpen, onClose);
  useEffect(() => {
    if (isOpen) openedAt.current = Date.now();
  }, [isOpen]);
  return (open: boolean, details: Change): void => {
    if (open) return;
    if (details.reason === 'outside-press' && Date.now() - openedAt.current < MASK_DEAF_MS) details.cancel();
    else onClose();
  };
};

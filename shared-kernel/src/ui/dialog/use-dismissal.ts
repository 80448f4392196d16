import type { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef } from 'react';

/** A press on the mask this soon after opening was meant for what was there before (specification: accounts §9). */
export const MASK_DEAF_MS = 300;

/** What a modal does when it is asked to close: Esc, the mask and the close button all close it, the mask not at once. */
export const useDismissal = (isOpen: boolean, onClose: () => void) => {
  const openedAt = useRef(0);
  useEffect(() => {
    if (isOpen) openedAt.current = Date.now();
  }, [isOpen]);
  return (open: boolean, details: Dialog.Root.ChangeEventDetails): void => {
    if (open) return;
    if (details.reason === 'outside-press' && Date.now() - openedAt.current < MASK_DEAF_MS) details.cancel();
    else onClose();
  };
};

import type { Dialog } from '@base-ui/react/dialog';
/** A press on the mask this soon after opening was meant for what was there before (specification: accounts §9). */
export declare const MASK_DEAF_MS = 300;
/** What a modal does when it is asked to close: Esc, the mask and the close button all close it, the mask not at once. */
export declare const useDismissal: (isOpen: boolean, onClose: () => void) => (open: boolean, details: Dialog.Root.ChangeEventDetails) => void;

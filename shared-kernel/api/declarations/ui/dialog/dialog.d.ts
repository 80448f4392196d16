import type { ReactNode } from 'react';
export { MASK_DEAF_MS } from './use-dismissal.d.ts';
interface DialogProps {
    readonly isOpen: boolean;
    /** Asked for by Esc, by a press on the mask (not in its first 300 ms) or by the close button. */
    readonly onClose: () => void;
    /** The closing motion has ended: what must not happen before the dialog is gone. */
    readonly onClosed?: () => void;
    readonly title: string;
    /** A drawing across the top. */
    readonly picture?: ReactNode;
    /** Above the title: where this stands among others. */
    readonly over?: ReactNode;
    readonly children?: ReactNode;
    /** Buttons at the foot, equally wide: the way out first, the primary one last. */
    readonly actions?: ReactNode;
    /** With a close button at its corner; without one, the actions must hold a way out. */
    readonly hasClose?: boolean;
    /** An `alert` interrupts to ask or tell something that cannot wait. */
    readonly kind?: 'dialog' | 'alert';
}
/** A decision in the middle of the screen. Holds the focus while it is open and gives it back. */
export declare const Dialog: ({ isOpen, onClose, onClosed, title, picture, over, children, actions, hasClose, kind, }: DialogProps) => import("react").JSX.Element;

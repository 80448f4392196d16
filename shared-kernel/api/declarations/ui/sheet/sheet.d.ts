import type { ReactNode } from 'react';
interface SheetProps {
    readonly isOpen: boolean;
    /** Asked for by Esc, by a press on the mask (not in its first 300 ms) or by the close button. */
    readonly onClose: () => void;
    /** The closing motion has ended. */
    readonly onClosed?: () => void;
    readonly title: string;
    /** What the close button is called, if not `Close`. */
    readonly closeLabel?: string;
    readonly children?: ReactNode;
    /** Buttons at the foot, in reach of a thumb. */
    readonly actions?: ReactNode;
}
/** Choices that rise from the bottom, over at most 86 % of the screen; what does not fit scrolls between head and foot. */
export declare const Sheet: ({ isOpen, onClose, onClosed, title, closeLabel, children, actions }: SheetProps) => import("react").JSX.Element;
export {};

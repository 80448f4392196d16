import type { ReactElement, ReactNode } from 'react';
interface PopoverProps {
    /** The button that it hangs on; it must take a ref and the properties of a button. */
    readonly trigger: ReactElement;
    /** Its name, for those who listen. */
    readonly label: string;
    readonly children: ReactNode;
    readonly isOpen: boolean;
    /** Asked for by the button, by Esc and by a press beside it. */
    readonly onOpenChange: (isOpen: boolean) => void;
    readonly align?: 'start' | 'center' | 'end';
}
/** A small panel under the button that opened it. Stays inside the screen; gives the focus back. */
export declare const Popover: ({ trigger, label, children, isOpen, onOpenChange, align }: PopoverProps) => import("react").JSX.Element;
export {};

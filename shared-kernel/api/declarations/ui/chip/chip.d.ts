import type { ComponentProps, ReactNode } from 'react';
import { type IconDrawing } from '../icon/icon.d.ts';
interface ChipProps extends Omit<ComponentProps<'button'>, 'className'> {
    readonly icon?: IconDrawing;
    /** Chosen or not; leave it out for a chip that only acts. */
    readonly isOn?: boolean;
    /** A filter in force that a press takes away. Its name should say so: give it as `aria-label`. */
    readonly isClearing?: boolean;
}
/** A choice among a few, in a line. 36 px of ink, a 44 px target. */
export declare const Chip: ({ icon, isOn, isClearing, type, children, ...button }: ChipProps) => import("react").JSX.Element;
interface ChipRowProps {
    readonly label: string;
    /** Over several lines instead of one that scrolls. */
    readonly isWrapping?: boolean;
    readonly children: ReactNode;
}
/** Chips in a line that scrolls to the page's edges, or in as many lines as they need. */
export declare const ChipRow: ({ label, isWrapping, children }: ChipRowProps) => import("react").JSX.Element;
export {};

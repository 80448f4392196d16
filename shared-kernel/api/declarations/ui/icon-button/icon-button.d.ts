import type { ComponentProps, ReactNode } from 'react';
import { type IconDrawing } from '../icon/icon.d.ts';
interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
    /** What it does, in words: its accessible name. */
    readonly label: string;
    readonly icon?: IconDrawing;
    /** In place of `icon`, for a picture that is none of the kit's line icons (a flag). */
    readonly children?: ReactNode;
    /** A count in the corner; nothing at zero. */
    readonly badge?: number;
    readonly size?: 'm' | 'l';
    /** Stands on a raised round of its own. */
    readonly isFilled?: boolean;
}
/** A round 44 px button that is only a sign. */
export declare const IconButton: ({ label, icon, badge, size, isFilled, type, className, children, ...button }: IconButtonProps) => import("react").JSX.Element;
export {};

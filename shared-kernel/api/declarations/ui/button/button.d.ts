import type { ComponentProps } from 'react';
import { type ButtonLook } from './button-look.d.ts';
export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
    /** Waiting for an answer: keeps its place and focus, ignores presses (a double tap sends once). */
    readonly isBusy?: boolean;
}
/** A button in the look of the kit. `disabled` stays focusable, so that whoever listens hears why nothing happens. */
export declare const Button: ({ variant, size, isBlock, icon, isBusy, disabled, type, onClick, children, ...button }: ButtonProps) => import("react").JSX.Element;

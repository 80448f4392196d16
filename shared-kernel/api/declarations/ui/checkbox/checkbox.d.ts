import { type ComponentProps, type ReactNode } from 'react';
interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> {
    readonly label: ReactNode;
    /** What is wrong; read out with the box and announced when it appears. */
    readonly error?: string | undefined;
}
/** A native checkbox under a drawn one: its whole line is the target. */
export declare const Checkbox: ({ label, error, ...input }: CheckboxProps) => import("react").JSX.Element;
export {};

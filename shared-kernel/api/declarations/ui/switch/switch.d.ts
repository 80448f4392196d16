import { type ComponentProps, type ReactNode } from 'react';
export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children' | 'className'> {
    readonly label: string;
    /** What it does, under its name. */
    readonly detail?: ReactNode;
}
/** On or off, at once. A native checkbox that says it is a switch; its whole line is the target. */
export declare const Switch: ({ label, detail, id, ...input }: SwitchProps) => import("react").JSX.Element;

import type { ReactNode } from 'react';
import type { Hue } from '../../icons/icons.d.ts';
import { type IconDrawing } from '../icon/icon.d.ts';
export interface Tab<Value extends string> {
    readonly value: Value;
    readonly label: string;
    readonly icon?: IconDrawing;
    /** What the tab shows; leave it out on every tab when one area below changes with the choice. */
    readonly content?: ReactNode;
}
interface TabsProps<Value extends string> {
    readonly label: string;
    readonly tabs: readonly Tab<Value>[];
    readonly value: Value;
    readonly onChange: (value: Value) => void;
    /** The underline's hue. */
    readonly hue?: Hue;
}
/** Views of a page under one line; the line scrolls sideways when they do not fit. */
export declare const Tabs: <Value extends string>({ label, tabs, value, onChange, hue }: TabsProps<Value>) => import("react").JSX.Element;
export {};

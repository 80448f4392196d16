import { type ComponentProps } from 'react';
import { type FieldWords } from '../field-frame/field-frame.d.ts';
import { type IconDrawing } from '../icon/icon.d.ts';
export interface SelectOption {
    readonly value: string;
    readonly label: string;
    readonly isDisabled?: boolean;
}
export interface SelectProps extends FieldWords, Omit<ComponentProps<'select'>, 'children' | 'className'> {
    readonly options: readonly SelectOption[];
    /** Shown while nothing is chosen (the value is empty). */
    readonly placeholder?: string;
    readonly icon?: IconDrawing;
}
/** A choice among many, in the list of the phone itself: no list drawn here is as good under a thumb or a screen reader. */
export declare const Select: ({ label, error, hint, isLabelHidden, isRequired, isMarked, options, placeholder, icon, id, ...select }: SelectProps) => import("react").JSX.Element;

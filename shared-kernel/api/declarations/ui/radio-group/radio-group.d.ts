import { type ComponentProps, type ReactNode, type Ref } from 'react';
import { type FieldWords } from '../field-frame/field-frame.d.ts';
import { type IconDrawing } from '../icon/icon.d.ts';
export interface RadioOption {
    readonly value: string;
    readonly label: ReactNode;
    readonly detail?: ReactNode;
    /** At the end of the first line and of the second. */
    readonly end?: ReactNode;
    readonly endDetail?: ReactNode;
    /** On a tile, above the words. */
    readonly icon?: IconDrawing;
    readonly isDisabled?: boolean;
}
export interface RadioGroupProps extends FieldWords {
    readonly options: readonly RadioOption[];
    /** Cards one under the other, or tiles side by side. */
    readonly look?: 'cards' | 'tiles';
    readonly name?: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly onBlur?: ComponentProps<'input'>['onBlur'];
    /** The option that takes the focus: the chosen one, else the first that can be chosen. */
    readonly ref?: Ref<HTMLInputElement>;
}
/** One of a few, all in sight. Native radio buttons: arrow keys choose, one stop for the tab key. */
export declare const RadioGroup: ({ options, look, name, value, onChange, onBlur, ref, isRequired, ...words }: RadioGroupProps) => import("react").JSX.Element;

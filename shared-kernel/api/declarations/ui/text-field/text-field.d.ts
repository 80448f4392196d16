import { type ComponentProps, type ReactNode } from 'react';
import { type FieldWords } from '../field-frame/field-frame.d.ts';
import { type IconDrawing } from '../icon/icon.d.ts';
export interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'children' | 'className'> {
    readonly icon?: IconDrawing;
    /** Checked and right: a tick at the end. */
    readonly isValid?: boolean;
    /** Inside the box, before what is typed: a dialling code. */
    readonly leading?: ReactNode;
    /** Inside the box, after what is typed: a button. */
    readonly trailing?: ReactNode;
    /** Outside the box, on its line: a captcha's picture. */
    readonly beside?: ReactNode;
    /** Large figures: an amount. */
    readonly isLarge?: boolean;
}
/** One line of text with its label, its error and its hint tied to it. Takes every property of an input, `ref` included. */
export declare const TextField: ({ label, icon, error, hint, isValid, leading, trailing, beside, isLarge, isLabelHidden, isRequired, isMarked, id, 'aria-describedby': describedBy, ...input }: TextFieldProps) => import("react").JSX.Element;

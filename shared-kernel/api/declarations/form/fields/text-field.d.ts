import { type TextFieldProps as InputProps } from '../../ui/text-field/text-field.d.ts';
import type { FieldHandle } from '../form-core.d.ts';
type Bound = 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'ref' | 'required';
export interface TextFieldProps extends Omit<InputProps, Bound> {
    readonly of: FieldHandle<string>;
    /** A name or a code: the keyboard leaves it as it is typed. */
    readonly isVerbatim?: boolean;
    /** Never part of a draft. */
    readonly isSecret?: boolean;
}
/** One line of text of a form. */
export declare const TextField: ({ of, isVerbatim, isSecret, ...input }: TextFieldProps) => import("react").JSX.Element;
export {};

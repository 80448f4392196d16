import { type ComponentProps } from 'react';
import { type FieldWords } from '../../ui/field-frame/field-frame.d.ts';
import type { FieldHandle } from '../form-core.d.ts';
interface TextAreaFieldProps extends Pick<FieldWords, 'label' | 'hint'>, Pick<ComponentProps<'textarea'>, 'placeholder' | 'rows' | 'autoComplete' | 'enterKeyHint'> {
    readonly of: FieldHandle<string>;
}
/** Several lines of a form; counts along where its rule has a maximum, which also stops the typing. */
export declare const TextAreaField: ({ of, label, hint, rows, ...area }: TextAreaFieldProps) => import("react").JSX.Element;
export {};

import { type SelectProps } from '../../ui/select/select.d.ts';
import type { FieldHandle } from '../form-core.d.ts';
interface SelectFieldProps extends Pick<SelectProps, 'label' | 'hint' | 'options' | 'placeholder' | 'icon' | 'disabled'> {
    readonly of: FieldHandle<string>;
}
/** A choice among many of a form; the empty text is no choice yet. */
export declare const SelectField: ({ of, ...select }: SelectFieldProps) => import("react").JSX.Element;
export {};

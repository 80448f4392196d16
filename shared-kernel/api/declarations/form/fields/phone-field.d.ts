import type { FieldHandle } from '../form-core.d.ts';
import { type TextFieldProps } from './text-field.d.ts';
/** One entry of the server's country list. */
export interface DiallingCountry {
    /** Without the plus: `63`. */
    readonly code: string;
    readonly name: string;
}
interface PhoneFieldProps extends Pick<TextFieldProps, 'of' | 'label' | 'hint' | 'isValid' | 'trailing'> {
    readonly dialling: FieldHandle<string>;
    readonly countries: readonly DiallingCountry[];
}
/** A mobile number of a form: the dialling code of a country, then the number, on the phone's keypad. */
export declare const PhoneField: ({ dialling, countries, ...field }: PhoneFieldProps) => import("react").JSX.Element;
export {};

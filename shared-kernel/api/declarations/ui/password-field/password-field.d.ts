import { type TextFieldProps } from '../text-field/text-field.d.ts';
interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
    readonly showLabel: string;
    readonly hideLabel: string;
}
/** A password that can be looked at while it is typed. Hidden again whenever it is shown anew. */
export declare const PasswordField: ({ showLabel, hideLabel, icon, ...field }: PasswordFieldProps) => import("react").JSX.Element;
export {};

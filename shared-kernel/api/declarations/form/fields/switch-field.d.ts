import { type SwitchProps } from '../../ui/switch/switch.d.ts';
import type { FieldHandle } from '../form-core.d.ts';
interface SwitchFieldProps extends Pick<SwitchProps, 'label' | 'detail' | 'disabled'> {
    readonly of: FieldHandle<boolean>;
}
/** On or off, of a form. It is never wrong: what must be agreed to is a `CheckboxField`. */
export declare const SwitchField: ({ of, ...props }: SwitchFieldProps) => import("react").JSX.Element;
export {};

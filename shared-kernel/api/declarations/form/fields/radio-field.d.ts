import { type RadioGroupProps } from '../../ui/radio-group/radio-group.d.ts';
import type { FieldHandle } from '../form-core.d.ts';
interface RadioFieldProps extends Pick<RadioGroupProps, 'label' | 'hint' | 'options' | 'look' | 'isLabelHidden'> {
    readonly of: FieldHandle<string>;
}
/** One of a few of a form, all in sight: cards, or tiles with an icon. */
export declare const RadioField: ({ of, ...group }: RadioFieldProps) => import("react").JSX.Element;
export {};

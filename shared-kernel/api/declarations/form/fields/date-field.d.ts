import { type TextFieldProps } from './text-field.d.ts';
type DateFieldProps = Omit<TextFieldProps, 'type' | 'min' | 'max' | 'isVerbatim' | 'placeholder'>;
/** A day (`YYYY-MM-DD`), in the phone's own calendar, between its rule's `earliest` and `latest`. */
export declare const DateField: (props: DateFieldProps) => import("react").JSX.Element;
export {};

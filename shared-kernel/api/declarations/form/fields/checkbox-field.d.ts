import type { ReactNode } from 'react';
import type { FieldHandle } from '../form-core.d.ts';
interface CheckboxFieldProps {
    readonly of: FieldHandle<boolean>;
    readonly label: ReactNode;
}
/** A tick of a form: agreeing, remembering. */
export declare const CheckboxField: ({ of, label }: CheckboxFieldProps) => import("react").JSX.Element;
export {};

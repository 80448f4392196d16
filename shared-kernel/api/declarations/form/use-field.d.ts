import type { FieldValue } from './field-rule.d.ts';
import type { FieldHandle } from './form-core.d.ts';
/** What a component needs to show a field; `ref` gets the element that takes the focus when the field is wrong. */
export declare const useField: <Value extends FieldValue>({ name, core }: FieldHandle<Value>) => {
    name: string;
    ref: import("react-hook-form").RefCallBack;
    value: Value;
    change: (value: Value) => void;
    onBlur: import("react-hook-form").Noop;
    error: string | undefined;
    isRequired: boolean;
    isMarked: boolean;
};
/** What a field holds now, for parts of the page that depend on it. */
export declare const useFieldValue: <Value extends FieldValue>({ name, core }: FieldHandle<Value>) => Value;
/** Keeps a field out of every draft: passwords, codes, captchas. */
export declare const useSecret: ({ name, core }: FieldHandle<string>, isSecret?: boolean) => void;

import type { TextFieldProps } from './text-field.d.ts';
/** A password of a form: shown and hidden by its eye, and never part of a draft. */
export declare const PasswordField: ({ of, ...input }: Omit<TextFieldProps, 'type' | 'trailing' | 'isVerbatim' | 'isSecret'>) => import("react").JSX.Element;

import type { ComponentProps, ReactNode } from 'react';
import type { AppForm } from './use-app-form.d.ts';
import type { FormSteps } from './use-form-steps.d.ts';
interface FormProps<Values> extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'className' | 'aria-label'> {
    readonly form: AppForm<Values>;
    /** What the form is for, for those who listen. */
    readonly label: string;
    /** Of a form in steps: sending goes on to the next step, and sends on the last. */
    readonly steps?: FormSteps;
}
/** The form's frame: what was refused on top, then its fields. The browser's own checks are off, the form's speak. */
export declare const Form: <Values>({ form, label, steps, children, ...rest }: FormProps<Values>) => import("react").JSX.Element;
interface SubmitButtonProps<Values> {
    readonly form: AppForm<Values>;
    readonly disabled?: boolean;
    /** In place of the children while the answer is on its way. */
    readonly busyText?: string;
    readonly children: ReactNode;
}
/** The form's one main action: busy while the answer is on its way. */
export declare const SubmitButton: <Values>({ form, disabled, busyText, children }: SubmitButtonProps<Values>) => import("react").JSX.Element;
export {};

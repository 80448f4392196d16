import { Button, type ButtonProps } from '@shared-kernel/ui/button';
import { Note } from '@shared-kernel/ui/note';
import type { ComponentProps, FormEvent, MouseEvent, ReactNode } from 'react';
import styles from './form.module.css';
import type { AppForm } from './use-app-form.ts';
import type { FormSteps } from './use-form-steps.ts';

interface FormProps<Values>
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'className' | 'aria-label'> {
  readonly form: AppForm<Values>;
  /** What the form is for, for those who listen. */
  readonly label: string;
  /** Of a form in steps: sending goes on to the next step, and sends on the last. */
  readonly steps?: FormSteps;
}

/** The form's frame: what was refused on top, then its fields. The browser's own checks are off, the form's speak. */
export const Form = <Values,>({ form, label, steps, children, ...rest }: FormProps<Values>) => {
  const send = (event: FormEvent) => {
    event.preventDefault();
    void (steps === undefined ? form.submit() : steps.next());
  };
  return (
    <form {...rest} className={styles.form} noValidate aria-label={label} onSubmit={send}>
      {form.note !== null && <Note tone="bad">{form.note}</Note>}
      {children}
    </form>
  );
};

interface SubmitButtonProps<Values> {
  readonly form: AppForm<Values>;
  readonly disabled?: boolean;
  /** `primary` unless what it does is no main action: a step before a decision. */
  readonly variant?: ButtonProps['variant'];
  /** In place of the children while the answer is on its way. */
  readonly busyText?: string;
  readonly children: ReactNode;
}

/** The second press of a double was meant for what stood here before: the next step's button must not hear it. */
const ignoreDouble = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/** The form's one main action: busy while the answer is on its way. */
export const SubmitButton = <Values,>({
  form,
  disabled = false,
  variant = 'primary',
  busyText,
  children,
}: SubmitButtonProps<Values>) => (
  <Button type="submit" variant={variant} isBlock isBusy={form.isSending} disabled={disabled} onClick={ignoreDouble}>
    {form.isSending ? (busyText ?? children) : children}
  </Button>
);

import { type ComponentProps, type ReactNode, useId } from 'react';
import { CircleAlert, CircleCheck } from 'shared-kernel/icons';
import { Icon, type IconDrawing } from 'shared-kernel/ui/icon';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children' | 'className'> {
  readonly label: string;
  readonly icon?: IconDrawing;
  /** What is wrong, in place of the hint; read out with the field and announced when it appears. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** Checked and right: a tick at the end. */
  readonly isValid?: boolean;
  /** Inside the box, before what is typed: a dialling code. */
  readonly leading?: ReactNode;
  /** Inside the box, after what is typed: a button. */
  readonly trailing?: ReactNode;
  /** Outside the box, on its line: a captcha's picture. */
  readonly beside?: ReactNode;
  /** The name is spoken, not shown: the field stands alone and its icon or placeholder says enough. */
  readonly isLabelHidden?: boolean;
  /** Said to those who listen; a form checks it itself, so the browser does not. */
  readonly isRequired?: boolean;
  /** Shown as an asterisk after the label. */
  readonly isMarked?: boolean;
}

/** One line of text with its label, its error and its hint tied to it. Takes every property of an input, `ref` included. */
export const TextField = ({
  label,
  icon,
  error,
  hint,
  isValid = false,
  leading,
  trailing,
  beside,
  isLabelHidden = false,
  isRequired = false,
  isMarked = false,
  id,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) => {
  const ownId = useId();
  const inputId = id ?? ownId;
  const noteId = `${inputId}-note`;
  const isWrong = error !== undefined && error !== '';
  const note = isWrong ? error : hint;
  return (
    <div className={styles.field}>
      <label
        className={styles.label}
        htmlFor={inputId}
        data-hidden={isLabelHidden || undefined}
        data-marked={isMarked || undefined}
      >
        {label}
      </label>
      <div className={styles.line}>
        <div className={styles.box} data-wrong={isWrong || undefined} data-disabled={input.disabled || undefined}>
          {icon !== undefined && <Icon of={icon} />}
          {leading}
          <input
            {...input}
            id={inputId}
            className={styles.input}
            aria-invalid={isWrong || undefined}
            aria-required={isRequired || undefined}
            aria-describedby={[describedBy, note ? noteId : undefined].filter(Boolean).join(' ') || undefined}
          />
          {isValid && !isWrong && (
            <span className={styles.valid}>
              <Icon of={CircleCheck} />
            </span>
          )}
          {trailing}
        </div>
        {beside}
      </div>
      <div id={noteId} className={styles.note} data-wrong={isWrong || undefined} aria-live="polite">
        {isWrong && <Icon of={CircleAlert} size="s" />}
        {note}
      </div>
    </div>
  );
};

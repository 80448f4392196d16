import { describe, FieldBox, FieldFrame, type FieldWords } from '@shared-kernel/ui/field-frame';
import { Icon, type IconDrawing } from '@shared-kernel/ui/icon';
import { CircleCheck } from '@shared-kernel/ui/icons';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

export interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'children' | 'className'> {
  readonly icon?: IconDrawing;
  /** Checked and right: a tick at the end. */
  readonly isValid?: boolean;
  /** Inside the box, before what is typed: a dialling code. */
  readonly leading?: ReactNode;
  /** Inside the box, after what is typed: a button. */
  readonly trailing?: ReactNode;
  /** Outside the box, on its line: a captcha's picture. */
  readonly beside?: ReactNode;
  /** Large figures: an amount. */
  readonly isLarge?: boolean;
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
  isLarge = false,
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
  const { isWrong, ...tied } = describe(noteId, { error, hint }, describedBy);
  const words = { label, error, hint, isLabelHidden, isMarked };
  return (
    <FieldFrame {...words} inputId={inputId} noteId={noteId}>
      <div className={styles.line}>
        <div className={styles.place} data-large={isLarge || undefined}>
          <FieldBox icon={icon} isWrong={isWrong} isDisabled={input.disabled}>
            {leading}
            <input {...input} id={inputId} className={styles.input} aria-required={isRequired || undefined} {...tied} />
            {isValid && !isWrong && (
              <span className={styles.valid}>
                <Icon of={CircleCheck} />
              </span>
            )}
            {trailing}
          </FieldBox>
        </div>
        {beside}
      </div>
    </FieldFrame>
  );
};

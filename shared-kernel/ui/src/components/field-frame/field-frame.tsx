import { Icon } from '@shared-kernel/ui/icon';
import { CircleAlert } from '@shared-kernel/ui/icons';
import type { ReactNode } from 'react';
import styles from './field-frame.module.css';

export { FieldBox } from './field-box.tsx';

/** What every field says around its input. */
export interface FieldWords {
  readonly label: string;
  /** What is wrong, in place of the hint; read out with the field and announced when it appears. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** The name is spoken, not shown: the field stands alone and its icon or placeholder says enough. */
  readonly isLabelHidden?: boolean;
  /** Said to those who listen; a form checks it itself, so the browser does not. */
  readonly isRequired?: boolean;
  /** Shown as an asterisk after the label. */
  readonly isMarked?: boolean;
}

/** What ties an input to its note: `isWrong` and the note's id, for the input's own attributes. */
export const describe = (noteId: string, { error, hint }: Pick<FieldWords, 'error' | 'hint'>, given?: string) => {
  const isWrong = error !== undefined && error !== '';
  const isDescribed = isWrong || Boolean(hint);
  return {
    isWrong,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': [given, isDescribed ? noteId : undefined].filter(Boolean).join(' ') || undefined,
  };
};

interface FieldFrameProps extends Omit<FieldWords, 'isRequired'> {
  /** The input that the label names; left out, the children are a group of choices and the label names the group. */
  readonly inputId?: string;
  readonly noteId: string;
  readonly children: ReactNode;
}

/** Label, input and note of a field, one under the other. */
export const FieldFrame = ({
  label,
  error,
  hint,
  isLabelHidden = false,
  isMarked = false,
  inputId,
  noteId,
  children,
}: FieldFrameProps) => {
  const { isWrong, ...tied } = describe(noteId, { error, hint });
  const look = {
    className: styles.label,
    'data-hidden': isLabelHidden || undefined,
    'data-marked': isMarked || undefined,
  };
  const note = (
    <div id={noteId} className={styles.note} data-wrong={isWrong || undefined} aria-live="polite">
      {isWrong && <Icon of={CircleAlert} size="s" />}
      {isWrong ? error : hint}
    </div>
  );
  if (inputId === undefined)
    return (
      <fieldset className={styles.field} {...tied}>
        <legend {...look}>{label}</legend>
        {children}
        {note}
      </fieldset>
    );
  return (
    <div className={styles.field}>
      <label {...look} htmlFor={inputId}>
        {label}
      </label>
      {children}
      {note}
    </div>
  );
};

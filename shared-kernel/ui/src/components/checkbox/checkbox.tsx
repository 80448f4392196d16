import { Icon } from '@shared-kernel/ui/icon';
import { Check, CircleAlert } from '@shared-kernel/ui/icons';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> {
  readonly label: ReactNode;
  /** What is wrong; read out with the box and announced when it appears. */
  readonly error?: string | undefined;
}

/** A native checkbox under a drawn one: its whole line is the target. */
export const Checkbox = ({ label, error, ...input }: CheckboxProps) => {
  const noteId = useId();
  return (
    <div className={styles.field}>
      <label className={styles.line}>
        <input
          {...input}
          type="checkbox"
          className={styles.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : noteId}
        />
        <span className={styles.tick} aria-hidden="true">
          <Check />
        </span>
        <span>{label}</span>
      </label>
      <div id={noteId} className={styles.note} aria-live="polite">
        {error !== undefined && <Icon of={CircleAlert} size="s" />}
        {error}
      </div>
    </div>
  );
};

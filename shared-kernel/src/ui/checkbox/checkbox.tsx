import type { ComponentProps, ReactNode } from 'react';
import { Check } from 'shared-kernel/icons';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> {
  readonly label: ReactNode;
}

/** A native checkbox under a drawn one: its whole line is the target. */
export const Checkbox = ({ label, ...input }: CheckboxProps) => (
  <label className={styles.line}>
    <input {...input} type="checkbox" className={styles.input} />
    <span className={styles.tick} aria-hidden="true">
      <Check />
    </span>
    {label}
  </label>
);

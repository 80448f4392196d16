import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children' | 'className'> {
  readonly label: string;
  /** What it does, under its name. */
  readonly detail?: ReactNode;
}

/** On or off, at once. A native checkbox that says it is a switch; its whole line is the target. */
export const Switch = ({ label, detail, id, ...input }: SwitchProps) => {
  const ownId = useId();
  const inputId = id ?? ownId;
  const detailId = `${inputId}-detail`;
  return (
    <div className={styles.line}>
      <span className={styles.words}>
        <label htmlFor={inputId} className={styles.label}>
          {label}
        </label>
        {detail !== undefined && (
          <span id={detailId} className={styles.detail}>
            {detail}
          </span>
        )}
      </span>
      <input
        {...input}
        id={inputId}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is on.
        role="switch"
        className={styles.input}
        aria-describedby={detail === undefined ? undefined : detailId}
      />
      <span className={styles.track} aria-hidden="true" />
    </div>
  );
};

import type { ReactNode } from 'react';
import styles from './password-strength.module.css';

/** 0 while there is nothing to judge. */
export type StrengthLevel = 0 | 1 | 2 | 3 | 4;

interface PasswordStrengthProps {
  readonly level: StrengthLevel;
  /** The level in words; left out at 0. */
  readonly text?: string | undefined;
  /** Below it: what the password must have. */
  readonly children?: ReactNode;
}

const STEPS = [1, 2, 3, 4] as const;

/** How hard a password is to guess, in four steps and in words. It keeps its height from the start. */
export const PasswordStrength = ({ level, text, children }: PasswordStrengthProps) => (
  <div className={styles.strength} data-level={level}>
    <div className={styles.line}>
      <div className={styles.steps} aria-hidden>
        {STEPS.map((step) => (
          <span key={step} className={styles.step} data-filled={step <= level || undefined} />
        ))}
      </div>
      <div className={styles.text}>{text}</div>
    </div>
    {children}
  </div>
);

import type { ReactNode } from 'react';
import styles from './confirm-sheet.module.css';

/** What a sum is made of, one under the other in a well. */
export const SumLines = ({ children }: { readonly children: ReactNode }) => (
  <dl className={styles.lines}>{children}</dl>
);

interface SumLineProps {
  readonly name: string;
  /** Read out when it changes under the player's hand. */
  readonly isLive?: boolean;
  readonly children: ReactNode;
}

export const SumLine = ({ name, isLive = false, children }: SumLineProps) => (
  <div className={styles.line}>
    <dt>{name}</dt>
    <dd aria-live={isLive ? 'polite' : undefined}>{children}</dd>
  </div>
);

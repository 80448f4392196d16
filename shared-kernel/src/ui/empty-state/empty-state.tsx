import type { ReactNode } from 'react';
import { Drawing } from 'shared-kernel/ui/drawing';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly drawing?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  /** The one thing to do next. */
  readonly action?: ReactNode;
}

/** Nothing to show, which is no failure: a drawing, a sentence and one thing to do. */
export const EmptyState = ({ drawing = <Drawing of="boat" />, title, text, action }: EmptyStateProps) => (
  <div className={styles.state}>
    {drawing}
    <h2 className={styles.title}>{title}</h2>
    {text !== undefined && <p className={styles.text}>{text}</p>}
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
);

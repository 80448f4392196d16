import type { ReactNode } from 'react';
import styles from './plain-state.module.css';

interface PlainStateProps {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  /** Under the action. */
  readonly foot?: ReactNode;
  /** For a card or a shelf of a page. */
  readonly isSmall?: boolean;
}

/** What stands where a page's content would: the look that nothing to show and nothing that came have in common. */
export const PlainState = ({ drawing, title, text, action, foot, isSmall = false }: PlainStateProps) => (
  <div className={styles.state} data-small={isSmall || undefined}>
    {drawing}
    <h2 className={styles.title}>{title}</h2>
    {text !== undefined && <p className={styles.text}>{text}</p>}
    {action !== undefined && <div className={styles.action}>{action}</div>}
    {foot}
  </div>
);

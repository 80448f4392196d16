import type { ReactNode } from 'react';
import styles from './bar-at-foot.module.css';

interface BarAtFootProps {
  readonly children: ReactNode;
  /** What the press will do, above the buttons: a sum, a fee. */
  readonly summary?: ReactNode;
  /** The bottom menu is shown: the bar stands on it. */
  readonly isAboveMenu?: boolean;
}

/** The one primary action, at the bottom within reach of a thumb. Keeps its own room free at the end of the page. */
export const BarAtFoot = ({ children, summary, isAboveMenu = false }: BarAtFootProps) => (
  <div className={styles.room} data-summed={summary !== undefined || undefined}>
    <div className={styles.bar} data-above-menu={isAboveMenu || undefined}>
      {summary}
      <div className={styles.actions}>{children}</div>
    </div>
  </div>
);

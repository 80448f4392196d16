import type { ReactNode } from 'react';
import styles from './bar-at-foot.module.css';

interface BarAtFootProps {
  readonly children: ReactNode;
  /** What the press will do, above the buttons: a sum, a fee. */
  readonly summary?: ReactNode;
  /** The bottom menu is shown: the bar stands on it. */
  readonly isAboveMenu?: boolean;
  /** Something is under way here, and the bottom menu makes room for it. */
  readonly hidesMenu?: boolean;
}

/** The one primary action, at the bottom within reach of a thumb. Keeps its own room free at the end of the page. */
export const BarAtFoot = ({ children, summary, isAboveMenu = false, hidesMenu = false }: BarAtFootProps) => (
  <div className={styles.room} data-summed={summary !== undefined || undefined}>
    <div className={styles.bar} data-above-menu={isAboveMenu || undefined} data-hides-menu={hidesMenu || undefined}>
      {summary}
      <div className={styles.actions}>{children}</div>
    </div>
  </div>
);

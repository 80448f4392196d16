import type { GameCategory } from '@shared-kernel/contracts/system/values';
import type { ReactNode } from 'react';
import { PANEL_ID } from './category-menu.tsx';
import styles from './popular-games.module.css';

interface TabPanelProps {
  readonly category: GameCategory;
  /** What the tab shows is there, or is known not to come. */
  readonly hasCome: boolean;
  /** What stands under it then, and never before: nothing slides about under a finger. */
  readonly below: ReactNode;
  readonly children: ReactNode;
}

/** What a tab of the category menu shows. */
export const TabPanel = ({ category, hasCome, below, children }: TabPanelProps) => (
  <>
    <div className={styles.panel} id={PANEL_ID} role="tabpanel" aria-labelledby={`${PANEL_ID}-${category}`}>
      {children}
    </div>
    {hasCome && <div className={styles.below}>{below}</div>}
  </>
);

import { Skeleton } from '@shared-kernel/ui/skeleton';
import styles from './help.module.css';

const EXPECTED_ROWS = 7;

/** The search and its list, in their sizes. */
export const HelpWait = () => (
  <div className={styles.parts}>
    <Skeleton height="var(--control)" radius="2" />
    <Skeleton height={`calc(${EXPECTED_ROWS} * 3.5rem)`} radius="3" />
  </div>
);

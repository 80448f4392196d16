import { Skeleton } from '@shared-kernel/ui/skeleton';
import styles from './winner-skeleton.module.css';

const ROWS = 4;

/** Four rows' ground in their exact size. */
export const WinnerSkeleton = () => (
  <div className={styles.box} aria-hidden="true">
    {Array.from({ length: ROWS }, (_, place) => (
      <div key={place} className={styles.row}>
        <Skeleton width={40} height={40} />
        <span className={styles.lines}>
          <Skeleton width={84} height={12} radius="line" />
          <Skeleton width={132} height={10} radius="line" />
        </span>
        <Skeleton width={88} height={16} radius="line" />
      </div>
    ))}
  </div>
);

import { Skeleton } from '@shared-kernel/ui/skeleton';
import styles from './category-menu.module.css';

const SHOWN = 7;

/** The menu's ground in its exact size. */
export const CategoryMenuSkeleton = () => (
  <div className={styles.row} aria-hidden="true">
    {Array.from({ length: SHOWN }, (_, place) => (
      <span key={place} className={styles.loading}>
        <Skeleton width={50} height={50} radius="pic" />
        <Skeleton width={38} height={10} radius="line" />
      </span>
    ))}
  </div>
);

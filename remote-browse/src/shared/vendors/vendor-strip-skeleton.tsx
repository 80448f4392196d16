import { Skeleton } from 'shared-kernel/ui/skeleton';
import styles from './vendor-strip.module.css';

const IN_VIEW = 4;
const HEIGHT_PX = 60;

/** The strip's ground in its exact size. */
export const VendorStripSkeleton = () => (
  <div className={styles.strip} aria-hidden="true">
    <span />
    <div className={styles.row}>
      {Array.from({ length: IN_VIEW }, (_, place) => (
        <Skeleton key={place} height={HEIGHT_PX} radius="2" />
      ))}
    </div>
    <span />
  </div>
);

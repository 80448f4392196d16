import { Skeleton } from '@shared-kernel/ui/skeleton';
import styles from './vendor-strip.module.css';

const IN_VIEW = 4;
/** Of a sign, and a name of two lines. */
const HEIGHT = 'calc(40px + 2rem)';

/** The strip's ground in its exact size. */
export const VendorStripSkeleton = () => (
  <div className={styles.strip} aria-hidden="true">
    <span />
    <div className={styles.row}>
      {Array.from({ length: IN_VIEW }, (_, place) => (
        <Skeleton key={place} height={HEIGHT} radius="2" />
      ))}
    </div>
    <span />
  </div>
);

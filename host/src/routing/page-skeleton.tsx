import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useEffect, useState } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import styles from './page-skeleton.module.css';

/** The loader's default delay: what comes within it never flashes (specification: browsing §9). */
const DELAY_MS = 200;

/** What stands in a page's place while its remote is on the way. */
export const PageSkeleton = () => {
  const tCommon = useCommonTexts();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.skeleton} role="status" aria-label={tCommon('wait')}>
      {isShown && (
        <>
          <Skeleton height={148} />
          <Skeleton height={64} />
          <Skeleton height={220} />
        </>
      )}
    </div>
  );
};

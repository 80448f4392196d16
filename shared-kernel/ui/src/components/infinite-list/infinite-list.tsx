import { PartFailed } from '@shared-kernel/ui/part-failed';
import { Spinner } from '@shared-kernel/ui/spinner';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import styles from './infinite-list.module.css';

/** More is asked for this close to the bottom, at most this often (specification: browsing §4, §9). */
export const MORE_WITHIN_PX = 500;
export const MORE_EVERY_MS = 1000;

interface InfiniteListProps {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** The last page did not come: what is there stays, and asking waits for Retry. */
  readonly error?: unknown;
  readonly onMore: () => void;
  readonly children: ReactNode;
  /** What did not come, if not `The next ones`. */
  readonly failedText?: string;
  /** Said at the end of everything; nothing when left out. */
  readonly endText?: string;
}

/** Whether the foot of the list is within reach of the bottom of the screen. */
const useIsNear = () => {
  const foot = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (foot.current === null) return;
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      rootMargin: `0px 0px ${MORE_WITHIN_PX}px 0px`,
    });
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, []);
  return { foot, isNear };
};

/** A list that grows as it is read. Its rows and their first loading, empty and failed states belong to the page. */
export const InfiniteList = ({
  hasMore,
  isLoading,
  error,
  onMore,
  children,
  failedText,
  endText,
}: InfiniteListProps) => {
  const tCommon = useCommonTexts();
  const { foot, isNear } = useIsNear();
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });
  const hasFailed = error !== undefined && error !== null && error !== false;
  const wantsMore = isNear && hasMore && !isLoading && !hasFailed;
  useEffect(() => {
    if (!wantsMore) return;
    const waitMs = Math.max(0, askedAt.current + MORE_EVERY_MS - Date.now());
    const timer = setTimeout(() => {
      askedAt.current = Date.now();
      ask.current();
    }, waitMs);
    return () => clearTimeout(timer);
  }, [wantsMore]);
  return (
    <>
      {children}
      <div ref={foot} className={styles.foot} aria-live="polite">
        {isLoading && (
          <p className={styles.words}>
            <Spinner />
            {tCommon('moreLoading')}
          </p>
        )}
        {!hasMore && !isLoading && !hasFailed && endText !== undefined && <p className={styles.words}>{endText}</p>}
      </div>
      {hasFailed && !isLoading && (
        <div className={styles.failed}>
          <PartFailed text={failedText ?? tCommon('failed.more')} error={error} onRetry={onMore} />
        </div>
      )}
    </>
  );
};

import { Card } from 'shared-kernel/ui/card';
import { Skeleton } from 'shared-kernel/ui/skeleton';
import { useAnnouncements } from './api/announcements.ts';
import { HotMatches } from './matches/hot-matches.tsx';
import styles from './news-card.module.css';
import { NoticeStrip } from './notices/notice-strip.tsx';

const MatchSkeleton = () => (
  <div className={styles.match} aria-hidden="true">
    <Skeleton width={36} height={28} />
    <Skeleton width={106} height={28} />
    <Skeleton width={106} height={28} />
  </div>
);

/** Notices and hot matches in one card under the banners. When they do not come, the line says that there is no news. */
export const NewsCard = ({ onDownload }: { readonly onDownload: (() => void) | undefined }) => {
  const { data, isError } = useAnnouncements();
  return (
    <Card className={styles.card}>
      <NoticeStrip notices={data?.notices ?? (isError ? [] : undefined)} onDownload={onDownload} />
      {data === undefined && !isError && <MatchSkeleton />}
      {data !== undefined && data.hotMatches.length > 0 && <HotMatches matches={data.hotMatches} />}
    </Card>
  );
};

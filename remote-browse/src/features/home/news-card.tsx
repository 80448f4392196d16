import { Card } from '@shared-kernel/ui/card';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useAnnouncements } from '../../shared/announcements/announcements.ts';
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

/** Notices and hot matches in one card under the banners, which say it for both when they do not come: that there is no news would be untrue. */
export const NewsCard = ({ onDownload }: { readonly onDownload: (() => void) | undefined }) => {
  const { data, isError } = useAnnouncements();
  if (data === undefined && isError) return null;
  return (
    <Card className={styles.card}>
      <NoticeStrip notices={data?.notices} onDownload={onDownload} />
      {data === undefined && <MatchSkeleton />}
      {data !== undefined && data.hotMatches.length > 0 && <HotMatches matches={data.hotMatches} />}
    </Card>
  );
};

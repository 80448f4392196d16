import { useTranslation } from 'shared-kernel/i18n';
import { FailedState } from 'shared-kernel/ui/failed-state';
import { Skeleton } from 'shared-kernel/ui/skeleton';
import { useAnnouncements } from '../api/announcements.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import styles from './banners.module.css';

/** The banner block, in its exact size while it loads; nothing when the brand has no banner. */
export const Banners = () => {
  const { t } = useTranslation('browse');
  const { data, isError, isFetching, refetch } = useAnnouncements();
  if (data !== undefined) {
    if (data.banners.length === 0) return null;
    return <BannerCarousel key={data.banners.map(({ id }) => id).join(' ')} banners={data.banners} />;
  }
  if (isError)
    return (
      <div className={styles.failed}>
        <FailedState isSmall title={t('announcements.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  return (
    <div className={styles.loading} aria-hidden="true">
      <Skeleton height={146} radius="3" />
    </div>
  );
};

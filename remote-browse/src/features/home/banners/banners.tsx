import { useTranslation } from 'shared-kernel/i18n';
import { Loaded } from 'shared-kernel/ui/loaded';
import { Skeleton } from 'shared-kernel/ui/skeleton';
import { useAnnouncements } from '../api/announcements.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import styles from './banners.module.css';

const Wait = () => (
  <div className={styles.loading} aria-hidden="true">
    <Skeleton height={146} radius="3" />
  </div>
);

/** The banner block, in its exact size while it loads; nothing when the brand has no banner. */
export const Banners = () => {
  const { t } = useTranslation('browse');
  const announcements = useAnnouncements();
  return (
    <div className={styles.banners}>
      <Loaded
        query={announcements}
        wait={<Wait />}
        failed={{ title: t('announcements.failed') }}
        isEmpty={({ banners }) => banners.length === 0}
      >
        {({ banners }) => <BannerCarousel key={banners.map(({ id }) => id).join(' ')} banners={banners} />}
      </Loaded>
    </div>
  );
};

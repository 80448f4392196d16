import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { useAnnouncements } from '../../../shared/announcements/announcements.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import styles from './banners.module.css';

/** What the document fetched ahead as the page's largest picture, and painted in its skeleton (document server: `startHead`). */
const FETCHED_AHEAD = 'link[rel="preload"][as="image"]';

const never = (): (() => void) => () => undefined;
const inDocument = (): string | null => document.querySelector(FETCHED_AHEAD)?.getAttribute('href') ?? null;

/** The address of the banner that the document itself has painted; null where it painted none. */
const usePaintedPicture = (): string | null => useSyncExternalStore(never, inDocument, () => null);

const BANNER_HEIGHT = '9.125rem';

/** The picture that the document has painted stays on the screen until its banner is here. */
const Wait = () => {
  const picture = usePaintedPicture();
  return (
    <div className={styles.loading} aria-hidden="true">
      <span className={styles.first}>
        {picture === null ? (
          <Skeleton height={BANNER_HEIGHT} radius="3" />
        ) : (
          <img className={styles.picture} src={picture} alt="" decoding="sync" />
        )}
      </span>
      <span className={styles.next}>
        <Skeleton height={BANNER_HEIGHT} radius="3" />
      </span>
    </div>
  );
};

/** The banner block, in its exact size while it loads; nothing when the brand has no banner. */
export const Banners = () => {
  const { t } = useTranslation('browse');
  const announcements = useAnnouncements();
  return (
    <div className={styles.banners}>
      <Loaded
        query={announcements}
        fallback={<Wait />}
        errorFallback={{ title: t('announcements.failed') }}
        isEmpty={({ banners }) => banners.length === 0}
      >
        {({ banners }) => <BannerCarousel key={banners.map(({ id }) => id).join(' ')} banners={banners} />}
      </Loaded>
    </div>
  );
};

import { useTranslation } from 'shared-kernel/i18n';
import type { Banner } from '../../../shared/announcements/announcements.ts';
import { useCarousel } from '../../../shared/carousel/use-carousel.ts';
import { PauseButton } from '../../../shared/motion/pause-button.tsx';
import styles from './banner-carousel.module.css';
import { BannerSlide } from './banner-slide.tsx';

/** Browsing §9. */
const AUTOPLAY_MS = 5000;
const SPEED_MS = 300;
const GAP_PX = 10;

/** With two banners the next one and the last one are the same: a loop needs a second pair to show on both sides. */
const MIN_LOOP_SLIDES = 3;
const slidesOf = (banners: readonly Banner[]): readonly Banner[] =>
  banners.length > 1 && banners.length < MIN_LOOP_SLIDES ? [...banners, ...banners] : banners;

/** More than one banner loops, moves on every 5 s and has dots and a pause control; one stands still (browsing §2). */
export const BannerCarousel = ({ banners }: { readonly banners: readonly Banner[] }) => {
  const { t } = useTranslation('browse');
  const isCarousel = banners.length > 1;
  const { ref, index, isMoving } = useCarousel({
    isOn: isCarousel,
    direction: 'horizontal',
    slidesPerView: 'auto',
    spaceBetween: GAP_PX,
    speedMs: SPEED_MS,
    autoplayMs: AUTOPLAY_MS,
    isDraggable: true,
    trackClass: styles.track ?? '',
    slideClass: styles.slide ?? '',
  });
  return (
    <section className={styles.section} aria-label={t('banners.label')} aria-roledescription="carousel">
      <div ref={ref} className={styles.box} data-moving={isMoving || undefined}>
        <div className={styles.track}>
          {slidesOf(banners).map((banner, place) => (
            <BannerSlide
              key={`${banner.id} ${place}`}
              className={styles.slide}
              banner={banner}
              isFirst={place === 0}
              isCopy={place >= banners.length}
            />
          ))}
        </div>
      </div>
      {isCarousel && (
        <div className={styles.controls}>
          <span className={styles.dots} aria-hidden="true">
            {banners.map(({ id }, place) => (
              <i key={id} className={styles.dot} data-current={place === index % banners.length || undefined} />
            ))}
          </span>
          <PauseButton />
        </div>
      )}
    </section>
  );
};

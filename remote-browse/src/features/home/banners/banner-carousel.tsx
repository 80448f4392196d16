import { useTranslation } from 'shared-kernel/i18n';
import type { Banner } from '../../../shared/announcements/announcements.ts';
import { useCarousel } from '../../../shared/carousel/use-carousel.ts';
import { ContentLink } from '../../../shared/content-link/content-link.tsx';
import { PauseButton } from '../../../shared/motion/pause-button.tsx';
import styles from './banner-carousel.module.css';

interface BannerSlideProps {
  readonly banner: Banner;
  readonly className: string | undefined;
  /** The page's largest picture: fetched first, and never missing from a frame once it is here. */
  readonly isFirst: boolean;
  /** The same banner once more, for the eye only. */
  readonly isCopy: boolean;
}

/** One banner: a picture under its words, and where it leads. */
const BannerSlide = ({ banner, className, isFirst, isCopy }: BannerSlideProps) => (
  <div className={className} aria-hidden={isCopy || undefined}>
    <ContentLink link={banner.link} className={styles.banner} isReachable={!isCopy}>
      <img
        className={styles.picture}
        src={banner.imageUrl}
        alt=""
        width={360}
        height={146}
        decoding={isFirst ? 'sync' : 'async'}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        draggable={false}
      />
      <span className={styles.eyebrow}>{banner.eyebrow}</span>
      <h2 className={styles.title}>{banner.title}</h2>
      <p className={styles.subtitle}>{banner.subtitle}</p>
    </ContentLink>
  </div>
);

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

import type { Banner } from '../../../shared/announcements/announcements.ts';
import { ContentLink } from '../../../shared/content-link/content-link.tsx';
import styles from './banner-slide.module.css';

interface BannerSlideProps {
  readonly banner: Banner;
  readonly className: string | undefined;
  /** The page's largest picture: fetched first, and never missing from a frame once it is here. */
  readonly isFirst: boolean;
  /** The same banner once more, for the eye only. */
  readonly isCopy: boolean;
}

/** One banner: a picture under its words, and where it leads. */
export const BannerSlide = ({ banner, className, isFirst, isCopy }: BannerSlideProps) => (
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

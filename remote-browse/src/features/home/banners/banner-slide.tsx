import type { ReactNode } from 'react';
import { targetOfLink } from 'shared-kernel/links';
import { Link } from 'shared-kernel/router';
import type { Banner } from '../api/announcements.ts';
import styles from './banner-slide.module.css';

interface BannerSlideProps {
  readonly banner: Banner;
  readonly className: string | undefined;
  /** The page's largest picture: fetched first. */
  readonly isFirst: boolean;
  /** The same banner once more, for the eye only. */
  readonly isCopy: boolean;
}

interface FaceProps {
  readonly link: string;
  readonly isCopy: boolean;
  readonly children: ReactNode;
}

const Face = ({ link, isCopy, children }: FaceProps) => {
  const target = targetOfLink(link);
  const shared = { className: styles.banner, ...(isCopy ? { tabIndex: -1 } : {}) };
  if (target.kind === 'page')
    return (
      <Link to={target.to} {...shared}>
        {children}
      </Link>
    );
  if (target.kind === 'outside')
    return (
      <a href={target.href} target="_blank" rel="noreferrer" {...shared}>
        {children}
      </a>
    );
  return <div {...shared}>{children}</div>;
};

/** One banner: a picture under its words, and where it leads. */
export const BannerSlide = ({ banner, className, isFirst, isCopy }: BannerSlideProps) => (
  <div className={className} aria-hidden={isCopy || undefined}>
    <Face link={banner.link} isCopy={isCopy}>
      <img
        className={styles.picture}
        src={banner.imageUrl}
        alt=""
        width={360}
        height={146}
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        draggable={false}
      />
      <span className={styles.eyebrow}>{banner.eyebrow}</span>
      <h2 className={styles.title}>{banner.title}</h2>
      <p className={styles.subtitle}>{banner.subtitle}</p>
    </Face>
  </div>
);

import { type CSSProperties, useState } from 'react';
import { Image } from 'shared-kernel/icons';
import { useSettings } from 'shared-kernel/settings';
import { Icon } from 'shared-kernel/ui/icon';
import { imageSources, isOnCdn } from './image-sources.ts';
import styles from './picture.module.css';

export { imageSources } from './image-sources.ts';

interface PictureProps {
  /** As the server sent it: an address, or a path on the merchant's CDNs. */
  readonly src: string;
  /** What it shows; empty when the words beside it say it already. */
  readonly alt: string;
  /** The size of the drawn picture, px; it shrinks with its place and keeps its shape. */
  readonly width: number;
  readonly height: number;
  /** As wide as its place. */
  readonly isBlock?: boolean;
  /** On the first screen: fetched before what lies further down. */
  readonly isFirst?: boolean;
  /** `contain` shows all of a sign or a crest; `cover` fills the box. */
  readonly fit?: 'cover' | 'contain';
}

interface TriedProps extends Omit<PictureProps, 'src'> {
  readonly sources: readonly string[];
}

const Tried = ({ sources, alt, width, height, isBlock = false, isFirst = false, fit = 'cover' }: TriedProps) => {
  const [failed, setFailed] = useState(0);
  const source = sources[failed];
  const box: CSSProperties = { aspectRatio: `${width} / ${height}`, ...(isBlock ? {} : { width }) };
  return (
    <span className={styles.box} style={box} data-block={isBlock || undefined}>
      {source === undefined ? (
        <span className={styles.none} {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}>
          <Icon of={Image} />
        </span>
      ) : (
        <img
          key={source}
          className={styles.picture}
          src={source}
          alt={alt}
          width={width}
          height={height}
          data-fit={fit}
          decoding="async"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          onError={() => setFailed(failed + 1)}
        />
      )}
    </span>
  );
};

const NO_CDNS: readonly string[] = [];

/** The list of CDNs is asked for when the first picture needs one. */
const OnCdn = ({ src, ...picture }: PictureProps) => {
  const { data = NO_CDNS, isPending } = useSettings(({ imageCDNs }) => imageCDNs);
  if (isPending) {
    const { width, height, isBlock } = picture;
    return (
      <span
        className={styles.box}
        style={{ aspectRatio: `${width} / ${height}`, ...(isBlock ? {} : { width }) }}
        data-block={isBlock || undefined}
      />
    );
  }
  return <Tried {...picture} sources={imageSources(src, data)} />;
};

/** A picture of the server in a box of its own size. What one host does not have is asked of the next; in the end there is a quiet sign. */
export const Picture = ({ src, ...picture }: PictureProps) =>
  isOnCdn(src) && src !== '' ? (
    <OnCdn key={src} src={src} {...picture} />
  ) : (
    <Tried key={src} sources={imageSources(src, NO_CDNS)} {...picture} />
  );

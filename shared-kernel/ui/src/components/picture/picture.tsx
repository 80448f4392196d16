import { Icon } from '@shared-kernel/ui/icon';
import { Image } from '@shared-kernel/ui/icons';
import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import { useEvent } from 'shared-kernel/events';
import { useSettings } from 'shared-kernel/settings';
import { imageSources, isOnCdn, judgeHost, trustHosts } from './image-sources.ts';
import styles from './picture.module.css';

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
  /** `contain` shows all of a sign or a crest; `cover` fills the box; `top` the upper part of a game's tall tile, without its lettering. */
  readonly fit?: 'cover' | 'contain' | 'top';
}

interface TriedProps extends PictureProps {
  readonly cdns: readonly string[];
}

/** When a picture that nobody had is asked for again, ms: a server that restarts or is busy is back in seconds. */
const AGAIN_AFTER_MS = [4_000, 20_000];

/** Calls `ask` some time after `isGone`, and not for ever. */
const useAgain = (isGone: boolean, ask: () => void): void => {
  const [rounds, setRounds] = useState(0);
  const wait = isGone ? AGAIN_AFTER_MS[rounds] : undefined;
  const again = useEffectEvent(() => {
    setRounds(rounds + 1);
    ask();
  });
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(again, wait);
    return () => clearTimeout(timer);
  }, [wait]);
};

const Tried = ({ src, cdns, alt, width, height, isBlock = false, isFirst = false, fit = 'cover' }: TriedProps) => {
  // The order of hosts is that of the first try, whatever becomes of them meanwhile.
  const [sources] = useState(() => imageSources(src, cdns));
  const [failed, setFailed] = useState(0);
  const source = sources[failed];
  useEvent('network.online', () => {
    trustHosts();
    if (source === undefined) setFailed(0);
  });
  useAgain(source === undefined && sources.length > 0, () => setFailed(0));
  const box: CSSProperties = { aspectRatio: `${width} / ${height}`, ...(isBlock ? {} : { width }) };
  return (
    <span className={styles.box} style={box} data-block={isBlock || undefined} data-fit={fit}>
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
          onLoad={() => judgeHost(source, true)}
          onError={() => {
            judgeHost(source, false);
            setFailed(failed + 1);
          }}
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
  return <Tried key={data.join(' ')} {...picture} src={src} cdns={data} />;
};

/** A picture of the server in a box of its own size. What one host does not have is asked of the next; in the end there is a quiet sign, until a later try or until the network is back. */
export const Picture = ({ src, ...picture }: PictureProps) =>
  isOnCdn(src) && src !== '' ? (
    <OnCdn key={src} src={src} {...picture} />
  ) : (
    <Tried key={src} src={src} cdns={NO_CDNS} {...picture} />
  );

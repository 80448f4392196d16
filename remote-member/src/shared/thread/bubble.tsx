import { Picture } from '@shared-kernel/ui/picture';
import type { ReactNode } from 'react';
import { useFormat } from 'shared-kernel/format';
import { useTalkTexts } from '../talk-texts/talk-texts.ts';
import styles from './thread.module.css';

/** Drawn as a square; a press opens all of it. */
const PICTURE_PX = 88;

export interface ThreadPicture {
  readonly src: string;
  /** What it shows, where that is known: a file's name. */
  readonly alt?: string;
}

export interface ThreadMessage {
  readonly id: string;
  /** The player's own. */
  readonly isOwn: boolean;
  /** Who wrote it, where it is not the player. */
  readonly author?: string;
  /** ISO 8601, by the server's clock. */
  readonly at: string;
  /** Words as they were typed, or an operator's as `RichText`. */
  readonly body: ReactNode;
  readonly pictures?: readonly ThreadPicture[];
}

const Pictures = ({ pictures }: { readonly pictures: readonly ThreadPicture[] }) => {
  const t = useTalkTexts();
  return (
    <span className={styles.pictures}>
      {pictures.map(({ src, alt = '' }, index) => (
        <a key={src} className={styles.picture} href={src} target="_blank" rel="noreferrer">
          <Picture
            src={src}
            alt={alt === '' ? t('picture', { number: index + 1 }) : alt}
            width={PICTURE_PX}
            height={PICTURE_PX}
          />
        </a>
      ))}
    </span>
  );
};

/** One message: what it says, then who said it, and when. */
export const Bubble = ({ message }: { readonly message: ThreadMessage }) => {
  const t = useTalkTexts();
  const format = useFormat();
  const { isOwn, author, at, body, pictures = [] } = message;
  return (
    <li className={styles.message} data-own={isOwn || undefined}>
      <div className={styles.bubble}>
        {body}
        {pictures.length > 0 && <Pictures pictures={pictures} />}
      </div>
      <p className={styles.facts}>
        <span>{isOwn ? t('you') : author}</span>
        <time dateTime={at}>{format.time(at)}</time>
      </p>
    </li>
  );
};

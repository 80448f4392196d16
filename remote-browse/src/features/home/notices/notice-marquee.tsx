import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { useMotion } from 'shared-kernel/motion';
import type { Notice } from '../../../shared/announcements/announcements.ts';
import styles from './notice-marquee.module.css';

/** Slow enough to read while it moves. */
const PX_PER_SECOND = 36;
/** How long its beginning stands still to be read, in ms; the first view is then drawn and done, too. */
const STANDS_MS = 3000;

const SENTENCE = /^.*?[.!?](?=\s|$)/;

/** What each notice says first, below its title. Its code comes after the first view, and the titles stand until then. */
const useSentences = (notices: readonly Notice[]): readonly string[] => {
  const [wordsOf, setWordsOf] = useState<(html: string) => string>();
  useEffect(() => {
    let isGone = false;
    import('@shared-kernel/ui/rich-text').then(
      (module) => {
        if (!isGone) setWordsOf(() => module.wordsOf);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return notices.map(({ contentLobby }) => {
    const words = wordsOf?.(contentLobby) ?? '';
    return SENTENCE.exec(words)?.[0] ?? words;
  });
};

/** How long one pass takes: a line is at least as wide as its box. Undefined while it stands still. */
const usePassSeconds = (text: string) => {
  const box = useRef<HTMLSpanElement>(null);
  const line = useRef<HTMLSpanElement>(null);
  const [seconds, setSeconds] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the text is another.
  useEffect(() => {
    const width = line.current?.offsetWidth ?? 0;
    const room = box.current?.offsetWidth ?? 0;
    const pass = Math.max(width, room);
    setSeconds(undefined);
    if (pass === 0) return;
    const timer = setTimeout(() => setSeconds(pass / PX_PER_SECOND), STANDS_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { box, line, seconds };
};

/** Titles that scroll, each with its first sentence; a line of its own when there are none. */
export const NoticeMarquee = ({ notices }: { readonly notices: readonly Notice[] }) => {
  const { t } = useTranslation('browse');
  const { isPaused } = useMotion();
  const sentences = useSentences(notices);
  const { box, line, seconds } = usePassSeconds([...notices.map(({ title }) => title), ...sentences].join(' '));
  const titles =
    notices.length === 0
      ? t('notices.none')
      : notices.map(({ id, title }, place) => (
          <span key={id} className={styles.notice}>
            <span className={styles.title}>{title}</span>
            {sentences[place] !== '' && <span>{sentences[place]}</span>}
          </span>
        ));
  const pass: CSSProperties | undefined = seconds === undefined ? undefined : { animationDuration: `${seconds}s` };
  return (
    <span ref={box} className={styles.run}>
      <span
        className={styles.pass}
        style={pass}
        data-moving={seconds === undefined ? 'soon' : 'now'}
        data-paused={isPaused || undefined}
      >
        <span ref={line} className={styles.line}>
          {titles}
        </span>
        {seconds !== undefined && (
          <span className={styles.line} aria-hidden="true">
            {titles}
          </span>
        )}
      </span>
    </span>
  );
};

import { useBackCloses } from '@shared-kernel/ui/dialog';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './game-frame.module.css';
import { closeSheetOf, type GameNews, greetGame, isForFrame, readGameMessage, sandboxOf } from './game-message.ts';

const FEATURES = 'autoplay; fullscreen';

interface GameFrameProps {
  readonly url: string;
  readonly title: string;
  /** All but the greeting and the game's own sheets, which the frame answers. */
  readonly onMessage: (message: GameNews) => void;
  readonly onLoad: () => void;
  /** What lay over the game is closed: it had a step of the history, the site's own. */
  readonly onOwnStep: () => void;
}

/** The game in its sandbox. A new `key` is a new frame, without the history of the one before. */
export const GameFrame = ({ url, title, onMessage, onLoad, onOwnStep }: GameFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [hasSheet, setSheet] = useState(false);
  // A game that does not answer holds nobody: the next Back leaves it.
  useBackCloses(hasSheet, () => {
    setSheet(false);
    closeSheetOf({ frame: frame.current?.contentWindow, gameUrl: url });
  });
  const sheetIsOver = useEffectEvent(onOwnStep);
  useEffect(() => (hasSheet ? () => sheetIsOver() : undefined), [hasSheet]);
  const latest = useRef(onMessage);
  useEffect(() => {
    latest.current = onMessage;
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const sender = { frame: frame.current?.contentWindow, gameUrl: url };
      const message = readGameMessage(event, sender);
      if (message === undefined) return;
      if (!isForFrame(message)) return latest.current(message);
      // A greeting comes from a frame that has just been loaded.
      setSheet(message.type === 'game.sheet-opened');
      if (message.type === 'game.hello') greetGame(sender);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [url]);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={url}
      title={title}
      sandbox={sandboxOf(url)}
      allow={FEATURES}
      onLoad={onLoad}
    />
  );
};

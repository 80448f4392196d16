import { useEffect, useRef } from 'react';
import styles from './game-frame.module.css';
import { type GameMessage, readGameMessage } from './game-message.ts';

/** Without `allow-same-origin` and top navigation: a game sees nothing of the site and cannot take the page away. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-pointer-lock allow-orientation-lock';
const FEATURES = 'autoplay; fullscreen';

interface GameFrameProps {
  readonly url: string;
  readonly title: string;
  readonly onMessage: (message: GameMessage) => void;
  readonly onLoad: () => void;
}

/** The game in its sandbox. A new `key` is a new frame, without the history of the one before. */
export const GameFrame = ({ url, title, onMessage, onLoad }: GameFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(onMessage);
  useEffect(() => {
    latest.current = onMessage;
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = readGameMessage(event, { frame: frame.current?.contentWindow, gameUrl: url });
      if (message !== undefined) latest.current(message);
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
      sandbox={SANDBOX}
      allow={FEATURES}
      onLoad={onLoad}
    />
  );
};

import { engine } from 'shared-kernel/host/i18n';
import styles from './last-net.module.css';

interface LastNetProps {
  readonly compositionId: string;
  readonly onRetry: () => void;
}

const word = (key: string, values: Readonly<Record<string, string>> = {}): string =>
  String(engine.t(`kit:${key}`, values));

/**
 * What is left when the frame itself cannot be rendered: plain markup without a component, a hook or a file that would have to
 * come, since any of them may be what has failed.
 */
export const LastNet = ({ compositionId, onRetry }: LastNetProps) => (
  <main className={styles.net} role="alert">
    <h1 className={styles.title}>{word('failed.title')}</h1>
    <p className={styles.text}>{word('failed.text')}</p>
    <button type="button" className={styles.button} onClick={onRetry}>
      {word('retry')}
    </button>
    <p className={styles.code}>{word('code', { code: compositionId })}</p>
  </main>
);

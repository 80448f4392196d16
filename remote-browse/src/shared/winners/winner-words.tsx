import type { ReactNode } from 'react';
import styles from './winner-words.module.css';

interface WinnerWordsProps {
  readonly name: string;
  readonly game: ReactNode;
  /** The game's whole name, in as many lines as it needs, where the place is narrow. */
  readonly isWrapping?: boolean;
}

/** Who won, and in which game. */
export const WinnerWords = ({ name, game, isWrapping = false }: WinnerWordsProps) => (
  <>
    <span className={styles.name}>{name}</span>
    <span className={styles.game} data-wrapping={isWrapping || undefined}>
      {game}
    </span>
  </>
);

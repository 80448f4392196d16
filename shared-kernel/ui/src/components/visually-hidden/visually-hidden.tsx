import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  readonly as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p';
  readonly children: ReactNode;
}

/** Words for those who listen, where the picture already tells those who see. */
export const VisuallyHidden = ({ as: Element = 'span', children }: VisuallyHiddenProps) => (
  <Element className={styles.spoken}>{children}</Element>
);

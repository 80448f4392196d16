import type { ReactNode } from 'react';
import styles from './quiet.module.css';

/** A draw's number or a word about it, small and set back, with figures that stand under each other. */
export const Quiet = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.quiet}>{children}</span>
);

import type { ReactNode } from 'react';
import styles from './column.module.css';

/** What a page under the frame's header stands in: one column inside the gutters, with room between its parts and below. */
export const Column = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.column}>{children}</div>
);

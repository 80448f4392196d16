import { HarbourDrawing, LadderDrawing } from '@shared-kernel/ui/drawings';
import type { ReactNode } from 'react';
import styles from './closed-state.module.css';

const DRAWINGS = { maintenance: LadderDrawing, region: HarbourDrawing } as const;

interface ClosedStateProps {
  readonly kind: keyof typeof DRAWINGS;
  /** The brand's mark and name, at the top. */
  readonly brand?: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  /** A card under the text: when the site is expected back. */
  readonly children?: ReactNode;
  /** Buttons side by side. */
  readonly actions?: ReactNode;
  /** A quiet line at the end that changes by itself: when it is tried again. */
  readonly status?: ReactNode;
}

/** The whole site is closed, for work or for this region: a page of its own without header or menu. */
export const ClosedState = ({ kind, brand, title, text, children, actions, status }: ClosedStateProps) => {
  const Drawing = DRAWINGS[kind];
  return (
    <div className={styles.page}>
      {brand !== undefined && <div className={styles.brand}>{brand}</div>}
      <div className={styles.state}>
        <Drawing />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        {status !== undefined && (
          <p className={styles.status} role="status">
            <span className={styles.pulse} />
            {status}
          </p>
        )}
      </div>
    </div>
  );
};

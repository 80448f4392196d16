import { Skeleton } from '@shared-kernel/ui/skeleton';
import type { ReactNode } from 'react';
import styles from './game-grid.module.css';

/** Tiles in a row, at every width (the page is a phone's column). */
export const TILES_PER_ROW = 3;

/** Three rows: what a phone shows of a list that is on its way. */
export const SKELETON_TILES = 9;

/** Three tiles a row. */
export const GameGrid = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul className={styles.grid} aria-label={label}>
    {children}
  </ul>
);

interface GameGridSkeletonProps {
  readonly count: number;
  /** As of tiles that say whose game they are. */
  readonly hasVendor?: boolean;
}

/** The ground of tiles that are on their way, in their exact size; as tall as a screen, so that a list's start stays at its top. */
export const GameGridSkeleton = ({ count, hasVendor = false }: GameGridSkeletonProps) => (
  <div className={styles.grid} data-waits aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      <div key={place}>
        <Skeleton ratio="3 / 4" radius="3" />
        <span className={styles.nameLine}>
          <Skeleton width="68%" height={10} radius="line" />
        </span>
        {hasVendor && (
          <span className={styles.vendorLine}>
            <Skeleton width="46%" height={10} radius="line" />
          </span>
        )}
      </div>
    ))}
  </div>
);

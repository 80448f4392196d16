import { lazy, Suspense } from 'react';
import styles from './drawing.module.css';

const DRAWINGS = {
  boat: lazy(() => import('shared-kernel/ui/drawings').then((module) => ({ default: module.BoatDrawing }))),
  lanterns: lazy(() => import('shared-kernel/ui/drawings').then((module) => ({ default: module.LanternsDrawing }))),
};

/**
 * A drawing of the empty and failed states, fetched when one is shown: its place is kept, and the words do not wait for
 * it. Decorative.
 */
export const Drawing = ({ of }: { readonly of: keyof typeof DRAWINGS }) => {
  const Picture = DRAWINGS[of];
  return (
    <span className={styles.place} aria-hidden="true">
      <Suspense>
        <Picture />
      </Suspense>
    </span>
  );
};

import { lazyComponent } from 'shared-kernel/lazy';
import styles from './drawing.module.css';

const DRAWINGS = {
  boat: lazyComponent(() => import('@shared-kernel/ui/drawings').then(({ BoatDrawing }) => BoatDrawing)),
  harbour: lazyComponent(() => import('@shared-kernel/ui/drawings').then(({ HarbourDrawing }) => HarbourDrawing)),
  signpost: lazyComponent(() => import('@shared-kernel/ui/drawings').then(({ SignpostDrawing }) => SignpostDrawing)),
  lanterns: lazyComponent(() => import('@shared-kernel/ui/drawings').then(({ LanternsDrawing }) => LanternsDrawing)),
};

/**
 * A drawing of the empty (boat), failed (lanterns), closed (harbour) and missing (signpost) states, fetched when one is shown: its place is kept, and the words neither
 * wait for it nor miss it. Decorative.
 */
export const Drawing = ({ of }: { readonly of: keyof typeof DRAWINGS }) => {
  const Picture = DRAWINGS[of];
  return (
    <span className={styles.place} aria-hidden="true">
      <Picture />
    </span>
  );
};

import { late } from 'shared-kernel/late';
import styles from './drawing.module.css';

const DRAWINGS = {
  boat: late(() => import('@shared-kernel/ui/drawings').then(({ BoatDrawing }) => BoatDrawing)),
  lanterns: late(() => import('@shared-kernel/ui/drawings').then(({ LanternsDrawing }) => LanternsDrawing)),
};

/**
 * A drawing of the empty and failed states, fetched when one is shown: its place is kept, and the words neither
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

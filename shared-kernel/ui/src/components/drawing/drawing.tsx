import { lazyComponent } from 'shared-kernel/lazy';
import styles from './drawing.module.css';

type Name = keyof typeof import('@shared-kernel/ui/drawings');

const drawing = (name: Name) => lazyComponent(() => import('@shared-kernel/ui/drawings').then((all) => all[name]));

const DRAWINGS = {
  boat: drawing('BoatDrawing'),
  harbour: drawing('HarbourDrawing'),
  signpost: drawing('SignpostDrawing'),
  lanterns: drawing('LanternsDrawing'),
};

/**
 * A drawing of the empty (boat), failed (lanterns), closed (harbour) and missing (signpost) states, fetched when one is shown:
 * its place is kept, and the words neither wait for it nor miss it. Decorative.
 */
export const Drawing = ({ of }: { readonly of: keyof typeof DRAWINGS }) => {
  const Picture = DRAWINGS[of];
  return (
    <span className={styles.place} aria-hidden="true">
      <Picture />
    </span>
  );
};

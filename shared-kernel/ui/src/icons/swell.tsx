import styles from './swell.module.css';

interface SwellProps {
  /** Without the rise in the middle: a bar of four equal entries. */
  readonly isFlat?: boolean;
}

/**
 * The ground of the bottom menu with the rise under the coin: one path between two stretching sides, so that it keeps its
 * height with four or five entries. Fills its positioned parent.
 */
export const Swell = ({ isFlat = false }: SwellProps) => (
  <div className={styles.swell} data-flat={isFlat || undefined} aria-hidden="true">
    <i />
    {!isFlat && (
      <>
        <svg viewBox="0 0 132 86" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 22C26 22 28 2 66 2S106 22 132 22V86H0Z" />
        </svg>
        <i />
      </>
    )}
  </div>
);

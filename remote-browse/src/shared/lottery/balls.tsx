import { VisuallyHidden } from '@shared-kernel/ui/visually-hidden';
import styles from './balls.module.css';

interface BallsProps {
  /** What the numbers are, for those who listen: `Last result`. */
  readonly label: string;
  /** As they are read, in their order: `07`. */
  readonly numbers: readonly string[];
}

/** Drawn numbers, a ball each. Read out as one line. */
export const Balls = ({ label, numbers }: BallsProps) => (
  <span className={styles.balls}>
    <VisuallyHidden>{`${label}: ${numbers.join(', ')}`}</VisuallyHidden>
    {numbers.map((number, place) => (
      <span key={place} className={styles.ball} aria-hidden="true">
        {number}
      </span>
    ))}
  </span>
);

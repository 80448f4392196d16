import { VisuallyHidden } from 'shared-kernel/ui/visually-hidden';
import styles from './badge.module.css';

/** Above this the bubble says `99+`: a bubble has room for three signs. */
const LARGEST_SHOWN = 99;

interface BadgeProps {
  readonly count: number;
  /** What is counted, for those who cannot see where the bubble sits: `3 promotions to claim`. */
  readonly label?: string | undefined;
  /** `alert` asks for something; `info` only counts. */
  readonly tone?: 'alert' | 'info';
}

/** A bubble with a count. Nothing at zero or below: an empty bubble says nothing. */
export const Badge = ({ count, label, tone = 'alert' }: BadgeProps) => {
  if (count <= 0) return null;
  const shown = count > LARGEST_SHOWN ? `${LARGEST_SHOWN}+` : String(count);
  return (
    <span className={styles.badge} data-tone={tone}>
      <span aria-hidden={label === undefined ? undefined : true}>{shown}</span>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
};

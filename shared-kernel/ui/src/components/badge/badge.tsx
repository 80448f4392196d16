import { VisuallyHidden } from '@shared-kernel/ui/visually-hidden';
import styles from './badge.module.css';

interface BadgeProps {
  readonly count: number;
  /** What is counted, for those who cannot see where the bubble sits: `3 promotions to claim`. */
  readonly label?: string | undefined;
  /** `alert` asks for something; `info` only counts. */
  readonly tone?: 'alert' | 'info';
}

/** A bubble with a count, the whole of it (browsing §2). Nothing at zero or below: an empty bubble says nothing. */
export const Badge = ({ count, label, tone = 'alert' }: BadgeProps) => {
  if (count <= 0) return null;
  return (
    <span className={styles.badge} data-tone={tone}>
      <span aria-hidden={label === undefined ? undefined : true}>{count}</span>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
};

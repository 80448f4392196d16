import { Badge } from '@shared-kernel/ui/badge';
import { Icon, type IconDrawing } from '@shared-kernel/ui/icon';
import type { ComponentProps, ReactNode } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does, in words: its accessible name. */
  readonly label: string;
  readonly icon?: IconDrawing;
  /** In place of `icon`, for a picture that is none of the kit's line icons (a flag). */
  readonly children?: ReactNode;
  /** A count in the corner; nothing at zero. */
  readonly badge?: number;
  readonly size?: 'm' | 'l';
  /** Stands on a raised round of its own. */
  readonly isFilled?: boolean;
}

/** A round 44 px button that is only a sign. */
export const IconButton = ({
  label,
  icon,
  badge = 0,
  size = 'l',
  isFilled = false,
  type = 'button',
  className,
  children,
  ...button
}: IconButtonProps) => (
  <button
    {...button}
    type={type}
    className={[styles.button, className].join(' ')}
    aria-label={badge > 0 ? `${label}, ${badge}` : label}
    data-filled={isFilled || undefined}
  >
    {icon === undefined ? children : <Icon of={icon} size={size} />}
    {badge > 0 && (
      <span className={styles.badge} aria-hidden="true">
        <Badge count={badge} />
      </span>
    )}
  </button>
);

import { Badge } from '@shared-kernel/ui/badge';
import { Icon, type IconDrawing } from '@shared-kernel/ui/icon';
import type { Hue } from '@shared-kernel/ui/icons';
import { type PressAction, Pressable } from '@shared-kernel/ui/pressable';
import type { ReactNode } from 'react';
import styles from './tile-button.module.css';

/** Tiles four in a row. */
export const TileGrid = ({ label, children }: { readonly label?: string; readonly children: ReactNode }) => (
  <ul className={styles.grid} aria-label={label}>
    {children}
  </ul>
);

interface TileLook {
  readonly icon: IconDrawing;
  readonly hue?: Hue;
  readonly label: string;
  readonly badge?: number;
  readonly badgeLabel?: string | undefined;
}

/** A sign on its hue's tint with its name under it. */
export const TileButton = ({ icon, hue = 'info', label, badge = 0, badgeLabel, ...action }: TileLook & PressAction) => (
  <li className={styles.cell}>
    <Pressable className={styles.tile} hue={hue} {...action}>
      <span className={styles.sign}>
        <Icon of={icon} size="l" />
        {badge > 0 && (
          <span className={styles.badge}>
            <Badge count={badge} label={badgeLabel} />
          </span>
        )}
      </span>
      <span className={styles.label}>{label}</span>
    </Pressable>
  </li>
);

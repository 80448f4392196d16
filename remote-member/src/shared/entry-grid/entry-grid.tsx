import { Badge } from '@shared-kernel/ui/badge';
import { Icon, type IconDrawing } from '@shared-kernel/ui/icon';
import type { Hue } from '@shared-kernel/ui/icons';
import { type PressAction, Pressable } from '@shared-kernel/ui/pressable';
import type { ReactNode } from 'react';
import styles from './entry-grid.module.css';

/** Entries two by two in one card; a last odd one takes the whole line. */
export const EntryGrid = ({ label, children }: { readonly label?: string; readonly children: ReactNode }) => (
  <ul className={styles.grid} aria-label={label}>
    {children}
  </ul>
);

interface EntryLook {
  readonly icon: IconDrawing;
  readonly hue?: Hue;
  readonly label: string;
  readonly badge?: number;
  /** What the bubble counts, read out after the label. */
  readonly badgeLabel?: string | undefined;
  /** At the end, in place of a bubble: a tag with an amount. */
  readonly trailing?: ReactNode;
}

/** One entry of a menu: its sign, its name, a bubble when something waits there. */
export const EntryCell = ({
  icon,
  hue = 'plain',
  label,
  badge = 0,
  badgeLabel,
  trailing,
  ...action
}: EntryLook & PressAction) => (
  <li className={styles.cell}>
    <Pressable className={styles.entry} hue={hue} {...action}>
      <span className={styles.icon}>
        <Icon of={icon} />
      </span>
      <span className={styles.label}>{label}</span>
      {(badge > 0 || trailing !== undefined) && (
        <span className={styles.trailing}>{badge > 0 ? <Badge count={badge} label={badgeLabel} /> : trailing}</span>
      )}
    </Pressable>
  </li>
);

import { Icon, type IconDrawing } from '@shared-kernel/ui/icon';
import type { Hue } from '@shared-kernel/ui/icons';
import type { ReactNode } from 'react';
import styles from './tag.module.css';

interface TagProps {
  readonly tone?: 'plain' | 'ok' | 'warn' | 'bad' | 'info' | 'money';
  /** In place of a tone: a round pill on a category's tint, as a member's level. */
  readonly hue?: Hue;
  readonly icon?: IconDrawing;
  readonly children: ReactNode;
}

/** A word of state beside something. Never the only sign: it is always written out. */
export const Tag = ({ tone = 'plain', hue, icon, children }: TagProps) => (
  <span className={styles.tag} data-tone={hue === undefined ? tone : 'hue'} data-cat={hue}>
    {icon !== undefined && <Icon of={icon} size="s" />}
    {children}
  </span>
);

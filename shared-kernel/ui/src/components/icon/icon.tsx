import type { ComponentType } from 'react';
import styles from './icon.module.css';

/** What `shared-kernel/icons` exports: a drawing that takes a class. */
export type IconDrawing = ComponentType<{ readonly className?: string }>;

interface IconProps {
  readonly of: IconDrawing;
  /** 16, 20 or 24 px; the stroke keeps its weight. */
  readonly size?: 's' | 'm' | 'l';
}

/** One line icon in the size and weight of the look. Decorative: the name belongs to what carries it. */
export const Icon = ({ of: Drawing, size = 'm' }: IconProps) => (
  <span className={styles.icon} data-size={size} aria-hidden="true">
    <Drawing />
  </span>
);

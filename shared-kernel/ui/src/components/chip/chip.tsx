import { Icon, type IconDrawing } from '@shared-kernel/ui/icon';
import { X } from '@shared-kernel/ui/icons';
import type { ComponentProps, ReactNode } from 'react';
import styles from './chip.module.css';
import { useChosenInView } from './use-chosen-in-view.ts';

interface ChipProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly icon?: IconDrawing;
  /** Chosen or not; leave it out for a chip that only acts. */
  readonly isOn?: boolean;
  /** A filter in force that a press takes away. Its name should say so: give it as `aria-label`. */
  readonly isClearing?: boolean;
}

/** A choice among a few, in a line. 36 px of ink, a 44 px target. */
export const Chip = ({ icon, isOn, isClearing = false, type = 'button', children, ...button }: ChipProps) => (
  <button
    {...button}
    type={type}
    className={styles.chip}
    aria-pressed={isClearing ? undefined : isOn}
    data-clearing={isClearing || undefined}
  >
    {icon !== undefined && <Icon of={icon} size="s" />}
    {children}
    {isClearing && <Icon of={X} size="s" />}
  </button>
);

interface ChipRowProps {
  readonly label: string;
  /** Over several lines instead of one that scrolls. */
  readonly isWrapping?: boolean;
  readonly children: ReactNode;
}

/** Chips in a line that scrolls to the page's edges, or in as many lines as they need. The chosen one is in view. */
export const ChipRow = ({ label, isWrapping = false, children }: ChipRowProps) => (
  <fieldset
    ref={useChosenInView<HTMLFieldSetElement>()}
    className={styles.row}
    aria-label={label}
    data-wrapping={isWrapping || undefined}
  >
    {children}
  </fieldset>
);

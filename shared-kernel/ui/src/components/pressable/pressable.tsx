import type { ReactNode } from 'react';
import { Link, type PressAction } from 'shared-kernel/router';
import styles from './pressable.module.css';

export type { PressAction };

interface PressableLook {
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  readonly hue?: string | undefined;
  readonly isCurrent?: boolean | undefined;
  /** Of a button that opens and closes what stands below it. */
  readonly isExpanded?: boolean | undefined;
  readonly children: ReactNode;
}

/** One pressable area, as a link or a button by what it does. Gives way under the finger within 90 ms. */
export const Pressable = ({
  className,
  label,
  hue,
  isCurrent,
  isExpanded,
  children,
  ...action
}: PressableLook & PressAction) => {
  const look = {
    className: [styles.pressable, className].join(' '),
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'data-cat': hue,
  };
  if (action.to !== undefined)
    return (
      <Link to={action.to} onClick={action.onPress} {...look}>
        {children}
      </Link>
    );
  if (action.href !== undefined)
    return (
      <a href={action.href} target="_blank" rel="noreferrer" onClick={action.onPress} {...look}>
        {children}
      </a>
    );
  return (
    <button type="button" onClick={action.onPress} aria-expanded={isExpanded} {...look}>
      {children}
    </button>
  );
};

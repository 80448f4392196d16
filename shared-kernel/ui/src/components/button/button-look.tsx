import { Icon, type IconDrawing } from '@shared-kernel/ui/icon';
import { Spinner } from '@shared-kernel/ui/spinner';
import type { ReactNode } from 'react';
import styles from './button.module.css';

export interface ButtonLook {
  /**
   * `primary`: the one main action of a screen, and money. `secondary`: beside it. `quiet`: words only.
   * `danger`: takes something away. `calm`: decides something that is no money's. `line`: an outline, for a choice among equals.
   */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'calm' | 'line';
  /** `m` is 48 px; `s` is 36 px of ink with a 44 px target. */
  readonly size?: 'm' | 's';
  /** As wide as what holds it. */
  readonly isBlock?: boolean;
  readonly icon?: IconDrawing | undefined;
  readonly children?: ReactNode;
}

export const lookOf = ({ variant = 'secondary', size = 'm', isBlock = false }: ButtonLook) => ({
  className: styles.button,
  'data-variant': variant,
  'data-size': size,
  'data-block': isBlock || undefined,
});

/** The label keeps its place while the button is busy, so that its width does not change under the finger. */
export const ButtonContent = ({ icon, size = 'm', isBusy = false, children }: ButtonLook & { isBusy?: boolean }) => (
  <>
    <span className={styles.content}>
      {icon !== undefined && <Icon of={icon} size={size === 's' ? 's' : 'm'} />}
      {children}
    </span>
    {isBusy && (
      <span className={styles.busy}>
        <Spinner />
      </span>
    )}
  </>
);

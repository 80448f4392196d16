import { Icon, type IconDrawing } from '@shared-kernel/ui/icon';
import type { ReactNode } from 'react';
import styles from './field-box.module.css';

interface FieldBoxProps {
  readonly icon: IconDrawing | undefined;
  readonly isWrong: boolean;
  readonly isDisabled: boolean | undefined;
  /** The input itself, and what lies in the box beside it. */
  readonly children: ReactNode;
}

/** The well in which something is typed or chosen: rings when it has the focus, red when what it holds is wrong. */
export const FieldBox = ({ icon, isWrong, isDisabled, children }: FieldBoxProps) => (
  <div className={styles.box} data-wrong={isWrong || undefined} data-disabled={isDisabled || undefined}>
    {icon !== undefined && <Icon of={icon} />}
    {children}
  </div>
);

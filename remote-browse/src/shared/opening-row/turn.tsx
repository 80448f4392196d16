import { Icon } from '@shared-kernel/ui/icon';
import { ChevronDown } from '@shared-kernel/ui/icons';
import styles from './opening-row.module.css';

/** The sign at the end of a row that opens something below it. */
export const Turn = ({ isOpen }: { readonly isOpen: boolean }) => (
  <span className={styles.turn} data-open={isOpen || undefined}>
    <Icon of={ChevronDown} />
  </span>
);

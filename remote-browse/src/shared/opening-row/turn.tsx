import { ChevronDown } from 'shared-kernel/icons';
import { Icon } from 'shared-kernel/ui/icon';
import styles from './opening-row.module.css';

/** The sign at the end of a row that opens something below it. */
export const Turn = ({ isOpen }: { readonly isOpen: boolean }) => (
  <span className={styles.turn} data-open={isOpen || undefined}>
    <Icon of={ChevronDown} />
  </span>
);

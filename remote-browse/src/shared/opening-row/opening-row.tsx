import { ListRow } from '@shared-kernel/ui/list-row';
import type { ReactNode } from 'react';
import styles from './opening-row.module.css';
import { Turn } from './turn.tsx';

interface OpeningRowProps {
  readonly title: string;
  readonly sub?: ReactNode;
  readonly badge?: ReactNode;
  readonly isOpen: boolean;
  readonly onTurn: () => void;
  /** What opens below the row. */
  readonly children: ReactNode;
}

/** A row of a list that opens and closes a text below it. */
export const OpeningRow = ({ title, sub, badge, isOpen, onTurn, children }: OpeningRowProps) => (
  <>
    <ListRow
      title={title}
      {...(sub !== undefined && { sub })}
      {...(badge !== undefined && { badge })}
      trailing={<Turn isOpen={isOpen} />}
      isExpanded={isOpen}
      onPress={onTurn}
    />
    {isOpen && <li className={styles.text}>{children}</li>}
  </>
);

import { Sheet } from '@shared-kernel/ui/sheet';
import type { ReactNode } from 'react';
import type { Field } from './record-answer.ts';
import styles from './records.module.css';

interface DetailSheetProps {
  readonly title: string;
  /** Null while no row is open. */
  readonly fields: readonly Field[] | null;
  /** What to do about it. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
}

/** Everything about one row. */
export const DetailSheet = ({ title, fields, actions, onClose }: DetailSheetProps) => {
  return (
    <Sheet isOpen={fields !== null} onClose={onClose} title={title} actions={actions}>
      {/* Focused, a long list can be scrolled by keyboard: there may be no control in it. */}
      <dl tabIndex={0}>
        {fields?.map(({ name, value }) => (
          <div key={name} className={styles.line}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
};

import { Card } from '@shared-kernel/ui/card';
import { Picture } from '@shared-kernel/ui/picture';
import { Pressable } from '@shared-kernel/ui/pressable';
import type { ReactNode } from 'react';
import type { Field } from './record-answer.ts';
import styles from './records.module.css';

interface RecordCardProps {
  /** Address of a picture before the title. */
  readonly picture?: string;
  readonly title: string;
  /** A quiet line under the title. */
  readonly note: ReactNode;
  /** What came of it, at the end of the title's line. */
  readonly outcome: ReactNode;
  /** A quiet line under the outcome. */
  readonly state?: ReactNode;
  /** Under the line: two to four figures, the last at the end. */
  readonly fields: readonly Field[];
  /** Below another line: what can still be done about it. */
  readonly foot?: ReactNode;
  /** Opens the detail. */
  readonly onOpen: () => void;
}

/** One row of a record: what it was and what came of it, then its figures. The upper half opens the detail. */
export const RecordCard = ({ picture, title, note, outcome, state, fields, foot, onOpen }: RecordCardProps) => (
  <Card className={styles.card}>
    <Pressable className={styles.head} onPress={onOpen}>
      {picture !== undefined && <Picture src={picture} alt="" width={40} height={40} fit="top" />}
      <span className={styles.what}>
        <span className={styles.title}>{title}</span>
        <span className={styles.quiet}>{note}</span>
      </span>
      <span className={styles.outcome}>
        {outcome}
        {state !== undefined && <span className={styles.quiet}>{state}</span>}
      </span>
    </Pressable>
    <dl className={styles.fields}>
      {fields.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {foot !== undefined && <div className={styles.cardFoot}>{foot}</div>}
  </Card>
);

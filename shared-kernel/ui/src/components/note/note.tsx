import { Icon, type IconDrawing } from '@shared-kernel/ui/icon';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '@shared-kernel/ui/icons';
import type { ReactNode } from 'react';
import styles from './note.module.css';

type NoteTone = 'info' | 'ok' | 'warn' | 'bad';

const ICONS: Readonly<Record<NoteTone, IconDrawing>> = {
  info: Info,
  ok: CircleCheck,
  warn: TriangleAlert,
  bad: CircleAlert,
};

interface NoteProps {
  readonly tone?: NoteTone;
  readonly children: ReactNode;
}

/** Something to know, said in place. A bad one is announced at once. */
export const Note = ({ tone = 'info', children }: NoteProps) => (
  <div className={styles.note} data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
    <Icon of={ICONS[tone]} />
    <div className={styles.text}>{children}</div>
  </div>
);

import type { ReactNode } from 'react';
import styles from './section-head.module.css';

interface SectionHeadProps {
  readonly title: string;
  /** `strong` heads a shelf of the page; `quiet` names a group of entries. */
  readonly tone?: 'strong' | 'quiet';
  readonly trailing?: ReactNode;
  readonly id?: string;
}

/** A second-level heading: says what is there, not what to feel. */
export const SectionHead = ({ title, tone = 'strong', trailing, id }: SectionHeadProps) => (
  <div className={styles.head} data-tone={tone}>
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
    {trailing}
  </div>
);

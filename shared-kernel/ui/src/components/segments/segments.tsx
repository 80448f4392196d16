import { tabKeys } from '@shared-kernel/ui/tab-keys';
import type { ReactNode } from 'react';
import styles from './segments.module.css';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

interface SegmentsProps<Value extends string> {
  /** What is switched, for those who listen. */
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The id of what the switch changes. */
  readonly controls?: string;
}

/** A switch between two to six views of one thing, in one well. Arrows, Home and End move and choose, as in any tab list. */
export const Segments = <Value extends string>({
  label,
  segments,
  value,
  onChange,
  controls,
}: SegmentsProps<Value>) => (
  <div
    className={styles.well}
    role="tablist"
    aria-label={label}
    onKeyDown={tabKeys(
      segments.map((segment) => segment.value),
      value,
      onChange,
    )}
  >
    {segments.map((segment) => (
      <button
        key={segment.value}
        type="button"
        role="tab"
        className={styles.segment}
        aria-selected={segment.value === value}
        aria-controls={controls}
        tabIndex={segment.value === value ? 0 : -1}
        onClick={() => onChange(segment.value)}
      >
        {segment.label}
      </button>
    ))}
  </div>
);
